CREATE TABLE "main"."bo_chi_dinh" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"trang_thai" text DEFAULT 'DangSuDung' NOT NULL,
	"tam_ngung" boolean DEFAULT false NOT NULL,
	"search_key" text DEFAULT '' NOT NULL,
	"ma_bo_chi_dinh" text,
	"ten_bo_chi_dinh" text,
	"icd_ids" uuid[] DEFAULT '{}' NOT NULL,
	"phong_ban_id" uuid,
	"nhan_vien_id" uuid,
	"chi_tiets" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"thu_tu" numeric(20, 6),
	"ghi_chu" text
);
--> statement-breakpoint
ALTER TABLE "main"."loai_mau_kham" ADD COLUMN "nhan_vien_id" uuid;--> statement-breakpoint
ALTER TABLE "main"."loai_mau_kham" ADD COLUMN "dung_cho" text;--> statement-breakpoint
ALTER TABLE "main"."dm_loi_dan" ADD COLUMN "nhan_vien_id" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX "bo_chi_dinh_ma_bo_chi_dinh_unique" ON "main"."bo_chi_dinh" USING btree ("ma_bo_chi_dinh") WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE UNIQUE INDEX "bo_chi_dinh_ma_bo_chi_dinh_nocase" ON "main"."bo_chi_dinh" USING btree (lower("ma_bo_chi_dinh")) WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE INDEX "bo_chi_dinh_icd_ids" ON "main"."bo_chi_dinh" USING gin ("icd_ids");--> statement-breakpoint
CREATE INDEX "bo_chi_dinh_phong_ban_id" ON "main"."bo_chi_dinh" USING btree ("phong_ban_id");--> statement-breakpoint
CREATE INDEX "bo_chi_dinh_nhan_vien_id" ON "main"."bo_chi_dinh" USING btree ("nhan_vien_id");--> statement-breakpoint
CREATE INDEX "bo_chi_dinh_search" ON "main"."bo_chi_dinh" USING gin (search_key public.gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "loai_mau_kham_nhan_vien_id" ON "main"."loai_mau_kham" USING btree ("nhan_vien_id");--> statement-breakpoint
CREATE INDEX "dm_loi_dan_nhan_vien_id" ON "main"."dm_loi_dan" USING btree ("nhan_vien_id");--> statement-breakpoint
CREATE INDEX "dich_vu_yeu_cau_doctor" ON "main"."dich_vu_yeu_cau" USING btree ("bac_si_chi_dinh_id","ngay_yeu_cau");--> statement-breakpoint
CREATE INDEX "toa_thuoc_doctor" ON "main"."toa_thuoc" USING btree ("bac_si_id","ngay_ke");