CREATE TABLE "main"."chan_doan_hinh_anh" (
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
CREATE TABLE "main"."chan_doan_ket_qua" (
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
	"thiet_bi_id" uuid
);
--> statement-breakpoint
CREATE TABLE "main"."chan_doan_phien_ban" (
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
ALTER TABLE "main"."chan_doan_hinh_anh" ADD CONSTRAINT "chan_doan_hinh_anh_dich_vu_yeu_cau_id_dich_vu_yeu_cau_id_fk" FOREIGN KEY ("dich_vu_yeu_cau_id") REFERENCES "main"."dich_vu_yeu_cau"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."chan_doan_hinh_anh" ADD CONSTRAINT "chan_doan_hinh_anh_chi_tiet_id_dich_vu_yeu_cau_chi_tiet_id_fk" FOREIGN KEY ("chi_tiet_id") REFERENCES "main"."dich_vu_yeu_cau_chi_tiet"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."chan_doan_hinh_anh" ADD CONSTRAINT "chan_doan_hinh_anh_tep_id_file_id_fk" FOREIGN KEY ("tep_id") REFERENCES "main"."file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."chan_doan_ket_qua" ADD CONSTRAINT "chan_doan_ket_qua_dich_vu_yeu_cau_id_dich_vu_yeu_cau_id_fk" FOREIGN KEY ("dich_vu_yeu_cau_id") REFERENCES "main"."dich_vu_yeu_cau"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."chan_doan_ket_qua" ADD CONSTRAINT "chan_doan_ket_qua_chi_tiet_id_dich_vu_yeu_cau_chi_tiet_id_fk" FOREIGN KEY ("chi_tiet_id") REFERENCES "main"."dich_vu_yeu_cau_chi_tiet"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."chan_doan_ket_qua" ADD CONSTRAINT "chan_doan_ket_qua_tu_dien_ket_luan_id_tu_dien_ket_luan_id_fk" FOREIGN KEY ("tu_dien_ket_luan_id") REFERENCES "main"."tu_dien_ket_luan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."chan_doan_ket_qua" ADD CONSTRAINT "chan_doan_ket_qua_thiet_bi_id_thiet_bi_id_fk" FOREIGN KEY ("thiet_bi_id") REFERENCES "main"."thiet_bi"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."chan_doan_phien_ban" ADD CONSTRAINT "chan_doan_phien_ban_dich_vu_yeu_cau_id_dich_vu_yeu_cau_id_fk" FOREIGN KEY ("dich_vu_yeu_cau_id") REFERENCES "main"."dich_vu_yeu_cau"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."chan_doan_phien_ban" ADD CONSTRAINT "chan_doan_phien_ban_nguoi_tra_id_nhan_vien_id_fk" FOREIGN KEY ("nguoi_tra_id") REFERENCES "main"."nhan_vien"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."chan_doan_phien_ban" ADD CONSTRAINT "chan_doan_phien_ban_nguoi_huy_id_nhan_vien_id_fk" FOREIGN KEY ("nguoi_huy_id") REFERENCES "main"."nhan_vien"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "chan_doan_hinh_anh_once" ON "main"."chan_doan_hinh_anh" USING btree ("dich_vu_yeu_cau_id","phien_ban","chi_tiet_id","tep_id");--> statement-breakpoint
CREATE INDEX "chan_doan_hinh_anh_file" ON "main"."chan_doan_hinh_anh" USING btree ("tep_id");--> statement-breakpoint
CREATE UNIQUE INDEX "chan_doan_ket_qua_line" ON "main"."chan_doan_ket_qua" USING btree ("dich_vu_yeu_cau_id","phien_ban","chi_tiet_id");--> statement-breakpoint
CREATE UNIQUE INDEX "chan_doan_phien_ban_slip" ON "main"."chan_doan_phien_ban" USING btree ("dich_vu_yeu_cau_id","phien_ban");