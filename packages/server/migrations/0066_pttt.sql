CREATE TABLE "main"."pttt_hinh_anh" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"dich_vu_yeu_cau_id" uuid NOT NULL,
	"phien_ban" integer NOT NULL,
	"chi_tiet_id" uuid NOT NULL,
	"tep_id" uuid NOT NULL,
	"thu_tu" integer NOT NULL,
	"chu_thich" text,
	"in_tren_phieu" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "main"."pttt_ket_qua" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"dich_vu_yeu_cau_id" uuid NOT NULL,
	"phien_ban" integer NOT NULL,
	"chi_tiet_id" uuid NOT NULL,
	"mo_ta" text,
	"ket_luan" text,
	"de_nghi" text,
	"tu_dien_ket_luan_id" uuid,
	"thiet_bi_id" uuid,
	"nguoi_thuc_hien_ids" uuid[],
	"thoi_gian_thuc_hien" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "main"."pttt_phien_ban" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"dich_vu_yeu_cau_id" uuid NOT NULL,
	"phien_ban" integer NOT NULL,
	"ngay_tra" timestamp with time zone,
	"nguoi_tra_id" uuid,
	"ngay_huy" timestamp with time zone,
	"nguoi_huy_id" uuid,
	"ly_do_huy" text
);
--> statement-breakpoint
CREATE TABLE "main"."pttt_tuong_trinh" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"dich_vu_yeu_cau_id" uuid NOT NULL,
	"phien_ban" integer NOT NULL,
	"bat_dau" timestamp with time zone,
	"ket_thuc" timestamp with time zone,
	"phuong_phap_phau_thuat_id" uuid,
	"phuong_phap_vo_cam_id" uuid,
	"chan_doan_truoc" text,
	"chan_doan_truoc_icd_id" uuid,
	"chan_doan_sau" text,
	"chan_doan_sau_icd_id" uuid,
	"tu_vong" text,
	"tai_bien" text,
	"tai_bien_ghi_chu" text,
	"kip" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"ngay_khoa" timestamp with time zone,
	"nguoi_khoa_id" uuid
);
--> statement-breakpoint
ALTER TABLE "main"."pttt_hinh_anh" ADD CONSTRAINT "pttt_hinh_anh_dich_vu_yeu_cau_id_dich_vu_yeu_cau_id_fk" FOREIGN KEY ("dich_vu_yeu_cau_id") REFERENCES "main"."dich_vu_yeu_cau"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."pttt_hinh_anh" ADD CONSTRAINT "pttt_hinh_anh_chi_tiet_id_dich_vu_yeu_cau_chi_tiet_id_fk" FOREIGN KEY ("chi_tiet_id") REFERENCES "main"."dich_vu_yeu_cau_chi_tiet"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."pttt_hinh_anh" ADD CONSTRAINT "pttt_hinh_anh_tep_id_file_id_fk" FOREIGN KEY ("tep_id") REFERENCES "main"."file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."pttt_ket_qua" ADD CONSTRAINT "pttt_ket_qua_dich_vu_yeu_cau_id_dich_vu_yeu_cau_id_fk" FOREIGN KEY ("dich_vu_yeu_cau_id") REFERENCES "main"."dich_vu_yeu_cau"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."pttt_ket_qua" ADD CONSTRAINT "pttt_ket_qua_chi_tiet_id_dich_vu_yeu_cau_chi_tiet_id_fk" FOREIGN KEY ("chi_tiet_id") REFERENCES "main"."dich_vu_yeu_cau_chi_tiet"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."pttt_ket_qua" ADD CONSTRAINT "pttt_ket_qua_tu_dien_ket_luan_id_tu_dien_ket_luan_id_fk" FOREIGN KEY ("tu_dien_ket_luan_id") REFERENCES "main"."tu_dien_ket_luan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."pttt_ket_qua" ADD CONSTRAINT "pttt_ket_qua_thiet_bi_id_thiet_bi_id_fk" FOREIGN KEY ("thiet_bi_id") REFERENCES "main"."thiet_bi"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."pttt_phien_ban" ADD CONSTRAINT "pttt_phien_ban_dich_vu_yeu_cau_id_dich_vu_yeu_cau_id_fk" FOREIGN KEY ("dich_vu_yeu_cau_id") REFERENCES "main"."dich_vu_yeu_cau"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."pttt_phien_ban" ADD CONSTRAINT "pttt_phien_ban_nguoi_tra_id_nhan_vien_id_fk" FOREIGN KEY ("nguoi_tra_id") REFERENCES "main"."nhan_vien"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."pttt_phien_ban" ADD CONSTRAINT "pttt_phien_ban_nguoi_huy_id_nhan_vien_id_fk" FOREIGN KEY ("nguoi_huy_id") REFERENCES "main"."nhan_vien"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."pttt_tuong_trinh" ADD CONSTRAINT "pttt_tuong_trinh_dich_vu_yeu_cau_id_dich_vu_yeu_cau_id_fk" FOREIGN KEY ("dich_vu_yeu_cau_id") REFERENCES "main"."dich_vu_yeu_cau"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."pttt_tuong_trinh" ADD CONSTRAINT "pttt_tuong_trinh_phuong_phap_phau_thuat_id_dm_phuong_phap_phau_thuat_id_fk" FOREIGN KEY ("phuong_phap_phau_thuat_id") REFERENCES "main"."dm_phuong_phap_phau_thuat"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."pttt_tuong_trinh" ADD CONSTRAINT "pttt_tuong_trinh_phuong_phap_vo_cam_id_dm_phuong_phap_vo_cam_id_fk" FOREIGN KEY ("phuong_phap_vo_cam_id") REFERENCES "main"."dm_phuong_phap_vo_cam"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."pttt_tuong_trinh" ADD CONSTRAINT "pttt_tuong_trinh_chan_doan_truoc_icd_id_icd_id_fk" FOREIGN KEY ("chan_doan_truoc_icd_id") REFERENCES "main"."icd"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."pttt_tuong_trinh" ADD CONSTRAINT "pttt_tuong_trinh_chan_doan_sau_icd_id_icd_id_fk" FOREIGN KEY ("chan_doan_sau_icd_id") REFERENCES "main"."icd"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."pttt_tuong_trinh" ADD CONSTRAINT "pttt_tuong_trinh_nguoi_khoa_id_nhan_vien_id_fk" FOREIGN KEY ("nguoi_khoa_id") REFERENCES "main"."nhan_vien"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "pttt_hinh_anh_once" ON "main"."pttt_hinh_anh" USING btree ("dich_vu_yeu_cau_id","phien_ban","chi_tiet_id","tep_id");--> statement-breakpoint
CREATE INDEX "pttt_hinh_anh_file" ON "main"."pttt_hinh_anh" USING btree ("tep_id");--> statement-breakpoint
CREATE UNIQUE INDEX "pttt_ket_qua_line" ON "main"."pttt_ket_qua" USING btree ("dich_vu_yeu_cau_id","phien_ban","chi_tiet_id");--> statement-breakpoint
CREATE INDEX "pttt_ket_qua_device" ON "main"."pttt_ket_qua" USING btree ("thiet_bi_id");--> statement-breakpoint
CREATE UNIQUE INDEX "pttt_phien_ban_slip" ON "main"."pttt_phien_ban" USING btree ("dich_vu_yeu_cau_id","phien_ban");--> statement-breakpoint
CREATE UNIQUE INDEX "pttt_tuong_trinh_slip" ON "main"."pttt_tuong_trinh" USING btree ("dich_vu_yeu_cau_id","phien_ban");--> statement-breakpoint
CREATE INDEX "tham_do_ket_qua_device" ON "main"."tham_do_ket_qua" USING btree ("thiet_bi_id");--> statement-breakpoint
CREATE INDEX "chan_doan_ket_qua_device" ON "main"."chan_doan_ket_qua" USING btree ("thiet_bi_id");--> statement-breakpoint
CREATE INDEX "vi_sinh_ket_qua_device" ON "main"."vi_sinh_ket_qua" USING btree ("thiet_bi_id");