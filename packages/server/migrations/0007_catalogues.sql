CREATE TABLE "main"."giuong_benh" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"trang_thai" text DEFAULT 'DangSuDung' NOT NULL,
	"tam_ngung" boolean DEFAULT false NOT NULL,
	"search_key" text DEFAULT '' NOT NULL,
	"ma_giuong" text,
	"ten_giuong" text,
	"loai_giuong" text,
	"phong_ban_id" uuid,
	"ghi_chu" text
);
--> statement-breakpoint
CREATE TABLE "main"."don_vi_doi_tac" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"trang_thai" text DEFAULT 'DangSuDung' NOT NULL,
	"tam_ngung" boolean DEFAULT false NOT NULL,
	"search_key" text DEFAULT '' NOT NULL,
	"ma_don_vi_doi_tac" text,
	"ten_don_vi_doi_tac" text,
	"dia_chi" text,
	"so_dien_thoai" text,
	"fax" text,
	"email" text,
	"ma_so_thue" text,
	"ghi_chu" text
);
--> statement-breakpoint
CREATE TABLE "main"."cong_ty" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"trang_thai" text DEFAULT 'DangSuDung' NOT NULL,
	"tam_ngung" boolean DEFAULT false NOT NULL,
	"search_key" text DEFAULT '' NOT NULL,
	"ma_cong_ty" text,
	"ten_cong_ty" text,
	"loai_cong_ty" text,
	"dia_chi" text,
	"so_dien_thoai" text,
	"nguoi_lien_he" text,
	"ma_so_thue" text,
	"giam_doc" text,
	"ghi_chu" text
);
--> statement-breakpoint
CREATE TABLE "main"."cong_ty_ksk" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"trang_thai" text DEFAULT 'DangSuDung' NOT NULL,
	"tam_ngung" boolean DEFAULT false NOT NULL,
	"search_key" text DEFAULT '' NOT NULL,
	"ma_cong_ty" text,
	"ten_cong_ty" text,
	"ten_viet_tat" text,
	"dia_chi" text,
	"so_dien_thoai" text,
	"email" text,
	"ma_so_thue" text,
	"ghi_chu" text
);
--> statement-breakpoint
CREATE TABLE "main"."quan_ly_hop_dong" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"trang_thai" text DEFAULT 'DangSuDung' NOT NULL,
	"tam_ngung" boolean DEFAULT false NOT NULL,
	"search_key" text DEFAULT '' NOT NULL,
	"ma_hop_dong" text,
	"ten_hop_dong" text,
	"cong_ty_id" uuid,
	"ngay_ket_thuc" date,
	"gia_tri_hop_dong" numeric(18, 2),
	"tam_ung" numeric(18, 2),
	"ma_hoa_don" text,
	"nhan_vien_id" uuid,
	"sdt_phu_trach" text,
	"dich_vu_ids" uuid[] DEFAULT '{}' NOT NULL,
	"goi_dich_vu_ids" uuid[] DEFAULT '{}' NOT NULL,
	"ghi_chu" text
);
--> statement-breakpoint
CREATE TABLE "main"."goi_kham_suc_khoe" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"trang_thai" text DEFAULT 'DangSuDung' NOT NULL,
	"tam_ngung" boolean DEFAULT false NOT NULL,
	"search_key" text DEFAULT '' NOT NULL,
	"ma_goi_kham" text,
	"ten_goi_kham" text,
	"loai_goi_kham" text,
	"gia_du_kien" numeric(18, 2),
	"ngay_bat_dau" date,
	"ngay_ket_thuc" date,
	"chi_tiets" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"ghi_chu" text
);
--> statement-breakpoint
CREATE TABLE "main"."lieu_trinh" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"trang_thai" text DEFAULT 'DangSuDung' NOT NULL,
	"tam_ngung" boolean DEFAULT false NOT NULL,
	"search_key" text DEFAULT '' NOT NULL,
	"ma_lieu_trinh" text,
	"ten_lieu_trinh" text,
	"dich_vu_ids" uuid[] DEFAULT '{}' NOT NULL,
	"so_buoi" numeric(20, 6),
	"khoang_cach_co_dinh" boolean DEFAULT false NOT NULL,
	"so_ngay_cach" numeric(20, 6),
	"ghi_chu" text
);
--> statement-breakpoint
CREATE TABLE "main"."dinh_muc_dich_vu" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"trang_thai" text DEFAULT 'DangSuDung' NOT NULL,
	"tam_ngung" boolean DEFAULT false NOT NULL,
	"search_key" text DEFAULT '' NOT NULL,
	"ma_dinh_muc" text,
	"ten_dinh_muc" text,
	"dich_vu_id" uuid,
	"chi_tiets" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"ghi_chu" text
);
--> statement-breakpoint
CREATE TABLE "main"."dm_phuong_phap_phau_thuat" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"trang_thai" text DEFAULT 'DangSuDung' NOT NULL,
	"tam_ngung" boolean DEFAULT false NOT NULL,
	"search_key" text DEFAULT '' NOT NULL,
	"ma_phuong_phap_phau_thuat" text,
	"ten_phuong_phap_phau_thuat" text,
	"ghi_chu" text
);
--> statement-breakpoint
CREATE TABLE "main"."dm_phuong_phap_vo_cam" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"trang_thai" text DEFAULT 'DangSuDung' NOT NULL,
	"tam_ngung" boolean DEFAULT false NOT NULL,
	"search_key" text DEFAULT '' NOT NULL,
	"ma_phuong_phap_vo_cam" text,
	"ten_phuong_phap_vo_cam" text,
	"ghi_chu" text
);
--> statement-breakpoint
CREATE TABLE "main"."icd_xet_nghiem" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"trang_thai" text DEFAULT 'DangSuDung' NOT NULL,
	"tam_ngung" boolean DEFAULT false NOT NULL,
	"search_key" text DEFAULT '' NOT NULL,
	"ma_icd_xet_nghiem" text,
	"ten_icd_xet_nghiem" text,
	"icd_id" uuid,
	"dich_vu_ids" uuid[] DEFAULT '{}' NOT NULL,
	"ghi_chu" text
);
--> statement-breakpoint
CREATE TABLE "main"."loai_benh_an" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"trang_thai" text DEFAULT 'DangSuDung' NOT NULL,
	"tam_ngung" boolean DEFAULT false NOT NULL,
	"search_key" text DEFAULT '' NOT NULL,
	"ma_loai_benh_an" text,
	"ten_loai_benh_an" text,
	"thu_tu" numeric(20, 6),
	"ghi_chu" text
);
--> statement-breakpoint
CREATE TABLE "main"."y_lenh_cham_soc" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"trang_thai" text DEFAULT 'DangSuDung' NOT NULL,
	"tam_ngung" boolean DEFAULT false NOT NULL,
	"search_key" text DEFAULT '' NOT NULL,
	"ma_y_lenh_cham_soc" text,
	"ten_y_lenh_cham_soc" text,
	"ghi_chu" text
);
--> statement-breakpoint
CREATE TABLE "main"."loai_phieu_thu_chi" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"trang_thai" text DEFAULT 'DangSuDung' NOT NULL,
	"tam_ngung" boolean DEFAULT false NOT NULL,
	"search_key" text DEFAULT '' NOT NULL,
	"ma_loai_phieu" text,
	"ten_loai_phieu" text,
	"tai_khoan_no_tien_mat" text,
	"tai_khoan_co_tien_mat" text,
	"tai_khoan_no_ngan_hang" text,
	"tai_khoan_co_ngan_hang" text,
	"ghi_chu" text
);
--> statement-breakpoint
CREATE TABLE "main"."tien_te" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"trang_thai" text DEFAULT 'DangSuDung' NOT NULL,
	"tam_ngung" boolean DEFAULT false NOT NULL,
	"search_key" text DEFAULT '' NOT NULL,
	"ma_tien_te" text,
	"ten_tien_te" text,
	"ty_gia" numeric(18, 2),
	"mac_dinh" boolean DEFAULT false NOT NULL,
	"ghi_chu" text
);
--> statement-breakpoint
CREATE TABLE "main"."nhom_cong_no" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"trang_thai" text DEFAULT 'DangSuDung' NOT NULL,
	"tam_ngung" boolean DEFAULT false NOT NULL,
	"search_key" text DEFAULT '' NOT NULL,
	"ma_nhom_cong_no" text,
	"ten_nhom_cong_no" text,
	"tu_ngay" date,
	"den_ngay" date,
	"ghi_chu" text
);
--> statement-breakpoint
CREATE TABLE "main"."ky_bao_cao" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"trang_thai" text DEFAULT 'DangSuDung' NOT NULL,
	"tam_ngung" boolean DEFAULT false NOT NULL,
	"search_key" text DEFAULT '' NOT NULL,
	"ma_ky_bao_cao" text,
	"ten_ky_bao_cao" text,
	"tu_ngay" date,
	"den_ngay" date,
	"loai_ky_bao_cao" text,
	"ghi_chu" text
);
--> statement-breakpoint
ALTER TABLE "pharmacy"."kho" ADD COLUMN "phong_ban_ids" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "giuong_benh_ma_giuong_unique" ON "main"."giuong_benh" USING btree ("ma_giuong") WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE INDEX "giuong_benh_phong_ban_id" ON "main"."giuong_benh" USING btree ("phong_ban_id");--> statement-breakpoint
CREATE INDEX "giuong_benh_search" ON "main"."giuong_benh" USING gin (search_key public.gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "don_vi_doi_tac_ma_don_vi_doi_tac_unique" ON "main"."don_vi_doi_tac" USING btree ("ma_don_vi_doi_tac") WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE INDEX "don_vi_doi_tac_search" ON "main"."don_vi_doi_tac" USING gin (search_key public.gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "cong_ty_ma_cong_ty_unique" ON "main"."cong_ty" USING btree ("ma_cong_ty") WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE INDEX "cong_ty_search" ON "main"."cong_ty" USING gin (search_key public.gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "cong_ty_ksk_ma_cong_ty_unique" ON "main"."cong_ty_ksk" USING btree ("ma_cong_ty") WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE INDEX "cong_ty_ksk_search" ON "main"."cong_ty_ksk" USING gin (search_key public.gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "quan_ly_hop_dong_ma_hop_dong_unique" ON "main"."quan_ly_hop_dong" USING btree ("ma_hop_dong") WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE INDEX "quan_ly_hop_dong_cong_ty_id" ON "main"."quan_ly_hop_dong" USING btree ("cong_ty_id");--> statement-breakpoint
CREATE INDEX "quan_ly_hop_dong_nhan_vien_id" ON "main"."quan_ly_hop_dong" USING btree ("nhan_vien_id");--> statement-breakpoint
CREATE INDEX "quan_ly_hop_dong_search" ON "main"."quan_ly_hop_dong" USING gin (search_key public.gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "goi_kham_suc_khoe_ma_goi_kham_unique" ON "main"."goi_kham_suc_khoe" USING btree ("ma_goi_kham") WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE INDEX "goi_kham_suc_khoe_search" ON "main"."goi_kham_suc_khoe" USING gin (search_key public.gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "lieu_trinh_ma_lieu_trinh_unique" ON "main"."lieu_trinh" USING btree ("ma_lieu_trinh") WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE INDEX "lieu_trinh_search" ON "main"."lieu_trinh" USING gin (search_key public.gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "dinh_muc_dich_vu_ma_dinh_muc_unique" ON "main"."dinh_muc_dich_vu" USING btree ("ma_dinh_muc") WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE INDEX "dinh_muc_dich_vu_dich_vu_id" ON "main"."dinh_muc_dich_vu" USING btree ("dich_vu_id");--> statement-breakpoint
CREATE INDEX "dinh_muc_dich_vu_search" ON "main"."dinh_muc_dich_vu" USING gin (search_key public.gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "dm_phuong_phap_phau_thuat_ma_phuong_phap_phau_thuat_unique" ON "main"."dm_phuong_phap_phau_thuat" USING btree ("ma_phuong_phap_phau_thuat") WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE INDEX "dm_phuong_phap_phau_thuat_search" ON "main"."dm_phuong_phap_phau_thuat" USING gin (search_key public.gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "dm_phuong_phap_vo_cam_ma_phuong_phap_vo_cam_unique" ON "main"."dm_phuong_phap_vo_cam" USING btree ("ma_phuong_phap_vo_cam") WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE INDEX "dm_phuong_phap_vo_cam_search" ON "main"."dm_phuong_phap_vo_cam" USING gin (search_key public.gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "icd_xet_nghiem_ma_icd_xet_nghiem_unique" ON "main"."icd_xet_nghiem" USING btree ("ma_icd_xet_nghiem") WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE INDEX "icd_xet_nghiem_icd_id" ON "main"."icd_xet_nghiem" USING btree ("icd_id");--> statement-breakpoint
CREATE INDEX "icd_xet_nghiem_search" ON "main"."icd_xet_nghiem" USING gin (search_key public.gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "loai_benh_an_ma_loai_benh_an_unique" ON "main"."loai_benh_an" USING btree ("ma_loai_benh_an") WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE INDEX "loai_benh_an_search" ON "main"."loai_benh_an" USING gin (search_key public.gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "y_lenh_cham_soc_ma_y_lenh_cham_soc_unique" ON "main"."y_lenh_cham_soc" USING btree ("ma_y_lenh_cham_soc") WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE INDEX "y_lenh_cham_soc_search" ON "main"."y_lenh_cham_soc" USING gin (search_key public.gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "loai_phieu_thu_chi_ma_loai_phieu_unique" ON "main"."loai_phieu_thu_chi" USING btree ("ma_loai_phieu") WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE INDEX "loai_phieu_thu_chi_search" ON "main"."loai_phieu_thu_chi" USING gin (search_key public.gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "tien_te_ma_tien_te_unique" ON "main"."tien_te" USING btree ("ma_tien_te") WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE INDEX "tien_te_search" ON "main"."tien_te" USING gin (search_key public.gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "nhom_cong_no_ma_nhom_cong_no_unique" ON "main"."nhom_cong_no" USING btree ("ma_nhom_cong_no") WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE INDEX "nhom_cong_no_search" ON "main"."nhom_cong_no" USING gin (search_key public.gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "ky_bao_cao_ma_ky_bao_cao_unique" ON "main"."ky_bao_cao" USING btree ("ma_ky_bao_cao") WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE INDEX "ky_bao_cao_search" ON "main"."ky_bao_cao" USING gin (search_key public.gin_trgm_ops);