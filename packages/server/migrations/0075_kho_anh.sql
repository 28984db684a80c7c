CREATE TABLE "main"."kho_anh_dicom" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"duy_nhat" boolean DEFAULT true NOT NULL,
	"bat" boolean DEFAULT false NOT NULL,
	"dia_chi" text NOT NULL,
	"xac_thuc" text DEFAULT 'Khong' NOT NULL,
	"ten_dang_nhap" text NOT NULL,
	"mat_khau" text,
	"han_giay" integer DEFAULT 10 NOT NULL,
	"mat_tu" timestamp with time zone,
	"thu_lai_luc" timestamp with time zone,
	"kiem_tra_luc" timestamp with time zone,
	"ket_qua_kiem_tra" text,
	"thong_bao_kiem_tra" text
);
--> statement-breakpoint
ALTER TABLE "main"."ca_dicom" ALTER COLUMN "may_dicom_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "main"."ca_dicom" ADD COLUMN "so_loat_kho" integer;--> statement-breakpoint
ALTER TABLE "main"."ca_dicom" ADD COLUMN "so_anh_kho" integer;--> statement-breakpoint
CREATE UNIQUE INDEX "kho_anh_dicom_duy_nhat" ON "main"."kho_anh_dicom" USING btree ("duy_nhat");