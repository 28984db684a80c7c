CREATE TABLE "main"."ap_dung_khuyen_mai" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"ma_ap_dung" text NOT NULL,
	"lan_ap_dung" integer NOT NULL,
	"nguoi_ap_dung_id" uuid,
	"tiep_nhan_id" uuid NOT NULL,
	"benh_nhan_id" uuid NOT NULL,
	"chuong_trinh_khuyen_mai_id" uuid,
	"voucher_id" uuid,
	"vien_phi_dong_id" uuid NOT NULL,
	"ten_dong" text NOT NULL,
	"buoc" text NOT NULL,
	"so_tien" numeric(18, 2) NOT NULL,
	"so_luong" integer NOT NULL,
	"trang_thai" text DEFAULT 'HieuLuc' NOT NULL,
	"ngay_huy" timestamp with time zone,
	CONSTRAINT "ap_dung_khuyen_mai_source" CHECK (chuong_trinh_khuyen_mai_id is null or voucher_id is null),
	CONSTRAINT "ap_dung_khuyen_mai_amount" CHECK (so_tien >= 0 and so_luong >= 0)
);
--> statement-breakpoint
CREATE TABLE "main"."chuong_trinh_khuyen_mai" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"ma_chuong_trinh_khuyen_mai" text NOT NULL,
	"ten_chuong_trinh_khuyen_mai" text NOT NULL,
	"loai_chuong_trinh_khuyen_mai" text NOT NULL,
	"trang_thai" text DEFAULT 'ChuaPhatHanh' NOT NULL,
	"ngay_bat_dau" date NOT NULL,
	"ngay_ket_thuc" date NOT NULL,
	"ngay_phat_hanh" timestamp with time zone,
	"nguoi_phat_hanh_id" uuid,
	"nhom_khach_hang_ids" uuid[] DEFAULT '{}' NOT NULL,
	"giam_toi_da" numeric(18, 2),
	"so_lan_toi_da_moi_khach" integer,
	"ghi_chu" text,
	"ten_tim_kiem" text NOT NULL,
	"dich_vu_dieu_kiens" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"san_pham_dieu_kiens" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"dich_vu_khuyen_mais" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"san_pham_khuyen_mais" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"goi_dich_vu_ids" uuid[] DEFAULT '{}' NOT NULL,
	"lieu_trinh_ids" uuid[] DEFAULT '{}' NOT NULL,
	"toan_hoa_don" boolean DEFAULT false NOT NULL,
	"so_tien_dieu_kien" numeric(18, 2),
	"phan_tram_dieu_kien" numeric,
	"phan_tram_khuyen_mai" numeric,
	"so_tien_khuyen_mai" numeric(18, 2),
	"so_luong_dich_vu_khuyen_mai_toi_da" integer,
	"tong_tien_khuyen_mai_toi_da" numeric(18, 2),
	"so_ngay_voucher" integer,
	"so_luong_da_khuyen_mai" integer DEFAULT 0 NOT NULL,
	"so_tien_da_khuyen_mai" numeric(18, 2) DEFAULT '0' NOT NULL,
	CONSTRAINT "chuong_trinh_khuyen_mai_days" CHECK (ngay_ket_thuc >= ngay_bat_dau),
	CONSTRAINT "chuong_trinh_khuyen_mai_limits" CHECK (so_luong_da_khuyen_mai between 0 and coalesce(so_luong_dich_vu_khuyen_mai_toi_da, so_luong_da_khuyen_mai)
        and so_tien_da_khuyen_mai between 0 and coalesce(tong_tien_khuyen_mai_toi_da, so_tien_da_khuyen_mai))
);
--> statement-breakpoint
CREATE TABLE "main"."voucher" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"ma_voucher" text NOT NULL,
	"ten_voucher" text NOT NULL,
	"loai_giam_gia" text NOT NULL,
	"gia_tri" numeric(18, 2) NOT NULL,
	"trang_thai" text DEFAULT 'ChuaPhatHanh' NOT NULL,
	"ngay_bat_dau" date NOT NULL,
	"ngay_ket_thuc" date NOT NULL,
	"ngay_phat_hanh" timestamp with time zone,
	"nguoi_phat_hanh_id" uuid,
	"nhom_khach_hang_ids" uuid[] DEFAULT '{}' NOT NULL,
	"giam_toi_da" numeric(18, 2),
	"so_lan_toi_da_moi_khach" integer,
	"ghi_chu" text,
	"ten_tim_kiem" text NOT NULL,
	"so_tien_toi_thieu" numeric(18, 2),
	"so_luong" integer NOT NULL,
	"so_luong_da_dung" integer DEFAULT 0 NOT NULL,
	"benh_nhan_id" uuid,
	"chuong_trinh_khuyen_mai_id" uuid,
	"bien_lai_tam_ung_id" uuid,
	CONSTRAINT "voucher_days" CHECK (ngay_ket_thuc >= ngay_bat_dau),
	CONSTRAINT "voucher_uses" CHECK (so_luong_da_dung between 0 and so_luong)
);
--> statement-breakpoint
ALTER TABLE "main"."ap_dung_khuyen_mai" ADD CONSTRAINT "ap_dung_khuyen_mai_tiep_nhan_id_tiep_nhan_id_fk" FOREIGN KEY ("tiep_nhan_id") REFERENCES "main"."tiep_nhan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."ap_dung_khuyen_mai" ADD CONSTRAINT "ap_dung_khuyen_mai_benh_nhan_id_benh_nhan_id_fk" FOREIGN KEY ("benh_nhan_id") REFERENCES "main"."benh_nhan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."ap_dung_khuyen_mai" ADD CONSTRAINT "ap_dung_khuyen_mai_chuong_trinh_khuyen_mai_id_chuong_trinh_khuyen_mai_id_fk" FOREIGN KEY ("chuong_trinh_khuyen_mai_id") REFERENCES "main"."chuong_trinh_khuyen_mai"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."ap_dung_khuyen_mai" ADD CONSTRAINT "ap_dung_khuyen_mai_voucher_id_voucher_id_fk" FOREIGN KEY ("voucher_id") REFERENCES "main"."voucher"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."ap_dung_khuyen_mai" ADD CONSTRAINT "ap_dung_khuyen_mai_vien_phi_dong_id_vien_phi_dong_id_fk" FOREIGN KEY ("vien_phi_dong_id") REFERENCES "main"."vien_phi_dong"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."voucher" ADD CONSTRAINT "voucher_benh_nhan_id_benh_nhan_id_fk" FOREIGN KEY ("benh_nhan_id") REFERENCES "main"."benh_nhan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."voucher" ADD CONSTRAINT "voucher_chuong_trinh_khuyen_mai_id_chuong_trinh_khuyen_mai_id_fk" FOREIGN KEY ("chuong_trinh_khuyen_mai_id") REFERENCES "main"."chuong_trinh_khuyen_mai"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."voucher" ADD CONSTRAINT "voucher_bien_lai_tam_ung_id_bien_lai_id_fk" FOREIGN KEY ("bien_lai_tam_ung_id") REFERENCES "main"."bien_lai"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ap_dung_khuyen_mai_visit" ON "main"."ap_dung_khuyen_mai" USING btree ("tiep_nhan_id");--> statement-breakpoint
CREATE INDEX "ap_dung_khuyen_mai_patient" ON "main"."ap_dung_khuyen_mai" USING btree ("benh_nhan_id");--> statement-breakpoint
CREATE INDEX "ap_dung_khuyen_mai_programme" ON "main"."ap_dung_khuyen_mai" USING btree ("chuong_trinh_khuyen_mai_id");--> statement-breakpoint
CREATE INDEX "ap_dung_khuyen_mai_voucher" ON "main"."ap_dung_khuyen_mai" USING btree ("voucher_id");--> statement-breakpoint
CREATE INDEX "ap_dung_khuyen_mai_line" ON "main"."ap_dung_khuyen_mai" USING btree ("vien_phi_dong_id");--> statement-breakpoint
CREATE UNIQUE INDEX "chuong_trinh_khuyen_mai_ma" ON "main"."chuong_trinh_khuyen_mai" USING btree (lower("ma_chuong_trinh_khuyen_mai"));--> statement-breakpoint
CREATE INDEX "chuong_trinh_khuyen_mai_period" ON "main"."chuong_trinh_khuyen_mai" USING btree ("ngay_ket_thuc","ngay_bat_dau");--> statement-breakpoint
CREATE UNIQUE INDEX "voucher_ma" ON "main"."voucher" USING btree (lower("ma_voucher"));--> statement-breakpoint
CREATE INDEX "voucher_period" ON "main"."voucher" USING btree ("ngay_ket_thuc","ngay_bat_dau");--> statement-breakpoint
CREATE INDEX "voucher_patient" ON "main"."voucher" USING btree ("benh_nhan_id") WHERE benh_nhan_id is not null;--> statement-breakpoint
CREATE INDEX "voucher_programme" ON "main"."voucher" USING btree ("chuong_trinh_khuyen_mai_id") WHERE chuong_trinh_khuyen_mai_id is not null;--> statement-breakpoint
CREATE INDEX "voucher_advance" ON "main"."voucher" USING btree ("bien_lai_tam_ung_id") WHERE bien_lai_tam_ung_id is not null;--> statement-breakpoint
CREATE TRIGGER voucher_patient_kept BEFORE INSERT OR UPDATE OF benh_nhan_id ON main.voucher
  FOR EACH ROW EXECUTE FUNCTION main.refuse_merged();--> statement-breakpoint
CREATE TRIGGER ap_dung_khuyen_mai_patient_kept BEFORE INSERT OR UPDATE OF benh_nhan_id ON main.ap_dung_khuyen_mai
  FOR EACH ROW EXECUTE FUNCTION main.refuse_merged('tiep_nhan_id');
