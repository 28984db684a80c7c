CREATE TABLE "main"."may_dicom" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"trang_thai" text DEFAULT 'DangSuDung' NOT NULL,
	"tam_ngung" boolean DEFAULT false NOT NULL,
	"search_key" text DEFAULT '' NOT NULL,
	"ma_ae" text,
	"ten_may_dicom" text,
	"loai_may" text,
	"phong_ban_ids" uuid[] DEFAULT '{}' NOT NULL,
	"dia_chi" text,
	"ae_sen" text,
	"dich_vu_ids" uuid[] DEFAULT '{}' NOT NULL,
	"khong_dau" boolean DEFAULT false NOT NULL,
	"ghi_chu" text
);
--> statement-breakpoint
CREATE TABLE "main"."anh_dicom_de_rieng" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"ca_dicom_id" uuid NOT NULL,
	"sop_uid" text NOT NULL,
	"ly_do" text NOT NULL,
	"ma_nguoi_benh" text NOT NULL,
	"ma_bam" text NOT NULL,
	"tep_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "main"."anh_dicom" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"loat_dicom_id" uuid NOT NULL,
	"sop_uid" text NOT NULL,
	"loai_sop" text NOT NULL,
	"cu_phap" text NOT NULL,
	"so_anh" integer,
	"so_dong" integer,
	"so_cot" integer,
	"so_khung" integer DEFAULT 1 NOT NULL,
	"ma_bam" text NOT NULL,
	"dung_luong" integer NOT NULL,
	"tep_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "main"."ca_dicom" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"study_uid" text NOT NULL,
	"may_dicom_id" uuid NOT NULL,
	"noi_thuc_hien_id" uuid NOT NULL,
	"ma_nguoi_benh" text NOT NULL,
	"ten_nguoi_benh" text NOT NULL,
	"ngay_sinh" text,
	"gioi_tinh" text,
	"so_truy_cap" text NOT NULL,
	"loai_may" text NOT NULL,
	"mo_ta" text,
	"ngay_chup" timestamp with time zone,
	"so_loat" integer DEFAULT 0 NOT NULL,
	"so_anh" integer DEFAULT 0 NOT NULL,
	"dung_luong" bigint DEFAULT 0 NOT NULL,
	"nhan_luc" timestamp with time zone NOT NULL,
	"cuoi_luc" timestamp with time zone NOT NULL,
	"trang_thai" text NOT NULL,
	"ly_do_chua" text,
	"dich_vu_yeu_cau_id" uuid,
	"chi_tiet_id" uuid,
	"ly_do" text
);
--> statement-breakpoint
CREATE TABLE "main"."loat_dicom" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"ca_dicom_id" uuid NOT NULL,
	"series_uid" text NOT NULL,
	"so_loat" integer,
	"loai_may" text NOT NULL,
	"mo_ta" text
);
--> statement-breakpoint
CREATE TABLE "main"."may_la_dicom" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"ma_ae" text NOT NULL,
	"ae_sen" text NOT NULL,
	"dia_chi" text NOT NULL,
	"ly_do" text NOT NULL,
	"so_lan" integer DEFAULT 1 NOT NULL,
	"lan_cuoi" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "main"."tinh_trang_may_dicom" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"may_dicom_id" uuid NOT NULL,
	"nhip_tim" timestamp with time zone,
	"loi_dich_vu" text,
	"lien_ket_luc" timestamp with time zone,
	"anh_cuoi_luc" timestamp with time zone,
	"danh_sach_luc" timestamp with time zone,
	"loi" text,
	"loi_luc" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "main"."anh_dicom_de_rieng" ADD CONSTRAINT "anh_dicom_de_rieng_ca_dicom_id_ca_dicom_id_fk" FOREIGN KEY ("ca_dicom_id") REFERENCES "main"."ca_dicom"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."anh_dicom_de_rieng" ADD CONSTRAINT "anh_dicom_de_rieng_tep_id_file_id_fk" FOREIGN KEY ("tep_id") REFERENCES "main"."file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."anh_dicom" ADD CONSTRAINT "anh_dicom_loat_dicom_id_loat_dicom_id_fk" FOREIGN KEY ("loat_dicom_id") REFERENCES "main"."loat_dicom"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."anh_dicom" ADD CONSTRAINT "anh_dicom_tep_id_file_id_fk" FOREIGN KEY ("tep_id") REFERENCES "main"."file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."ca_dicom" ADD CONSTRAINT "ca_dicom_may_dicom_id_may_dicom_id_fk" FOREIGN KEY ("may_dicom_id") REFERENCES "main"."may_dicom"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."ca_dicom" ADD CONSTRAINT "ca_dicom_noi_thuc_hien_id_node_id_fk" FOREIGN KEY ("noi_thuc_hien_id") REFERENCES "auth"."node"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."ca_dicom" ADD CONSTRAINT "ca_dicom_dich_vu_yeu_cau_id_dich_vu_yeu_cau_id_fk" FOREIGN KEY ("dich_vu_yeu_cau_id") REFERENCES "main"."dich_vu_yeu_cau"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."ca_dicom" ADD CONSTRAINT "ca_dicom_chi_tiet_id_dich_vu_yeu_cau_chi_tiet_id_fk" FOREIGN KEY ("chi_tiet_id") REFERENCES "main"."dich_vu_yeu_cau_chi_tiet"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."loat_dicom" ADD CONSTRAINT "loat_dicom_ca_dicom_id_ca_dicom_id_fk" FOREIGN KEY ("ca_dicom_id") REFERENCES "main"."ca_dicom"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."tinh_trang_may_dicom" ADD CONSTRAINT "tinh_trang_may_dicom_may_dicom_id_may_dicom_id_fk" FOREIGN KEY ("may_dicom_id") REFERENCES "main"."may_dicom"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "may_dicom_ma_ae_unique" ON "main"."may_dicom" USING btree ("ma_ae") WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE UNIQUE INDEX "may_dicom_ma_ae_nocase" ON "main"."may_dicom" USING btree (lower("ma_ae")) WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE INDEX "may_dicom_phong_ban_ids" ON "main"."may_dicom" USING gin ("phong_ban_ids");--> statement-breakpoint
CREATE INDEX "may_dicom_dich_vu_ids" ON "main"."may_dicom" USING gin ("dich_vu_ids");--> statement-breakpoint
CREATE INDEX "may_dicom_search" ON "main"."may_dicom" USING gin (search_key public.gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "anh_dicom_de_rieng_content" ON "main"."anh_dicom_de_rieng" USING btree ("sop_uid","ma_bam");--> statement-breakpoint
CREATE INDEX "anh_dicom_de_rieng_study" ON "main"."anh_dicom_de_rieng" USING btree ("ca_dicom_id");--> statement-breakpoint
CREATE INDEX "anh_dicom_de_rieng_file" ON "main"."anh_dicom_de_rieng" USING btree ("tep_id");--> statement-breakpoint
CREATE UNIQUE INDEX "anh_dicom_uid" ON "main"."anh_dicom" USING btree ("sop_uid");--> statement-breakpoint
CREATE INDEX "anh_dicom_series" ON "main"."anh_dicom" USING btree ("loat_dicom_id","so_anh");--> statement-breakpoint
CREATE INDEX "anh_dicom_file" ON "main"."anh_dicom" USING btree ("tep_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ca_dicom_uid" ON "main"."ca_dicom" USING btree ("study_uid");--> statement-breakpoint
CREATE INDEX "ca_dicom_slip" ON "main"."ca_dicom" USING btree ("dich_vu_yeu_cau_id") WHERE dich_vu_yeu_cau_id is not null;--> statement-breakpoint
CREATE INDEX "ca_dicom_line" ON "main"."ca_dicom" USING btree ("chi_tiet_id") WHERE chi_tiet_id is not null;--> statement-breakpoint
CREATE INDEX "ca_dicom_waiting" ON "main"."ca_dicom" USING btree ("noi_thuc_hien_id","nhan_luc") WHERE trang_thai = 'ChuaGhep';--> statement-breakpoint
CREATE INDEX "ca_dicom_day" ON "main"."ca_dicom" USING btree ("noi_thuc_hien_id","nhan_luc");--> statement-breakpoint
CREATE INDEX "ca_dicom_accession" ON "main"."ca_dicom" USING btree ("so_truy_cap");--> statement-breakpoint
CREATE INDEX "ca_dicom_patient" ON "main"."ca_dicom" USING btree ("ma_nguoi_benh");--> statement-breakpoint
CREATE INDEX "ca_dicom_modality" ON "main"."ca_dicom" USING btree ("may_dicom_id");--> statement-breakpoint
CREATE UNIQUE INDEX "loat_dicom_uid" ON "main"."loat_dicom" USING btree ("ca_dicom_id","series_uid");--> statement-breakpoint
CREATE UNIQUE INDEX "may_la_dicom_caller" ON "main"."may_la_dicom" USING btree ("ma_ae","ae_sen","dia_chi","ly_do");--> statement-breakpoint
CREATE INDEX "may_la_dicom_last" ON "main"."may_la_dicom" USING btree ("lan_cuoi");--> statement-breakpoint
CREATE UNIQUE INDEX "tinh_trang_may_dicom_may" ON "main"."tinh_trang_may_dicom" USING btree ("may_dicom_id");