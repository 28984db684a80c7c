CREATE TABLE "main"."kham_benh_chuyen_vien" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"ma_chuyen_vien" text NOT NULL,
	"so_chuyen_vien" text NOT NULL,
	"trang_thai" text DEFAULT 'DangSuDung' NOT NULL,
	"kham_benh_id" uuid NOT NULL,
	"benh_nhan_id" uuid NOT NULL,
	"tiep_nhan_id" uuid NOT NULL,
	"bac_si_kham_id" uuid,
	"ngay_chuyen" timestamp with time zone NOT NULL,
	"benh_vien_id" uuid NOT NULL,
	"hinh_thuc_chuyen_id" uuid,
	"ly_do_chuyen" text DEFAULT 'DuDieuKien' NOT NULL,
	"dau_hieu_lam_sang" text,
	"ket_qua_lam_sang" text,
	"chan_doan_icd_id" uuid NOT NULL,
	"chan_doan_phu_icd_ids" uuid[] DEFAULT '{}' NOT NULL,
	"phuong_phap_dung_dieu_tri" text,
	"tinh_trang_benh_nhan" text,
	"huong_dieu_tri" text,
	"chuyen_tu_ngay" date,
	"chuyen_den_ngay" date,
	"phuong_tien_van_chuyen" text,
	"so_luot_chuyen" integer DEFAULT 1 NOT NULL,
	"ho_ten_nguoi_dua_di" text,
	"ly_do_huy" text
);
--> statement-breakpoint
CREATE TABLE "main"."xac_nhan_bhyt" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"tiep_nhan_id" uuid NOT NULL,
	"benh_nhan_id" uuid NOT NULL,
	"ngay_xac_nhan" timestamp with time zone NOT NULL,
	"nguoi_xac_nhan_id" uuid,
	"so_the_bhyt" text,
	"ma_doi_tuong_kcb" text,
	"thanh_tien" numeric(18, 2) NOT NULL,
	"bh_chi_tra" numeric(18, 2) NOT NULL,
	"bncct" numeric(18, 2) NOT NULL,
	"bntt" numeric(18, 2) NOT NULL,
	"nguon_khac" numeric(18, 2) NOT NULL,
	"dongs" jsonb NOT NULL,
	"trang_thai" text DEFAULT 'HieuLuc' NOT NULL,
	"ly_do_huy" text,
	"nguoi_huy_id" uuid,
	"ngay_huy" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "main"."hinh_thuc_chuyen" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"trang_thai" text DEFAULT 'DangSuDung' NOT NULL,
	"tam_ngung" boolean DEFAULT false NOT NULL,
	"search_key" text DEFAULT '' NOT NULL,
	"ma_hinh_thuc_chuyen" text,
	"ten_hinh_thuc_chuyen" text,
	"mac_dinh" boolean DEFAULT false NOT NULL,
	"ghi_chu" text
);
--> statement-breakpoint
ALTER TABLE "main"."kham_benh_chuyen_vien" ADD CONSTRAINT "kham_benh_chuyen_vien_kham_benh_id_kham_benh_id_fk" FOREIGN KEY ("kham_benh_id") REFERENCES "main"."kham_benh"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."kham_benh_chuyen_vien" ADD CONSTRAINT "kham_benh_chuyen_vien_benh_nhan_id_benh_nhan_id_fk" FOREIGN KEY ("benh_nhan_id") REFERENCES "main"."benh_nhan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."kham_benh_chuyen_vien" ADD CONSTRAINT "kham_benh_chuyen_vien_tiep_nhan_id_tiep_nhan_id_fk" FOREIGN KEY ("tiep_nhan_id") REFERENCES "main"."tiep_nhan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."kham_benh_chuyen_vien" ADD CONSTRAINT "kham_benh_chuyen_vien_bac_si_kham_id_nhan_vien_id_fk" FOREIGN KEY ("bac_si_kham_id") REFERENCES "main"."nhan_vien"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."kham_benh_chuyen_vien" ADD CONSTRAINT "kham_benh_chuyen_vien_benh_vien_id_benh_vien_id_fk" FOREIGN KEY ("benh_vien_id") REFERENCES "main"."benh_vien"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."kham_benh_chuyen_vien" ADD CONSTRAINT "kham_benh_chuyen_vien_hinh_thuc_chuyen_id_hinh_thuc_chuyen_id_fk" FOREIGN KEY ("hinh_thuc_chuyen_id") REFERENCES "main"."hinh_thuc_chuyen"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."kham_benh_chuyen_vien" ADD CONSTRAINT "kham_benh_chuyen_vien_chan_doan_icd_id_icd_id_fk" FOREIGN KEY ("chan_doan_icd_id") REFERENCES "main"."icd"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "kham_benh_chuyen_vien_ma" ON "main"."kham_benh_chuyen_vien" USING btree ("ma_chuyen_vien");--> statement-breakpoint
CREATE UNIQUE INDEX "kham_benh_chuyen_vien_session" ON "main"."kham_benh_chuyen_vien" USING btree ("kham_benh_id") WHERE trang_thai <> 'DaHuy';--> statement-breakpoint
CREATE INDEX "kham_benh_chuyen_vien_patient" ON "main"."kham_benh_chuyen_vien" USING btree ("benh_nhan_id","ngay_chuyen");--> statement-breakpoint
CREATE UNIQUE INDEX "xac_nhan_bhyt_live" ON "main"."xac_nhan_bhyt" USING btree ("tiep_nhan_id") WHERE trang_thai = 'HieuLuc';--> statement-breakpoint
CREATE INDEX "xac_nhan_bhyt_visit" ON "main"."xac_nhan_bhyt" USING btree ("tiep_nhan_id");--> statement-breakpoint
CREATE UNIQUE INDEX "hinh_thuc_chuyen_ma_hinh_thuc_chuyen_unique" ON "main"."hinh_thuc_chuyen" USING btree ("ma_hinh_thuc_chuyen") WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE INDEX "hinh_thuc_chuyen_search" ON "main"."hinh_thuc_chuyen" USING gin (search_key public.gin_trgm_ops);