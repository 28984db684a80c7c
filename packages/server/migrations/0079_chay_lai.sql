CREATE TABLE "main"."xet_nghiem_chay_lai" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"dich_vu_yeu_cau_id" uuid NOT NULL,
	"phien_ban" integer NOT NULL,
	"chi_tiet_id" uuid NOT NULL,
	"ma_chi_so" text NOT NULL,
	"ten_chi_so" text NOT NULL,
	"ket_qua_dau" text NOT NULL,
	"ly_do" text NOT NULL,
	"ngay_yeu_cau" timestamp with time zone NOT NULL,
	"nguoi_yeu_cau_id" uuid,
	"ket_qua_lai" text,
	"thiet_bi_id" uuid,
	"ngay_ket_qua_lai" timestamp with time zone,
	"trang_thai" text DEFAULT 'ChoChay' NOT NULL,
	"chon" text,
	"ngay_chon" timestamp with time zone,
	"nguoi_chon_id" uuid
);
--> statement-breakpoint
CREATE TABLE "main"."xet_nghiem_dich_vu" (
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
	"la_nguy_hiem" boolean DEFAULT false NOT NULL,
	"tu_dien_ket_luan_id" uuid,
	"thiet_bi_id" uuid,
	"nguoi_thuc_hien_ids" uuid[],
	"thoi_gian_thuc_hien" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "main"."xet_nghiem_hinh_anh" (
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
ALTER TABLE "main"."xet_nghiem_chay_lai" ADD CONSTRAINT "xet_nghiem_chay_lai_dich_vu_yeu_cau_id_dich_vu_yeu_cau_id_fk" FOREIGN KEY ("dich_vu_yeu_cau_id") REFERENCES "main"."dich_vu_yeu_cau"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."xet_nghiem_chay_lai" ADD CONSTRAINT "xet_nghiem_chay_lai_chi_tiet_id_dich_vu_yeu_cau_chi_tiet_id_fk" FOREIGN KEY ("chi_tiet_id") REFERENCES "main"."dich_vu_yeu_cau_chi_tiet"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."xet_nghiem_chay_lai" ADD CONSTRAINT "xet_nghiem_chay_lai_nguoi_yeu_cau_id_nhan_vien_id_fk" FOREIGN KEY ("nguoi_yeu_cau_id") REFERENCES "main"."nhan_vien"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."xet_nghiem_chay_lai" ADD CONSTRAINT "xet_nghiem_chay_lai_thiet_bi_id_thiet_bi_id_fk" FOREIGN KEY ("thiet_bi_id") REFERENCES "main"."thiet_bi"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."xet_nghiem_chay_lai" ADD CONSTRAINT "xet_nghiem_chay_lai_nguoi_chon_id_nhan_vien_id_fk" FOREIGN KEY ("nguoi_chon_id") REFERENCES "main"."nhan_vien"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."xet_nghiem_dich_vu" ADD CONSTRAINT "xet_nghiem_dich_vu_dich_vu_yeu_cau_id_dich_vu_yeu_cau_id_fk" FOREIGN KEY ("dich_vu_yeu_cau_id") REFERENCES "main"."dich_vu_yeu_cau"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."xet_nghiem_dich_vu" ADD CONSTRAINT "xet_nghiem_dich_vu_chi_tiet_id_dich_vu_yeu_cau_chi_tiet_id_fk" FOREIGN KEY ("chi_tiet_id") REFERENCES "main"."dich_vu_yeu_cau_chi_tiet"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."xet_nghiem_dich_vu" ADD CONSTRAINT "xet_nghiem_dich_vu_tu_dien_ket_luan_id_tu_dien_ket_luan_id_fk" FOREIGN KEY ("tu_dien_ket_luan_id") REFERENCES "main"."tu_dien_ket_luan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."xet_nghiem_dich_vu" ADD CONSTRAINT "xet_nghiem_dich_vu_thiet_bi_id_thiet_bi_id_fk" FOREIGN KEY ("thiet_bi_id") REFERENCES "main"."thiet_bi"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."xet_nghiem_hinh_anh" ADD CONSTRAINT "xet_nghiem_hinh_anh_dich_vu_yeu_cau_id_dich_vu_yeu_cau_id_fk" FOREIGN KEY ("dich_vu_yeu_cau_id") REFERENCES "main"."dich_vu_yeu_cau"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."xet_nghiem_hinh_anh" ADD CONSTRAINT "xet_nghiem_hinh_anh_chi_tiet_id_dich_vu_yeu_cau_chi_tiet_id_fk" FOREIGN KEY ("chi_tiet_id") REFERENCES "main"."dich_vu_yeu_cau_chi_tiet"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."xet_nghiem_hinh_anh" ADD CONSTRAINT "xet_nghiem_hinh_anh_tep_id_file_id_fk" FOREIGN KEY ("tep_id") REFERENCES "main"."file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "xet_nghiem_chay_lai_open" ON "main"."xet_nghiem_chay_lai" USING btree ("dich_vu_yeu_cau_id","chi_tiet_id","ma_chi_so") WHERE trang_thai = 'ChoChay';--> statement-breakpoint
CREATE INDEX "xet_nghiem_chay_lai_slip" ON "main"."xet_nghiem_chay_lai" USING btree ("dich_vu_yeu_cau_id","ngay_yeu_cau");--> statement-breakpoint
CREATE UNIQUE INDEX "xet_nghiem_dich_vu_line" ON "main"."xet_nghiem_dich_vu" USING btree ("dich_vu_yeu_cau_id","phien_ban","chi_tiet_id");--> statement-breakpoint
CREATE INDEX "xet_nghiem_dich_vu_device" ON "main"."xet_nghiem_dich_vu" USING btree ("thiet_bi_id");--> statement-breakpoint
CREATE UNIQUE INDEX "xet_nghiem_hinh_anh_once" ON "main"."xet_nghiem_hinh_anh" USING btree ("dich_vu_yeu_cau_id","phien_ban","chi_tiet_id","tep_id");--> statement-breakpoint
CREATE INDEX "xet_nghiem_hinh_anh_file" ON "main"."xet_nghiem_hinh_anh" USING btree ("tep_id");