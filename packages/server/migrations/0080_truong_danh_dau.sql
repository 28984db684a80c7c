CREATE TABLE "main"."mau_truong_ket_qua" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"trang_thai" text DEFAULT 'DangSuDung' NOT NULL,
	"tam_ngung" boolean DEFAULT false NOT NULL,
	"search_key" text DEFAULT '' NOT NULL,
	"ma_mau" text,
	"ten_mau" text,
	"dich_vu_ids" uuid[] DEFAULT '{}' NOT NULL,
	"truongs" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"ghi_chu" text
);
--> statement-breakpoint
ALTER TABLE "main"."tham_do_hinh_anh" ADD COLUMN "danh_daus" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "main"."tham_do_ket_qua" ADD COLUMN "truongs" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "main"."chan_doan_hinh_anh" ADD COLUMN "danh_daus" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "main"."chan_doan_ket_qua" ADD COLUMN "truongs" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "main"."xet_nghiem_dich_vu" ADD COLUMN "truongs" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "main"."xet_nghiem_hinh_anh" ADD COLUMN "danh_daus" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "main"."vi_sinh_hinh_anh" ADD COLUMN "danh_daus" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "main"."vi_sinh_ket_qua" ADD COLUMN "truongs" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "main"."pttt_hinh_anh" ADD COLUMN "danh_daus" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "main"."pttt_ket_qua" ADD COLUMN "truongs" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "mau_truong_ket_qua_ma_mau_unique" ON "main"."mau_truong_ket_qua" USING btree ("ma_mau") WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE UNIQUE INDEX "mau_truong_ket_qua_ma_mau_nocase" ON "main"."mau_truong_ket_qua" USING btree (lower("ma_mau")) WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE INDEX "mau_truong_ket_qua_dich_vu_ids" ON "main"."mau_truong_ket_qua" USING gin ("dich_vu_ids");--> statement-breakpoint
CREATE INDEX "mau_truong_ket_qua_search" ON "main"."mau_truong_ket_qua" USING gin (search_key public.gin_trgm_ops);