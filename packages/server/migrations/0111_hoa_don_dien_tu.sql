CREATE TABLE "main"."hoa_don_bien_lai" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"hoa_don_id" uuid NOT NULL,
	"bien_lai_id" uuid NOT NULL,
	"hoa_don_goc_id" uuid,
	"so_tien" numeric(18, 2) NOT NULL,
	"hieu_luc" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "main"."hoa_don_dong" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"hoa_don_id" uuid NOT NULL,
	"stt" integer NOT NULL,
	"ten" text NOT NULL,
	"don_vi_tinh" text,
	"thanh_tien" numeric(18, 2) NOT NULL,
	CONSTRAINT "hoa_don_dong_amount" CHECK (thanh_tien > 0)
);
--> statement-breakpoint
CREATE TABLE "main"."hoa_don_dien_tu" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"ma_hoa_don" text NOT NULL,
	"loai_hoa_don" text NOT NULL,
	"tai_khoan_id" uuid NOT NULL,
	"pattern" text NOT NULL,
	"serial" text NOT NULL,
	"so_hoa_don" integer,
	"ngay_hoa_don" date NOT NULL,
	"benh_nhan_id" uuid,
	"quay_thu_id" uuid,
	"nguoi_mua" text,
	"don_vi_mua" text,
	"ma_so_thue_mua" text,
	"dia_chi_mua" text,
	"giay_to_mua" text,
	"email_mua" text,
	"hinh_thuc_thanh_toan" text NOT NULL,
	"tong_tien" numeric(18, 2) NOT NULL,
	"hoa_don_goc_id" uuid,
	"ly_do_dieu_chinh" text,
	"ghi_chu" text,
	"gui_luc" timestamp with time zone,
	"gui_lai_luc" timestamp with time zone,
	"phat_hanh_luc" timestamp with time zone,
	"ma_giao_dich" text,
	"ma_tra_cuu" text,
	"ma_co_quan_thue" text,
	"tep_pdf_id" uuid,
	"loi_ma" text,
	"loi_thong_bao" text,
	"trang_thai" text NOT NULL,
	CONSTRAINT "hoa_don_dien_tu_sum" CHECK (tong_tien > 0 and tong_tien = trunc(tong_tien)),
	CONSTRAINT "hoa_don_dien_tu_issued" CHECK ((so_hoa_don is not null) = (trang_thai in ('DaPhatHanh', 'DaDieuChinh', 'BiThayThe'))),
	CONSTRAINT "hoa_don_dien_tu_original_named" CHECK ((loai_hoa_don in ('DieuChinh', 'ThayThe')) = (hoa_don_goc_id is not null)
        and (hoa_don_goc_id is null) = (ly_do_dieu_chinh is null))
);
--> statement-breakpoint
CREATE TABLE "main"."hoa_don_trao_doi" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"hoa_don_id" uuid NOT NULL,
	"loai" text NOT NULL,
	"ket_qua" text NOT NULL,
	"luc" timestamp with time zone NOT NULL,
	"gui_di" text NOT NULL,
	"nhan_ve" text
);
--> statement-breakpoint
ALTER TABLE "main"."tai_khoan_hoa_don" ADD COLUMN "ma_mau" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "main"."hoa_don_bien_lai" ADD CONSTRAINT "hoa_don_bien_lai_hoa_don_id_hoa_don_dien_tu_id_fk" FOREIGN KEY ("hoa_don_id") REFERENCES "main"."hoa_don_dien_tu"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."hoa_don_bien_lai" ADD CONSTRAINT "hoa_don_bien_lai_bien_lai_id_bien_lai_id_fk" FOREIGN KEY ("bien_lai_id") REFERENCES "main"."bien_lai"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."hoa_don_dong" ADD CONSTRAINT "hoa_don_dong_hoa_don_id_hoa_don_dien_tu_id_fk" FOREIGN KEY ("hoa_don_id") REFERENCES "main"."hoa_don_dien_tu"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."hoa_don_dien_tu" ADD CONSTRAINT "hoa_don_dien_tu_tai_khoan_id_tai_khoan_hoa_don_id_fk" FOREIGN KEY ("tai_khoan_id") REFERENCES "main"."tai_khoan_hoa_don"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."hoa_don_dien_tu" ADD CONSTRAINT "hoa_don_dien_tu_benh_nhan_id_benh_nhan_id_fk" FOREIGN KEY ("benh_nhan_id") REFERENCES "main"."benh_nhan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."hoa_don_trao_doi" ADD CONSTRAINT "hoa_don_trao_doi_hoa_don_id_hoa_don_dien_tu_id_fk" FOREIGN KEY ("hoa_don_id") REFERENCES "main"."hoa_don_dien_tu"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hoa_don_bien_lai_invoice" ON "main"."hoa_don_bien_lai" USING btree ("hoa_don_id");--> statement-breakpoint
CREATE UNIQUE INDEX "hoa_don_bien_lai_once" ON "main"."hoa_don_bien_lai" USING btree ("bien_lai_id",coalesce(hoa_don_goc_id, hoa_don_id)) WHERE hieu_luc;--> statement-breakpoint
CREATE UNIQUE INDEX "hoa_don_bien_lai_one" ON "main"."hoa_don_bien_lai" USING btree ("bien_lai_id") WHERE hieu_luc and so_tien > 0 and hoa_don_goc_id is null;--> statement-breakpoint
CREATE UNIQUE INDEX "hoa_don_dong_place" ON "main"."hoa_don_dong" USING btree ("hoa_don_id","stt");--> statement-breakpoint
CREATE UNIQUE INDEX "hoa_don_dien_tu_key" ON "main"."hoa_don_dien_tu" USING btree ("ma_hoa_don");--> statement-breakpoint
CREATE UNIQUE INDEX "hoa_don_dien_tu_number" ON "main"."hoa_don_dien_tu" USING btree ("tai_khoan_id","pattern","serial","so_hoa_don");--> statement-breakpoint
CREATE UNIQUE INDEX "hoa_don_dien_tu_changing" ON "main"."hoa_don_dien_tu" USING btree ("hoa_don_goc_id") WHERE trang_thai in ('Nhap', 'ChoGui', 'DangGui', 'KhongRo', 'TuChoi');--> statement-breakpoint
CREATE INDEX "hoa_don_dien_tu_day" ON "main"."hoa_don_dien_tu" USING btree ("ngay_hoa_don");--> statement-breakpoint
CREATE INDEX "hoa_don_dien_tu_patient" ON "main"."hoa_don_dien_tu" USING btree ("benh_nhan_id");--> statement-breakpoint
CREATE INDEX "hoa_don_dien_tu_original" ON "main"."hoa_don_dien_tu" USING btree ("hoa_don_goc_id") WHERE hoa_don_goc_id is not null;--> statement-breakpoint
CREATE INDEX "hoa_don_dien_tu_open" ON "main"."hoa_don_dien_tu" USING btree ("trang_thai") WHERE trang_thai in ('Nhap', 'ChoGui', 'DangGui', 'KhongRo', 'TuChoi');--> statement-breakpoint
CREATE INDEX "hoa_don_trao_doi_invoice" ON "main"."hoa_don_trao_doi" USING btree ("hoa_don_id");--> statement-breakpoint
CREATE TRIGGER hoa_don_dien_tu_patient_kept BEFORE INSERT OR UPDATE OF benh_nhan_id ON main.hoa_don_dien_tu FOR EACH ROW EXECUTE FUNCTION main.refuse_merged();
