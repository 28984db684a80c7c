CREATE TABLE "main"."lien_thong_don_thuoc" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"duy_nhat" boolean DEFAULT true NOT NULL,
	"bat" boolean DEFAULT false NOT NULL,
	"moi_truong" text NOT NULL,
	"ma_lien_thong" text NOT NULL,
	"mat_khau" text,
	"kiem_tra_luc" timestamp with time zone,
	"ket_qua_kiem_tra" text,
	"thong_bao_kiem_tra" text
);
--> statement-breakpoint
CREATE TABLE "main"."tai_khoan_hoa_don" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"ten" text NOT NULL,
	"nha_cung_cap" text NOT NULL,
	"dia_chi" text NOT NULL,
	"ma_so_thue" text NOT NULL,
	"ten_dang_nhap" text NOT NULL,
	"mat_khau" text NOT NULL,
	"mau_so" text NOT NULL,
	"ky_hieu" text NOT NULL,
	"node_ids" uuid[] DEFAULT '{}' NOT NULL,
	"nhan_vien_ids" uuid[] DEFAULT '{}' NOT NULL,
	"tu_ngay" date NOT NULL,
	"tam_ngung" boolean DEFAULT false NOT NULL,
	"kiem_tra_luc" timestamp with time zone,
	"ket_qua_kiem_tra" text,
	"thong_bao_kiem_tra" text
);
--> statement-breakpoint
CREATE UNIQUE INDEX "lien_thong_don_thuoc_duy_nhat" ON "main"."lien_thong_don_thuoc" USING btree ("duy_nhat");--> statement-breakpoint
CREATE UNIQUE INDEX "tai_khoan_hoa_don_ky_hieu" ON "main"."tai_khoan_hoa_don" USING btree ("nha_cung_cap","ma_so_thue","mau_so","ky_hieu");