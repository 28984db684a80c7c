CREATE TABLE "main"."dia_chi_giao_hang" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"benh_nhan_id" uuid NOT NULL,
	"full_name" text NOT NULL,
	"phone_number" text NOT NULL,
	"detail_address" text NOT NULL,
	"email" text,
	"company_name" text,
	"is_default" boolean DEFAULT false NOT NULL,
	"trang_thai" text DEFAULT 'DangSuDung' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "main"."benh_nhan" ADD COLUMN "loai_benh_nhan_id" uuid;--> statement-breakpoint
ALTER TABLE "main"."benh_nhan" ADD COLUMN "nguon_khach_hang_id" uuid;--> statement-breakpoint
ALTER TABLE "main"."benh_nhan" ADD COLUMN "nhan_vien_phu_trach_id" uuid;--> statement-breakpoint
ALTER TABLE "main"."benh_nhan" ADD COLUMN "is_business_account" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "main"."benh_nhan" ADD COLUMN "so_gpp" text;--> statement-breakpoint
ALTER TABLE "main"."benh_nhan" ADD COLUMN "ngay_cap_gpp" date;--> statement-breakpoint
ALTER TABLE "main"."benh_nhan" ADD COLUMN "chung_tu_gpps" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "main"."benh_nhan" ADD COLUMN "ky_hieu_hoa_don" text;--> statement-breakpoint
ALTER TABLE "main"."dia_chi_giao_hang" ADD CONSTRAINT "dia_chi_giao_hang_benh_nhan_id_benh_nhan_id_fk" FOREIGN KEY ("benh_nhan_id") REFERENCES "main"."benh_nhan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dia_chi_giao_hang_customer" ON "main"."dia_chi_giao_hang" USING btree ("benh_nhan_id");--> statement-breakpoint
ALTER TABLE "main"."benh_nhan" ADD CONSTRAINT "benh_nhan_loai_benh_nhan_id_loai_khach_hang_id_fk" FOREIGN KEY ("loai_benh_nhan_id") REFERENCES "main"."loai_khach_hang"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."benh_nhan" ADD CONSTRAINT "benh_nhan_nguon_khach_hang_id_nguon_khach_hang_id_fk" FOREIGN KEY ("nguon_khach_hang_id") REFERENCES "main"."nguon_khach_hang"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."benh_nhan" ADD CONSTRAINT "benh_nhan_nhan_vien_phu_trach_id_nhan_vien_id_fk" FOREIGN KEY ("nhan_vien_phu_trach_id") REFERENCES "main"."nhan_vien"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "benh_nhan_in_charge" ON "main"."benh_nhan" USING btree ("nhan_vien_phu_trach_id") WHERE nhan_vien_phu_trach_id is not null;--> statement-breakpoint
CREATE INDEX "benh_nhan_kind" ON "main"."benh_nhan" USING btree ("loai_benh_nhan_id") WHERE loai_benh_nhan_id is not null;--> statement-breakpoint
CREATE INDEX "benh_nhan_source" ON "main"."benh_nhan" USING btree ("nguon_khach_hang_id") WHERE nguon_khach_hang_id is not null;--> statement-breakpoint
CREATE INDEX "benh_nhan_business" ON "main"."benh_nhan" USING btree ("id") WHERE is_business_account;
