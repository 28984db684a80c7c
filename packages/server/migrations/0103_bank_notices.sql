CREATE TABLE "main"."giao_dich_ngan_hang" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"nguon" text NOT NULL,
	"ma_nguon" text NOT NULL,
	"ma_tham_chieu" text,
	"ten_ngan_hang" text,
	"so_tai_khoan" text NOT NULL,
	"ngay_giao_dich" timestamp with time zone NOT NULL,
	"so_tien" numeric(18, 2) NOT NULL,
	"noi_dung" text NOT NULL,
	"nguoi_chuyen" text,
	"trang_thai" text DEFAULT 'ChoXuLy' NOT NULL,
	"ly_do_cho" text,
	"ma_loi" text,
	"giao_dich_tam_id" uuid,
	"bien_lai_id" uuid,
	"ly_do_bo_qua" text,
	CONSTRAINT "giao_dich_ngan_hang_amount" CHECK (so_tien > 0)
);
--> statement-breakpoint
CREATE TABLE "main"."ket_noi_ngan_hang" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"duy_nhat" boolean DEFAULT true NOT NULL,
	"bat" boolean DEFAULT false NOT NULL,
	"loai" text NOT NULL,
	"mat_khau" text,
	"nhan_luc" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "main"."giao_dich_ngan_hang" ADD CONSTRAINT "giao_dich_ngan_hang_giao_dich_tam_id_giao_dich_tam_id_fk" FOREIGN KEY ("giao_dich_tam_id") REFERENCES "main"."giao_dich_tam"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."giao_dich_ngan_hang" ADD CONSTRAINT "giao_dich_ngan_hang_bien_lai_id_bien_lai_id_fk" FOREIGN KEY ("bien_lai_id") REFERENCES "main"."bien_lai"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "giao_dich_ngan_hang_source" ON "main"."giao_dich_ngan_hang" USING btree ("nguon","ma_nguon");--> statement-breakpoint
CREATE UNIQUE INDEX "giao_dich_ngan_hang_reference" ON "main"."giao_dich_ngan_hang" USING btree ("so_tai_khoan","ma_tham_chieu","so_tien") WHERE ma_tham_chieu is not null;--> statement-breakpoint
CREATE INDEX "giao_dich_ngan_hang_day" ON "main"."giao_dich_ngan_hang" USING btree ("ngay_giao_dich");--> statement-breakpoint
CREATE INDEX "giao_dich_ngan_hang_waiting" ON "main"."giao_dich_ngan_hang" USING btree ("ngay_giao_dich") WHERE trang_thai = 'ChoXuLy';--> statement-breakpoint
CREATE UNIQUE INDEX "ket_noi_ngan_hang_duy_nhat" ON "main"."ket_noi_ngan_hang" USING btree ("duy_nhat");