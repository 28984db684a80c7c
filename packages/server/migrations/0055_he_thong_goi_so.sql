CREATE TABLE "main"."he_thong_goi_so" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"duy_nhat" boolean DEFAULT true NOT NULL,
	"bat" boolean DEFAULT false NOT NULL,
	"dia_chi" text NOT NULL,
	"ten_dang_nhap" text NOT NULL,
	"mat_khau" text,
	"han_giay" integer DEFAULT 2 NOT NULL,
	"hang_dois" text[] NOT NULL,
	"mat_tu" timestamp with time zone,
	"thu_lai_luc" timestamp with time zone,
	"kiem_tra_luc" timestamp with time zone,
	"ket_qua_kiem_tra" text,
	"thong_bao_kiem_tra" text
);
--> statement-breakpoint
CREATE UNIQUE INDEX "he_thong_goi_so_duy_nhat" ON "main"."he_thong_goi_so" USING btree ("duy_nhat");