CREATE TABLE "pharmacy"."nhom_di_ung_cheo" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"trang_thai" text DEFAULT 'DangSuDung' NOT NULL,
	"tam_ngung" boolean DEFAULT false NOT NULL,
	"search_key" text DEFAULT '' NOT NULL,
	"ma_nhom_di_ung" text,
	"ten_nhom_di_ung" text,
	"dau_ma_atc" text,
	"hoat_chats" text,
	"tu_khoas" text,
	"dich_vus" text,
	"chi_khi_neu_ten" boolean DEFAULT false NOT NULL,
	"xu_tri" text,
	"nguon" text,
	"ghi_chu" text
);
--> statement-breakpoint
ALTER TABLE "main"."su_dung_vat_tu_chi_tiet" ADD COLUMN "canh_bao" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "nhom_di_ung_cheo_ma_nhom_di_ung_unique" ON "pharmacy"."nhom_di_ung_cheo" USING btree ("ma_nhom_di_ung") WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE UNIQUE INDEX "nhom_di_ung_cheo_ma_nhom_di_ung_nocase" ON "pharmacy"."nhom_di_ung_cheo" USING btree (lower("ma_nhom_di_ung")) WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE INDEX "nhom_di_ung_cheo_search" ON "pharmacy"."nhom_di_ung_cheo" USING gin (search_key public.gin_trgm_ops);