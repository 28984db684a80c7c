CREATE TABLE "main"."chuc_vu_cho_phep" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"trang_thai" text DEFAULT 'DangSuDung' NOT NULL,
	"tam_ngung" boolean DEFAULT false NOT NULL,
	"search_key" text DEFAULT '' NOT NULL,
	"ma_chuc_vu_cho_phep" text,
	"ten_chuc_vu_cho_phep" text,
	"hanh_vi" text,
	"chuc_vu_ids" uuid[] DEFAULT '{}' NOT NULL,
	"ghi_chu" text
);
--> statement-breakpoint
CREATE TABLE "main"."benh_phai_bao_cao" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"trang_thai" text DEFAULT 'DangSuDung' NOT NULL,
	"tam_ngung" boolean DEFAULT false NOT NULL,
	"search_key" text DEFAULT '' NOT NULL,
	"ma_benh_bao_cao" text,
	"ten_benh_bao_cao" text,
	"nhom_benh" text,
	"cac_ma_icd" text,
	"so_gio" numeric(20, 6),
	"hieu_luc_tu" date,
	"hieu_luc_den" date,
	"can_cu" text,
	"ghi_chu" text
);
--> statement-breakpoint
CREATE TABLE "main"."bao_cao_ca_benh" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"so_bao_cao" text NOT NULL,
	"phien_ban" integer DEFAULT 1 NOT NULL,
	"trang_thai" text DEFAULT 'Nhap' NOT NULL,
	"kham_benh_id" uuid NOT NULL,
	"benh_nhan_id" uuid NOT NULL,
	"tiep_nhan_id" uuid NOT NULL,
	"chan_doan_icd_id" uuid NOT NULL,
	"chan_doan" text NOT NULL,
	"han_bao_cao" timestamp with time zone,
	"dot_benh_moi" boolean DEFAULT false NOT NULL,
	"phan_loai_ca" text,
	"nghe_nghiep" text,
	"noi_lam_viec" text,
	"so_dien_thoai" text,
	"nguoi_lien_he" text,
	"noi_o" text,
	"noi_mac_benh" text,
	"ngay_khoi_phat" date,
	"ngay_kham_dau_tien" date,
	"ngay_nhap_vien" date,
	"lay_mau" boolean DEFAULT false NOT NULL,
	"ngay_lay_mau" date,
	"loai_mau" text,
	"loai_xet_nghiem" text,
	"ket_qua_xet_nghiem" text,
	"ngay_xet_nghiem" date,
	"noi_xet_nghiem" text,
	"tiem_chung" text,
	"so_mui_tiem" integer,
	"ngay_tiem_cuoi" date,
	"tien_su_dich_te" text,
	"tinh_trang" text,
	"ngay_tinh_trang" date,
	"noi_chuyen_den" text,
	"nguoi_bao_cao_id" uuid,
	"ngay_bao_cao" date NOT NULL,
	"dien_thoai_bao_cao" text,
	"ngay_gui" timestamp with time zone,
	"noi_nhan" text,
	"so_tham_chieu" text,
	"nguoi_gui_id" uuid,
	"thay_the_cho_id" uuid,
	"ly_do_thay_the" text,
	"ly_do_huy" text
);
--> statement-breakpoint
CREATE TABLE "main"."chu_ky_giay_to" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"mau_in" text NOT NULL,
	"giay_to_id" uuid NOT NULL,
	"vi_tri" text NOT NULL,
	"trang_thai" text DEFAULT 'HieuLuc' NOT NULL,
	"benh_nhan_id" uuid,
	"nhan_vien_id" uuid NOT NULL,
	"ky_luc" timestamp with time zone NOT NULL,
	"phien_ban" integer DEFAULT 1 NOT NULL,
	"noi_dung_bam" text NOT NULL,
	"phuong_thuc" text DEFAULT 'Anh' NOT NULL,
	"anh_id" uuid,
	"chung_thu_so" text,
	"so_chung_thu" text,
	"du_lieu_ky" text,
	"ly_do_thu_hoi" text
);
--> statement-breakpoint
ALTER TABLE "main"."bao_cao_ca_benh" ADD CONSTRAINT "bao_cao_ca_benh_kham_benh_id_kham_benh_id_fk" FOREIGN KEY ("kham_benh_id") REFERENCES "main"."kham_benh"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."bao_cao_ca_benh" ADD CONSTRAINT "bao_cao_ca_benh_benh_nhan_id_benh_nhan_id_fk" FOREIGN KEY ("benh_nhan_id") REFERENCES "main"."benh_nhan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."bao_cao_ca_benh" ADD CONSTRAINT "bao_cao_ca_benh_tiep_nhan_id_tiep_nhan_id_fk" FOREIGN KEY ("tiep_nhan_id") REFERENCES "main"."tiep_nhan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."bao_cao_ca_benh" ADD CONSTRAINT "bao_cao_ca_benh_chan_doan_icd_id_icd_id_fk" FOREIGN KEY ("chan_doan_icd_id") REFERENCES "main"."icd"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."bao_cao_ca_benh" ADD CONSTRAINT "bao_cao_ca_benh_nguoi_bao_cao_id_nhan_vien_id_fk" FOREIGN KEY ("nguoi_bao_cao_id") REFERENCES "main"."nhan_vien"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."bao_cao_ca_benh" ADD CONSTRAINT "bao_cao_ca_benh_nguoi_gui_id_nhan_vien_id_fk" FOREIGN KEY ("nguoi_gui_id") REFERENCES "main"."nhan_vien"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."chu_ky_giay_to" ADD CONSTRAINT "chu_ky_giay_to_benh_nhan_id_benh_nhan_id_fk" FOREIGN KEY ("benh_nhan_id") REFERENCES "main"."benh_nhan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."chu_ky_giay_to" ADD CONSTRAINT "chu_ky_giay_to_nhan_vien_id_nhan_vien_id_fk" FOREIGN KEY ("nhan_vien_id") REFERENCES "main"."nhan_vien"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "chuc_vu_cho_phep_ma_chuc_vu_cho_phep_unique" ON "main"."chuc_vu_cho_phep" USING btree ("ma_chuc_vu_cho_phep") WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE UNIQUE INDEX "chuc_vu_cho_phep_ma_chuc_vu_cho_phep_nocase" ON "main"."chuc_vu_cho_phep" USING btree (lower("ma_chuc_vu_cho_phep")) WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE INDEX "chuc_vu_cho_phep_chuc_vu_ids" ON "main"."chuc_vu_cho_phep" USING gin ("chuc_vu_ids");--> statement-breakpoint
CREATE INDEX "chuc_vu_cho_phep_search" ON "main"."chuc_vu_cho_phep" USING gin (search_key public.gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "benh_phai_bao_cao_ma_benh_bao_cao_unique" ON "main"."benh_phai_bao_cao" USING btree ("ma_benh_bao_cao") WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE UNIQUE INDEX "benh_phai_bao_cao_ma_benh_bao_cao_nocase" ON "main"."benh_phai_bao_cao" USING btree (lower("ma_benh_bao_cao")) WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE INDEX "benh_phai_bao_cao_search" ON "main"."benh_phai_bao_cao" USING gin (search_key public.gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "bao_cao_ca_benh_so" ON "main"."bao_cao_ca_benh" USING btree ("so_bao_cao","phien_ban");--> statement-breakpoint
CREATE UNIQUE INDEX "bao_cao_ca_benh_session" ON "main"."bao_cao_ca_benh" USING btree ("kham_benh_id") WHERE trang_thai in ('Nhap', 'DaGui');--> statement-breakpoint
CREATE INDEX "bao_cao_ca_benh_of_session" ON "main"."bao_cao_ca_benh" USING btree ("kham_benh_id");--> statement-breakpoint
CREATE INDEX "bao_cao_ca_benh_patient" ON "main"."bao_cao_ca_benh" USING btree ("benh_nhan_id","chan_doan_icd_id");--> statement-breakpoint
CREATE INDEX "bao_cao_ca_benh_visit" ON "main"."bao_cao_ca_benh" USING btree ("tiep_nhan_id");--> statement-breakpoint
CREATE UNIQUE INDEX "chu_ky_giay_to_place" ON "main"."chu_ky_giay_to" USING btree ("mau_in","giay_to_id","vi_tri","phien_ban");--> statement-breakpoint
CREATE INDEX "chu_ky_giay_to_picture" ON "main"."chu_ky_giay_to" USING btree ("anh_id") WHERE anh_id is not null;--> statement-breakpoint
CREATE INDEX "chu_ky_giay_to_patient" ON "main"."chu_ky_giay_to" USING btree ("benh_nhan_id");--> statement-breakpoint
CREATE INDEX "kham_benh_day" ON "main"."kham_benh" USING btree ("ngay");