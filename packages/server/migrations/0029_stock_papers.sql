CREATE TABLE "pharmacy"."dinh_muc_kho" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"kho_id" uuid NOT NULL,
	"duoc_id" uuid NOT NULL,
	"ton_toi_thieu" numeric(18, 3) NOT NULL,
	CONSTRAINT "dinh_muc_kho_so" CHECK (ton_toi_thieu >= 0)
);
--> statement-breakpoint
CREATE TABLE "pharmacy"."phieu_kho_chi_tiet" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"phieu_kho_id" uuid NOT NULL,
	"thu_tu" integer NOT NULL,
	"duoc_id" uuid,
	"lo_id" uuid,
	"so_lo" text,
	"han_dung" date,
	"quy_cach" numeric(18, 3),
	"so_luong_goi" numeric(18, 3),
	"so_luong" numeric(18, 3),
	"so_luong_so" numeric(18, 3),
	"don_gia" numeric(18, 3),
	"vat" numeric(6, 3),
	"ly_do" text,
	CONSTRAINT "phieu_kho_chi_tiet_so_luong" CHECK (so_luong >= 0)
);
--> statement-breakpoint
CREATE TABLE "pharmacy"."phieu_kho" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"so_phieu" text NOT NULL,
	"loai_phieu" text NOT NULL,
	"ngay" date NOT NULL,
	"kho_id" uuid NOT NULL,
	"kho_nhan_id" uuid,
	"nha_cung_cap_id" uuid,
	"so_hoa_don" text,
	"ngay_hoa_don" date,
	"goi_thau" text,
	"quyet_dinh_thau" text,
	"nguoi_giao" text,
	"ghi_chu" text,
	"tong_tien" numeric(18, 2) DEFAULT '0' NOT NULL,
	"trang_thai" text DEFAULT 'Nhap' NOT NULL,
	"ly_do" text,
	"ngay_chot" timestamp with time zone,
	"ngay_xac_nhan" timestamp with time zone,
	"nguoi_xac_nhan_id" uuid,
	"ngay_nhan" timestamp with time zone,
	"nguoi_nhan_id" uuid
);
--> statement-breakpoint
ALTER TABLE "pharmacy"."dinh_muc_kho" ADD CONSTRAINT "dinh_muc_kho_kho_id_kho_id_fk" FOREIGN KEY ("kho_id") REFERENCES "pharmacy"."kho"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pharmacy"."dinh_muc_kho" ADD CONSTRAINT "dinh_muc_kho_duoc_id_duoc_id_fk" FOREIGN KEY ("duoc_id") REFERENCES "pharmacy"."duoc"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pharmacy"."phieu_kho_chi_tiet" ADD CONSTRAINT "phieu_kho_chi_tiet_phieu_kho_id_phieu_kho_id_fk" FOREIGN KEY ("phieu_kho_id") REFERENCES "pharmacy"."phieu_kho"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pharmacy"."phieu_kho_chi_tiet" ADD CONSTRAINT "phieu_kho_chi_tiet_duoc_id_duoc_id_fk" FOREIGN KEY ("duoc_id") REFERENCES "pharmacy"."duoc"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pharmacy"."phieu_kho_chi_tiet" ADD CONSTRAINT "phieu_kho_chi_tiet_lo_id_lo_id_fk" FOREIGN KEY ("lo_id") REFERENCES "pharmacy"."lo"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pharmacy"."phieu_kho" ADD CONSTRAINT "phieu_kho_kho_id_kho_id_fk" FOREIGN KEY ("kho_id") REFERENCES "pharmacy"."kho"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pharmacy"."phieu_kho" ADD CONSTRAINT "phieu_kho_kho_nhan_id_kho_id_fk" FOREIGN KEY ("kho_nhan_id") REFERENCES "pharmacy"."kho"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pharmacy"."phieu_kho" ADD CONSTRAINT "phieu_kho_nha_cung_cap_id_nha_cung_cap_id_fk" FOREIGN KEY ("nha_cung_cap_id") REFERENCES "pharmacy"."nha_cung_cap"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "dinh_muc_kho_unique" ON "pharmacy"."dinh_muc_kho" USING btree ("kho_id","duoc_id");--> statement-breakpoint
CREATE INDEX "phieu_kho_chi_tiet_phieu" ON "pharmacy"."phieu_kho_chi_tiet" USING btree ("phieu_kho_id","thu_tu");--> statement-breakpoint
CREATE UNIQUE INDEX "phieu_kho_so" ON "pharmacy"."phieu_kho" USING btree ("so_phieu");--> statement-breakpoint
CREATE INDEX "phieu_kho_store" ON "pharmacy"."phieu_kho" USING btree ("kho_id","loai_phieu","ngay");--> statement-breakpoint
CREATE INDEX "phieu_kho_nhan" ON "pharmacy"."phieu_kho" USING btree ("kho_nhan_id","ngay");--> statement-breakpoint
CREATE UNIQUE INDEX "phieu_kho_kiem_ke" ON "pharmacy"."phieu_kho" USING btree ("kho_id") WHERE loai_phieu = 'KiemKe' and trang_thai = 'Nhap';--> statement-breakpoint
CREATE INDEX "the_kho_drug" ON "pharmacy"."the_kho" USING btree ("kho_id","duoc_id","ngay_tao");