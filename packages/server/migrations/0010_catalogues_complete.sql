CREATE TABLE "main"."thiet_lap" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"code_hash" text NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp with time zone,
	"done_at" timestamp with time zone,
	"hidden_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "main"."file" ADD COLUMN "picture_of" text;--> statement-breakpoint
ALTER TABLE "auth"."node" ADD COLUMN "logo" uuid;--> statement-breakpoint
ALTER TABLE "auth"."node" ADD COLUMN "host" text;--> statement-breakpoint
ALTER TABLE "main"."dm_chuc_vu" ADD COLUMN "can_giay_phep" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "main"."nhan_vien" ADD COLUMN "cong_ty_id" uuid;--> statement-breakpoint
ALTER TABLE "main"."nhan_vien" ADD COLUMN "ngay_het_han_chung_chi" date;--> statement-breakpoint
ALTER TABLE "main"."nhan_vien" ADD COLUMN "noi_cap_chung_chi" text;--> statement-breakpoint
ALTER TABLE "main"."nhan_vien" ADD COLUMN "pham_vi_hanh_nghe" text;--> statement-breakpoint
ALTER TABLE "main"."nhan_vien" ADD COLUMN "chung_chi_ngoai" text;--> statement-breakpoint
ALTER TABLE "main"."nhan_vien" ADD COLUMN "so_tien_bhxh" numeric(18, 2);--> statement-breakpoint
ALTER TABLE "main"."nhan_vien" ADD COLUMN "trang_thai_lien_thong" text;--> statement-breakpoint
ALTER TABLE "main"."nhan_vien" ADD COLUMN "ngay_lien_thong" date;--> statement-breakpoint
ALTER TABLE "main"."nhan_vien" ADD COLUMN "chu_ky" uuid;--> statement-breakpoint
ALTER TABLE "main"."dm_dich_vu" ADD COLUMN "gia_von" numeric(18, 2);--> statement-breakpoint
ALTER TABLE "main"."dm_dich_vu" ADD COLUMN "ma_phan_loai" text;--> statement-breakpoint
ALTER TABLE "main"."dm_dich_vu" ADD COLUMN "ma_icd9" text;--> statement-breakpoint
ALTER TABLE "main"."dm_dich_vu" ADD COLUMN "phan_loai_pttt" text;--> statement-breakpoint
ALTER TABLE "main"."dm_dich_vu" ADD COLUMN "thoi_gian_xu_ly_thiet_bi" numeric(20, 6);--> statement-breakpoint
ALTER TABLE "main"."dm_dich_vu" ADD COLUMN "don_vi_thoi_gian_xu_ly" text;--> statement-breakpoint
ALTER TABLE "main"."dm_dich_vu" ADD COLUMN "gia_tri_chuan" text;--> statement-breakpoint
ALTER TABLE "main"."dm_dich_vu" ADD COLUMN "khong_dung_cung_ids" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "main"."dm_dich_vu" ADD COLUMN "theo_lieu_trinh" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "main"."dm_dich_vu" ADD COLUMN "phan_tram_thuc_hien" numeric(20, 6);--> statement-breakpoint
ALTER TABLE "main"."dm_dich_vu" ADD COLUMN "phan_tram_hoa_hong" numeric(20, 6);--> statement-breakpoint
ALTER TABLE "main"."dm_dich_vu" ADD COLUMN "dich_vu_dac_biet" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "main"."dm_dich_vu" ADD COLUMN "la_goi_dich_vu" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "main"."icd" ADD COLUMN "cap" numeric(20, 6);--> statement-breakpoint
ALTER TABLE "main"."icd" ADD COLUMN "phan_loai" text;--> statement-breakpoint
ALTER TABLE "main"."icd_xet_nghiem" ADD COLUMN "ten_tieng_anh" text;--> statement-breakpoint
ALTER TABLE "main"."icd_xet_nghiem" ADD COLUMN "nhom_icd_id" uuid;--> statement-breakpoint
ALTER TABLE "main"."icd_xet_nghiem" ADD COLUMN "cap" numeric(20, 6);--> statement-breakpoint
ALTER TABLE "main"."icd_xet_nghiem" ADD COLUMN "phan_loai" text;--> statement-breakpoint
ALTER TABLE "main"."icd_xet_nghiem" ADD COLUMN "gioi_tinh" text;--> statement-breakpoint
ALTER TABLE "main"."icd_xet_nghiem" ADD COLUMN "tuoi_min" numeric(20, 6);--> statement-breakpoint
ALTER TABLE "main"."icd_xet_nghiem" ADD COLUMN "tuoi_max" numeric(20, 6);--> statement-breakpoint
ALTER TABLE "main"."icd_xet_nghiem" ADD COLUMN "truyen_nhiem" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "main"."icd_xet_nghiem" ADD COLUMN "man_tinh" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "main"."hinh_thuc_thanh_toan" ADD COLUMN "hach_toans" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "outbox_given_up" ON "main"."outbox" USING btree ("next_at") WHERE trang_thai = 'DaHuy';--> statement-breakpoint
CREATE INDEX "nhan_vien_cong_ty_id" ON "main"."nhan_vien" USING btree ("cong_ty_id");--> statement-breakpoint
CREATE INDEX "nhom_benh_nhan_loai_gia_hang_hoa_ids" ON "main"."nhom_benh_nhan" USING gin ("loai_gia_hang_hoa_ids");--> statement-breakpoint
CREATE INDEX "quan_ly_hop_dong_dich_vu_ids" ON "main"."quan_ly_hop_dong" USING gin ("dich_vu_ids");--> statement-breakpoint
CREATE INDEX "quan_ly_hop_dong_goi_dich_vu_ids" ON "main"."quan_ly_hop_dong" USING gin ("goi_dich_vu_ids");--> statement-breakpoint
CREATE INDEX "dm_dich_vu_phong_thuc_hien_ids" ON "main"."dm_dich_vu" USING gin ("phong_thuc_hien_ids");--> statement-breakpoint
CREATE INDEX "dm_dich_vu_dich_vu_kem_theo_ids" ON "main"."dm_dich_vu" USING gin ("dich_vu_kem_theo_ids");--> statement-breakpoint
CREATE INDEX "dm_dich_vu_khong_dung_cung_ids" ON "main"."dm_dich_vu" USING gin ("khong_dung_cung_ids");--> statement-breakpoint
CREATE INDEX "lieu_trinh_dich_vu_ids" ON "main"."lieu_trinh" USING gin ("dich_vu_ids");--> statement-breakpoint
CREATE INDEX "chong_chi_dinh_dich_vu_dich_vu_khong_dung_cung_ids" ON "main"."chong_chi_dinh_dich_vu" USING gin ("dich_vu_khong_dung_cung_ids");--> statement-breakpoint
CREATE INDEX "thiet_bi_dich_vu_ids" ON "main"."thiet_bi" USING gin ("dich_vu_ids");--> statement-breakpoint
CREATE INDEX "icd_xet_nghiem_nhom_icd_id" ON "main"."icd_xet_nghiem" USING btree ("nhom_icd_id");--> statement-breakpoint
CREATE INDEX "icd_xet_nghiem_dich_vu_ids" ON "main"."icd_xet_nghiem" USING gin ("dich_vu_ids");--> statement-breakpoint
CREATE INDEX "tu_dien_ket_luan_dich_vu_ids" ON "main"."tu_dien_ket_luan" USING gin ("dich_vu_ids");--> statement-breakpoint
CREATE INDEX "duoc_hoat_chat_ids" ON "pharmacy"."duoc" USING gin ("hoat_chat_ids");--> statement-breakpoint
CREATE INDEX "toa_thuoc_mau_icd_ids" ON "main"."toa_thuoc_mau" USING gin ("icd_ids");--> statement-breakpoint
CREATE INDEX "kho_phong_ban_ids" ON "pharmacy"."kho" USING gin ("phong_ban_ids");--> statement-breakpoint
CREATE INDEX "dm_doi_tuong_loai_gia_ids" ON "main"."dm_doi_tuong" USING gin ("loai_gia_ids");