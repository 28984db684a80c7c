CREATE SCHEMA "auth";
--> statement-breakpoint
CREATE SCHEMA "main";
--> statement-breakpoint
CREATE SCHEMA "pharmacy";
--> statement-breakpoint
CREATE SCHEMA "print";
--> statement-breakpoint
CREATE TABLE "main"."audit_seal" (
	"seq" bigint PRIMARY KEY NOT NULL,
	"audit_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "main"."counter" (
	"name" text NOT NULL,
	"scope" text NOT NULL,
	"value" integer NOT NULL,
	CONSTRAINT "counter_name_scope_pk" PRIMARY KEY("name","scope")
);
--> statement-breakpoint
CREATE TABLE "main"."event" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"module" text NOT NULL,
	"process" text NOT NULL,
	"node_id" uuid,
	"client_id" text,
	"data" jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "main"."file" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"file_name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"sha256" text NOT NULL,
	"permission" text NOT NULL,
	"benh_nhan_id" uuid
);
--> statement-breakpoint
CREATE TABLE "main"."outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"adapter" text NOT NULL,
	"operation" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"payload" jsonb NOT NULL,
	"trang_thai" text DEFAULT 'Cho' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"answer" jsonb,
	"next_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "main"."client_request" (
	"id" uuid PRIMARY KEY NOT NULL,
	"operation" text NOT NULL,
	"answer" jsonb,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid
);
--> statement-breakpoint
CREATE TABLE "auth"."account_profile" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"profile_id" uuid NOT NULL,
	"node_ids" uuid[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth"."account" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"username" text NOT NULL,
	"password_hash" text NOT NULL,
	"nhan_vien_id" uuid,
	"is_locked" boolean DEFAULT false NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp with time zone,
	"default_profile_id" uuid,
	"is_integration" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth"."profile_node" (
	"profile_id" uuid NOT NULL,
	"node_id" uuid NOT NULL,
	"permissions" text[] DEFAULT '{}' NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "profile_node_profile_id_node_id_pk" PRIMARY KEY("profile_id","node_id")
);
--> statement-breakpoint
CREATE TABLE "auth"."profile" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"navigation_tree" jsonb NOT NULL,
	"id_menus" text[] NOT NULL,
	"permissions" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth"."session" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"token_hash" text NOT NULL,
	"account_id" uuid NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"ip" text,
	"user_agent" text
);
--> statement-breakpoint
CREATE TABLE "main"."setting" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"section" text NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "main"."tham_so" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"ma" text NOT NULL,
	"tu_ngay" text NOT NULL,
	"gia_tri" text NOT NULL,
	"can_cu" text
);
--> statement-breakpoint
CREATE TABLE "main"."benh_nhan" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"ma_y_te" text NOT NULL,
	"ten_benh_nhan" text NOT NULL,
	"ten_khong_dau" text NOT NULL,
	"word_pairs" text[] DEFAULT '{}' NOT NULL,
	"ngay_sinh" date,
	"nam_sinh" integer NOT NULL,
	"gioi_tinh" text NOT NULL,
	"so_dien_thoai" text,
	"so_nha" text,
	"cmnd_hoac_ho_chieu" text,
	"dia_chi_id" uuid,
	"full_address" text,
	"quoc_tich_id" uuid,
	"dan_toc_id" uuid,
	"nghe_nghiep_id" uuid,
	"nhom_mau_id" uuid,
	"yeu_to_rh_id" uuid,
	"ten_nguoi_lien_he" text,
	"quan_he_nguoi_lien_he" text,
	"so_dien_thoai_nguoi_lien_he" text,
	"dia_chi_nguoi_lien_he" text,
	"tien_su_di_ung" text,
	"di_ung_hoat_chat_ids" uuid[] DEFAULT '{}' NOT NULL,
	"tien_su_benh" text,
	"ghi_chu" text,
	"tu_vong" boolean DEFAULT false NOT NULL,
	"nhom_benh_nhan_ids" uuid[] DEFAULT '{}' NOT NULL,
	"kieu_benh_nhan" text DEFAULT 'VietNam' NOT NULL,
	"loai_benh_nhan" text,
	"nguon_khach_hang" text,
	"don_vi" text,
	"ten_tren_hoa_don" text,
	"email" text,
	"ma_so_thue" text,
	"so_the_bhyt" text,
	"bhyt_ngay_hieu_luc" date,
	"bhyt_ngay_het_hieu_luc" date,
	"benh_vien_kcb_id" uuid,
	"ngay_du5_nam" date,
	"trang_thai" text DEFAULT 'DangSuDung' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "main"."tiep_nhan" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"ma_tiep_nhan" text NOT NULL,
	"benh_nhan_id" uuid NOT NULL,
	"ngay_tiep_nhan" timestamp with time zone NOT NULL,
	"ngay" date NOT NULL,
	"so_thu_tu" integer,
	"uu_tien" boolean DEFAULT false NOT NULL,
	"ly_do_uu_tien" text,
	"doi_tuong_id" uuid NOT NULL,
	"so_the_bhyt" text,
	"bhyt_ngay_hieu_luc" date,
	"bhyt_ngay_het_hieu_luc" date,
	"ngay_du5_nam" date,
	"khu_vuc_sinh_song" text,
	"tuyen_kcb" text,
	"ma_doi_tuong_kcb" text,
	"benh_vien_kcb_id" uuid,
	"benh_vien_chuyen_id" uuid,
	"co_giay_chuyen" boolean DEFAULT false NOT NULL,
	"tai_kham_theo_hen" boolean DEFAULT false NOT NULL,
	"cap_cuu" boolean DEFAULT false NOT NULL,
	"mien_cung_chi_tra" boolean DEFAULT false NOT NULL,
	"muc_huong" numeric(5, 2),
	"cung_chi_tra_luy_ke" numeric(18, 2) DEFAULT '0' NOT NULL,
	"the_da_xac_minh" boolean DEFAULT false NOT NULL,
	"ten_nguoi_lien_he" text,
	"quan_he_nguoi_lien_he" text,
	"so_dien_thoai_nguoi_lien_he" text,
	"dia_chi_nguoi_lien_he" text,
	"da_xac_nhan_chi_phi" boolean DEFAULT false NOT NULL,
	"da_xac_nhan_bhyt" boolean DEFAULT false NOT NULL,
	"da_hoan_ung" boolean DEFAULT false NOT NULL,
	"ly_do_kham" text,
	"noi_tiep_nhan_id" uuid,
	"trang_thai" text DEFAULT 'DaTiepNhan' NOT NULL,
	"ly_do_huy" text
);
--> statement-breakpoint
CREATE TABLE "main"."hang_doi_ve" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"hang_doi" text NOT NULL,
	"node_id" uuid NOT NULL,
	"ngay" date NOT NULL,
	"so_thu_tu" integer NOT NULL,
	"ky_hieu" text NOT NULL,
	"trang_thai" text DEFAULT 'cho' NOT NULL,
	"is_emergency" boolean DEFAULT false NOT NULL,
	"is_priority" boolean DEFAULT false NOT NULL,
	"is_recall" boolean DEFAULT false NOT NULL,
	"is_returning" boolean DEFAULT false NOT NULL,
	"ly_do_uu_tien" text,
	"so_lan_goi" integer DEFAULT 0 NOT NULL,
	"goi_luc" timestamp with time zone,
	"thu_tu_goi" integer,
	"quay" text,
	"benh_nhan_id" uuid,
	"tiep_nhan_id" uuid,
	"source_id" uuid,
	"sau_luot_goi" integer,
	"vi_tri" numeric(20, 8) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "main"."dich_vu_yeu_cau_chi_tiet" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"dich_vu_yeu_cau_id" uuid NOT NULL,
	"dich_vu_id" uuid NOT NULL,
	"ma_dich_vu" text NOT NULL,
	"ten_dich_vu" text NOT NULL,
	"loai_gia_id" uuid NOT NULL,
	"bang_gia_id" uuid NOT NULL,
	"don_gia" numeric(18, 2) NOT NULL,
	"don_gia_bhyt" numeric(18, 2) NOT NULL,
	"so_luong" numeric(18, 3) NOT NULL,
	"trang_thai" text NOT NULL,
	"da_thu_tien" boolean DEFAULT false NOT NULL,
	"duoc_phep_thuc_hien" boolean DEFAULT false NOT NULL,
	"khong_thu_tien" boolean DEFAULT false NOT NULL,
	"khong_den" boolean DEFAULT false NOT NULL,
	"ngay_yeu_cau" timestamp with time zone NOT NULL,
	"thu_tu" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "main"."dich_vu_yeu_cau" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"so_phieu_yeu_cau" text NOT NULL,
	"so_thu_tu" integer NOT NULL,
	"loai" text NOT NULL,
	"benh_nhan_id" uuid NOT NULL,
	"tiep_nhan_id" uuid NOT NULL,
	"kham_benh_id" uuid,
	"noi_yeu_cau_id" uuid NOT NULL,
	"noi_thuc_hien_id" uuid,
	"thuc_hien_ngoai" boolean DEFAULT false NOT NULL,
	"bac_si_chi_dinh_id" uuid,
	"chan_doan" text,
	"chan_doan_icd_id" uuid,
	"trang_thai" text NOT NULL,
	"trang_thai_hang_doi" text,
	"ngay_yeu_cau" timestamp with time zone NOT NULL,
	"ngay_thuc_hien" timestamp with time zone,
	"ngay_ket_qua" timestamp with time zone,
	"sid_mau" text,
	"ngay_lay_mau" timestamp with time zone,
	"nguoi_lay_mau_id" uuid,
	"nguoi_thuc_hien_id" uuid,
	"nguoi_duyet_id" uuid,
	"ket_luan" text,
	"la_khan_cap" boolean DEFAULT false NOT NULL,
	"ly_do_huy" text
);
--> statement-breakpoint
CREATE TABLE "main"."kham_benh" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"ma_kham_benh" text NOT NULL,
	"benh_nhan_id" uuid NOT NULL,
	"tiep_nhan_id" uuid NOT NULL,
	"dich_vu_yeu_cau_id" uuid NOT NULL,
	"phong_ban_id" uuid NOT NULL,
	"ve_id" uuid,
	"so_thu_tu" integer,
	"trang_thai" text DEFAULT 'DangKham' NOT NULL,
	"ngay_kham" timestamp with time zone NOT NULL,
	"ngay" date NOT NULL,
	"ngay_ket_thuc" timestamp with time zone,
	"bac_si_kham_id" uuid,
	"mach" integer,
	"nhiet_do" numeric(4, 1),
	"huyet_ap_cao" integer,
	"huyet_ap_thap" integer,
	"nhip_tho" integer,
	"spo2" integer,
	"chieu_cao" numeric(5, 1),
	"can_nang" numeric(6, 2),
	"ly_do_kham" text,
	"trieu_chung_lam_sang" text,
	"tien_su_benh" text,
	"tien_su_di_ung" text,
	"benh_man_tinh" boolean DEFAULT false NOT NULL,
	"chan_doan" text,
	"chan_doan_icd_id" uuid,
	"chan_doan_phu_icd_ids" uuid[] DEFAULT '{}' NOT NULL,
	"huong_giai_quyet_id" uuid,
	"ngay_tai_kham" date,
	"loi_dan" text,
	"ghi_chu" text,
	"da_duyet" boolean DEFAULT false NOT NULL,
	"ly_do_huy" text
);
--> statement-breakpoint
CREATE TABLE "pharmacy"."giu_thuoc" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"kho_id" uuid NOT NULL,
	"lo_id" uuid NOT NULL,
	"duoc_id" uuid NOT NULL,
	"source_id" uuid NOT NULL,
	"so_luong" numeric(18, 3) NOT NULL,
	CONSTRAINT "giu_thuoc_so_luong" CHECK (so_luong > 0)
);
--> statement-breakpoint
CREATE TABLE "pharmacy"."lo" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"duoc_id" uuid NOT NULL,
	"so_lo" text NOT NULL,
	"han_dung" date NOT NULL,
	"gia_von" numeric(18, 3) NOT NULL,
	"nha_cung_cap_id" uuid
);
--> statement-breakpoint
CREATE TABLE "pharmacy"."phieu_cap_chi_tiet" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"phieu_cap_id" uuid NOT NULL,
	"toa_thuoc_chi_tiet_id" uuid NOT NULL,
	"duoc_id" uuid NOT NULL,
	"lo_id" uuid NOT NULL,
	"so_luong" numeric(18, 3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pharmacy"."phieu_cap" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"ma_phieu_cap" text NOT NULL,
	"kho_id" uuid NOT NULL,
	"toa_thuoc_id" uuid NOT NULL,
	"benh_nhan_id" uuid NOT NULL,
	"trang_thai" text DEFAULT 'DaCap' NOT NULL,
	"ly_do_huy" text
);
--> statement-breakpoint
CREATE TABLE "pharmacy"."the_kho" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"kho_id" uuid NOT NULL,
	"lo_id" uuid NOT NULL,
	"duoc_id" uuid NOT NULL,
	"so_luong" numeric(18, 3) NOT NULL,
	"ton" numeric(18, 3) NOT NULL,
	"ly_do" text NOT NULL,
	"source_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pharmacy"."ton_kho" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"kho_id" uuid NOT NULL,
	"lo_id" uuid NOT NULL,
	"duoc_id" uuid NOT NULL,
	"so_luong" numeric(18, 3) DEFAULT '0' NOT NULL,
	"so_luong_giu" numeric(18, 3) DEFAULT '0' NOT NULL,
	CONSTRAINT "ton_kho_so_luong" CHECK (so_luong >= 0),
	CONSTRAINT "ton_kho_giu" CHECK (so_luong_giu >= 0 and so_luong_giu <= so_luong)
);
--> statement-breakpoint
CREATE TABLE "main"."toa_thuoc_chi_tiet" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"toa_thuoc_id" uuid NOT NULL,
	"duoc_id" uuid NOT NULL,
	"ten_duoc" text NOT NULL,
	"kho_id" uuid,
	"so_luong" numeric(18, 3) NOT NULL,
	"so_ngay" integer NOT NULL,
	"sang" numeric(18, 3),
	"trua" numeric(18, 3),
	"chieu" numeric(18, 3),
	"toi" numeric(18, 3),
	"duong_dung_id" uuid,
	"cach_dung" text,
	"don_gia" numeric(18, 3) DEFAULT '0' NOT NULL,
	"don_gia_ho_tro" numeric(18, 3) DEFAULT '0' NOT NULL,
	"don_gia_thanh_toan" numeric(18, 3) DEFAULT '0' NOT NULL,
	"don_gia_goc" numeric(18, 3) DEFAULT '0' NOT NULL,
	"don_gia_bhyt_goc" numeric(18, 3) DEFAULT '0' NOT NULL,
	"gia_von" numeric(18, 3) DEFAULT '0' NOT NULL,
	"la_bhyt" boolean DEFAULT false NOT NULL,
	"ty_le_bhyt" integer DEFAULT 100 NOT NULL,
	"da_thu_tien" boolean DEFAULT false NOT NULL,
	"so_luong_da_cap" numeric(18, 3) DEFAULT '0' NOT NULL,
	"canh_bao" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"thu_tu" integer DEFAULT 0 NOT NULL,
	"trang_thai" text DEFAULT 'DangSuDung' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "main"."toa_thuoc" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"kham_benh_id" uuid NOT NULL,
	"tiep_nhan_id" uuid NOT NULL,
	"benh_nhan_id" uuid NOT NULL,
	"bac_si_id" uuid,
	"ma_don_thuoc" text NOT NULL,
	"loai_toa" text NOT NULL,
	"so_ngay" integer NOT NULL,
	"loi_dan" text,
	"ngay_ke" timestamp with time zone NOT NULL,
	"trang_thai" text DEFAULT 'DaKe' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "main"."bang_gia" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"loai_gia_id" uuid NOT NULL,
	"ten_bang_gia" text NOT NULL,
	"loai_bang_gia" text DEFAULT 'DichVu' NOT NULL,
	"trang_thai" text DEFAULT 'ChuaPhatHanh' NOT NULL,
	"ngay_phat_hanh" timestamp with time zone,
	"nguoi_phat_hanh_id" uuid,
	"tu_ngay" date NOT NULL,
	"den_ngay" date,
	"so_quyet_dinh" text,
	"ghi_chu" text,
	CONSTRAINT "bang_gia_days" CHECK (den_ngay is null or den_ngay >= tu_ngay)
);
--> statement-breakpoint
CREATE TABLE "main"."gia_dich_vu" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"bang_gia_id" uuid NOT NULL,
	"dich_vu_id" uuid NOT NULL,
	"don_gia" numeric(18, 2) NOT NULL,
	CONSTRAINT "gia_dich_vu_price" CHECK (don_gia >= 0)
);
--> statement-breakpoint
CREATE TABLE "main"."tra_cuu_the" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"tiep_nhan_id" uuid,
	"benh_nhan_id" uuid,
	"ma_the" text NOT NULL,
	"ho_ten" text NOT NULL,
	"ngay_sinh" text NOT NULL,
	"reachable" boolean NOT NULL,
	"ma_ket_qua" text,
	"ghi_chu" text,
	"answer" jsonb,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "main"."bien_lai" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"ma_bien_lai" text NOT NULL,
	"quyen_bien_lai_id" uuid NOT NULL,
	"ky_hieu" text NOT NULL,
	"so_bien_lai" integer NOT NULL,
	"loai_bien_lai" text NOT NULL,
	"benh_nhan_id" uuid NOT NULL,
	"tiep_nhan_id" uuid NOT NULL,
	"ngay_bien_lai" timestamp with time zone NOT NULL,
	"gia_tri_bien_lai" numeric(18, 2) DEFAULT '0' NOT NULL,
	"chenh_lech_lam_tron" numeric(18, 2) DEFAULT '0' NOT NULL,
	"hach_toan" numeric(18, 2) DEFAULT '0' NOT NULL,
	"trang_thai" text NOT NULL,
	"tien_khach_dua" numeric(18, 2),
	"tien_thoi" numeric(18, 2),
	"nguoi_nop" text,
	"ghi_chu" text,
	"nguoi_thu_id" uuid NOT NULL,
	"quay_thu_id" uuid,
	"ca_thu_id" uuid,
	"bien_lai_goc_id" uuid,
	"ly_do_huy" text,
	"nguoi_huy_id" uuid,
	"ngay_huy" timestamp with time zone,
	CONSTRAINT "bien_lai_value" CHECK (gia_tri_bien_lai >= 0 and hach_toan >= 0 and hach_toan <= gia_tri_bien_lai - chenh_lech_lam_tron)
);
--> statement-breakpoint
CREATE TABLE "main"."ca_thu" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"nhan_vien_id" uuid NOT NULL,
	"tu_luc" timestamp with time zone NOT NULL,
	"den_luc" timestamp with time zone NOT NULL,
	"so_lieu" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "main"."vien_phi_mien_giam" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"tiep_nhan_id" uuid NOT NULL,
	"vien_phi_dong_id" uuid NOT NULL,
	"so_tien" numeric(18, 2) NOT NULL,
	"ly_do" text NOT NULL,
	"nguoi_duyet_id" uuid
);
--> statement-breakpoint
CREATE TABLE "main"."bien_lai_chi_tiet" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"bien_lai_id" uuid NOT NULL,
	"vien_phi_dong_id" uuid,
	"bien_lai_hoan_id" uuid,
	"so_tien" numeric(18, 2) NOT NULL,
	"trang_thai" text DEFAULT 'HieuLuc' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "main"."bien_lai_thanh_toan" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"bien_lai_id" uuid NOT NULL,
	"hinh_thuc_thanh_toan_id" uuid NOT NULL,
	"loai" text NOT NULL,
	"so_tien" numeric(18, 2) NOT NULL,
	"tai_khoan_ngan_hang_id" uuid,
	"ma_giao_dich" text,
	CONSTRAINT "bien_lai_thanh_toan_amount" CHECK (so_tien > 0)
);
--> statement-breakpoint
CREATE TABLE "main"."vien_phi_dong" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"tiep_nhan_id" uuid NOT NULL,
	"benh_nhan_id" uuid NOT NULL,
	"kham_benh_id" uuid,
	"source" text NOT NULL,
	"source_id" uuid NOT NULL,
	"ma_phieu" text,
	"dich_vu_id" uuid,
	"duoc_id" uuid,
	"ma" text NOT NULL,
	"ten" text NOT NULL,
	"nhom_chi_phi" text NOT NULL,
	"don_vi_tinh" text,
	"chuyen_khoa_id" uuid,
	"loai_gia_id" uuid,
	"bang_gia_id" uuid,
	"so_luong" numeric(18, 3) NOT NULL,
	"don_gia" numeric(18, 3) NOT NULL,
	"don_gia_bhyt" numeric(18, 3) DEFAULT '0' NOT NULL,
	"ty_le_dv" integer DEFAULT 100 NOT NULL,
	"ty_le_bh" integer DEFAULT 100 NOT NULL,
	"pham_vi" integer DEFAULT 2 NOT NULL,
	"ngay_y_lenh" timestamp with time zone NOT NULL,
	"la_bhyt" boolean DEFAULT false NOT NULL,
	"khong_thu_tien" boolean DEFAULT false NOT NULL,
	"muc_huong" text,
	"thanh_tien" numeric(18, 2) DEFAULT '0' NOT NULL,
	"bh_chi_tra" numeric(18, 2) DEFAULT '0' NOT NULL,
	"bncct" numeric(18, 2) DEFAULT '0' NOT NULL,
	"bntt" numeric(18, 2) DEFAULT '0' NOT NULL,
	"benh_nhan_tt" numeric(18, 2) DEFAULT '0' NOT NULL,
	"nguon_khac" numeric(18, 2) DEFAULT '0' NOT NULL,
	"mien_giam" numeric(18, 2) DEFAULT '0' NOT NULL,
	"hach_toan" numeric(18, 2) DEFAULT '0' NOT NULL,
	"con_lai" numeric(18, 2) DEFAULT '0' NOT NULL,
	"thu_thua" numeric(18, 2) DEFAULT '0' NOT NULL,
	"mien_giam_duyet" numeric(18, 2) DEFAULT '0' NOT NULL,
	"da_thu_tien" boolean DEFAULT false NOT NULL,
	"duoc_phep_thuc_hien" boolean DEFAULT false NOT NULL,
	"thuc_hien" boolean DEFAULT false NOT NULL,
	"trang_thai" text DEFAULT 'DangSuDung' NOT NULL,
	CONSTRAINT "vien_phi_dong_parts" CHECK (thanh_tien = bh_chi_tra + benh_nhan_tt + nguon_khac and benh_nhan_tt = bncct + bntt),
	CONSTRAINT "vien_phi_dong_not_negative" CHECK (least(so_luong, don_gia, don_gia_bhyt, bh_chi_tra, bncct, bntt, nguon_khac, mien_giam, hach_toan, con_lai, thu_thua) >= 0),
	CONSTRAINT "vien_phi_dong_left" CHECK (con_lai - thu_thua = benh_nhan_tt - mien_giam - hach_toan)
);
--> statement-breakpoint
CREATE TABLE "main"."vien_phi" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"tiep_nhan_id" uuid NOT NULL,
	"benh_nhan_id" uuid NOT NULL,
	"ngay" date NOT NULL,
	"thanh_tien" numeric(18, 2) DEFAULT '0' NOT NULL,
	"bh_chi_tra" numeric(18, 2) DEFAULT '0' NOT NULL,
	"bncct" numeric(18, 2) DEFAULT '0' NOT NULL,
	"bntt" numeric(18, 2) DEFAULT '0' NOT NULL,
	"benh_nhan_tt" numeric(18, 2) DEFAULT '0' NOT NULL,
	"nguon_khac" numeric(18, 2) DEFAULT '0' NOT NULL,
	"mien_giam" numeric(18, 2) DEFAULT '0' NOT NULL,
	"hach_toan" numeric(18, 2) DEFAULT '0' NOT NULL,
	"con_lai" numeric(18, 2) DEFAULT '0' NOT NULL,
	"thu_thua" numeric(18, 2) DEFAULT '0' NOT NULL,
	"so_dong" integer DEFAULT 0 NOT NULL,
	"da_thu" numeric(18, 2) DEFAULT '0' NOT NULL,
	"tam_ung_con" numeric(18, 2) DEFAULT '0' NOT NULL,
	"duoi_nguong" boolean DEFAULT false NOT NULL,
	"the_chua_xac_minh" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth"."node" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"trang_thai" text DEFAULT 'DangSuDung' NOT NULL,
	"tam_ngung" boolean DEFAULT false NOT NULL,
	"search_key" text DEFAULT '' NOT NULL,
	"code" text,
	"name" text,
	"category" text,
	"parent_id" uuid,
	"room_type" text,
	"queue_prefix" text,
	"ma_khoa" text,
	"chuyen_khoa_id" uuid,
	"ma_cskcb" text,
	"tax_code" text,
	"address" text,
	"phone" text,
	"order" numeric(20, 6),
	"ghi_chu" text
);
--> statement-breakpoint
CREATE TABLE "main"."chuyen_khoa" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"trang_thai" text DEFAULT 'DangSuDung' NOT NULL,
	"tam_ngung" boolean DEFAULT false NOT NULL,
	"search_key" text DEFAULT '' NOT NULL,
	"ma_chuyen_khoa" text,
	"ten_chuyen_khoa" text,
	"ma_xml" text,
	"ghi_chu" text
);
--> statement-breakpoint
CREATE TABLE "main"."dm_chuc_vu" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"trang_thai" text DEFAULT 'DangSuDung' NOT NULL,
	"tam_ngung" boolean DEFAULT false NOT NULL,
	"search_key" text DEFAULT '' NOT NULL,
	"ma_chuc_vu" text,
	"ten_chuc_vu" text,
	"ghi_chu" text
);
--> statement-breakpoint
CREATE TABLE "main"."dm_chuc_danh" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"trang_thai" text DEFAULT 'DangSuDung' NOT NULL,
	"tam_ngung" boolean DEFAULT false NOT NULL,
	"search_key" text DEFAULT '' NOT NULL,
	"ma_chuc_danh" text,
	"ten_chuc_danh" text,
	"ten_viet_tat" text,
	"ghi_chu" text
);
--> statement-breakpoint
CREATE TABLE "main"."nhan_vien" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"trang_thai" text DEFAULT 'DangSuDung' NOT NULL,
	"tam_ngung" boolean DEFAULT false NOT NULL,
	"search_key" text DEFAULT '' NOT NULL,
	"ma_nhan_vien" text,
	"ten_nhan_vien" text,
	"ngay_sinh" date,
	"gioi_tinh" text,
	"so_dien_thoai" text,
	"email" text,
	"chuc_vu_id" uuid,
	"chuc_danh_id" uuid,
	"phong_ban_id" uuid,
	"so_chung_chi_hanh_nghe" text,
	"ngay_cap_chung_chi" date,
	"ma_so_bhxh" text,
	"ma_lien_thong_bac_si" text,
	"phan_tram_hoa_hong" numeric(20, 6),
	"cmnd" text,
	"ngay_vao_lam" date,
	"dia_chi" text,
	"dan_toc_id" uuid,
	"quoc_tich_id" uuid,
	"nghe_nghiep_id" uuid,
	"ghi_chu" text
);
--> statement-breakpoint
CREATE TABLE "main"."nhom_benh_nhan" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"trang_thai" text DEFAULT 'DangSuDung' NOT NULL,
	"tam_ngung" boolean DEFAULT false NOT NULL,
	"search_key" text DEFAULT '' NOT NULL,
	"ma_nhom_benh_nhan" text,
	"ten_nhom_benh_nhan" text,
	"loai_khach_hang_id" uuid,
	"loai_gia_hang_hoa_ids" uuid[] DEFAULT '{}' NOT NULL,
	"mac_dinh" boolean DEFAULT false NOT NULL,
	"ghi_chu" text
);
--> statement-breakpoint
CREATE TABLE "main"."loai_khach_hang" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"trang_thai" text DEFAULT 'DangSuDung' NOT NULL,
	"tam_ngung" boolean DEFAULT false NOT NULL,
	"search_key" text DEFAULT '' NOT NULL,
	"ma_loai_khach_hang" text,
	"ten_loai_khach_hang" text,
	"mac_dinh" boolean DEFAULT false NOT NULL,
	"ghi_chu" text
);
--> statement-breakpoint
CREATE TABLE "main"."nguon_khach_hang" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"trang_thai" text DEFAULT 'DangSuDung' NOT NULL,
	"tam_ngung" boolean DEFAULT false NOT NULL,
	"search_key" text DEFAULT '' NOT NULL,
	"ma_nguon_khach_hang" text,
	"ten_nguon_khach_hang" text,
	"mac_dinh" boolean DEFAULT false NOT NULL,
	"ghi_chu" text
);
--> statement-breakpoint
CREATE TABLE "main"."dan_toc" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"trang_thai" text DEFAULT 'DangSuDung' NOT NULL,
	"tam_ngung" boolean DEFAULT false NOT NULL,
	"search_key" text DEFAULT '' NOT NULL,
	"ma_dan_toc" text,
	"ten_dan_toc" text,
	"ma_xml" text,
	"mac_dinh" boolean DEFAULT false NOT NULL,
	"ghi_chu" text
);
--> statement-breakpoint
CREATE TABLE "main"."quoc_tich" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"trang_thai" text DEFAULT 'DangSuDung' NOT NULL,
	"tam_ngung" boolean DEFAULT false NOT NULL,
	"search_key" text DEFAULT '' NOT NULL,
	"ma_quoc_tich" text,
	"ten_quoc_tich" text,
	"ma_xml" text,
	"mac_dinh" boolean DEFAULT false NOT NULL,
	"ghi_chu" text
);
--> statement-breakpoint
CREATE TABLE "main"."nghe_nghiep" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"trang_thai" text DEFAULT 'DangSuDung' NOT NULL,
	"tam_ngung" boolean DEFAULT false NOT NULL,
	"search_key" text DEFAULT '' NOT NULL,
	"ma_nghe_nghiep" text,
	"ten_nghe_nghiep" text,
	"ma_xml" text,
	"mac_dinh" boolean DEFAULT false NOT NULL,
	"ghi_chu" text
);
--> statement-breakpoint
CREATE TABLE "main"."nhom_mau" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"trang_thai" text DEFAULT 'DangSuDung' NOT NULL,
	"tam_ngung" boolean DEFAULT false NOT NULL,
	"search_key" text DEFAULT '' NOT NULL,
	"ma_nhom_mau" text,
	"ten_nhom_mau" text,
	"ghi_chu" text
);
--> statement-breakpoint
CREATE TABLE "main"."yeu_to_rh" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"trang_thai" text DEFAULT 'DangSuDung' NOT NULL,
	"tam_ngung" boolean DEFAULT false NOT NULL,
	"search_key" text DEFAULT '' NOT NULL,
	"ma_yeu_to_rh" text,
	"ten_yeu_to_rh" text,
	"ghi_chu" text
);
--> statement-breakpoint
CREATE TABLE "main"."loai_dich_vu" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"trang_thai" text DEFAULT 'DangSuDung' NOT NULL,
	"tam_ngung" boolean DEFAULT false NOT NULL,
	"search_key" text DEFAULT '' NOT NULL,
	"ma_loai_dich_vu" text,
	"ten_loai_dich_vu" text,
	"loai" text,
	"thu_tu" numeric(20, 6),
	"ghi_chu" text
);
--> statement-breakpoint
CREATE TABLE "main"."nhom_dich_vu" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"trang_thai" text DEFAULT 'DangSuDung' NOT NULL,
	"tam_ngung" boolean DEFAULT false NOT NULL,
	"search_key" text DEFAULT '' NOT NULL,
	"ma_nhom_dich_vu" text,
	"ten_nhom_dich_vu" text,
	"loai_dich_vu_id" uuid,
	"color" text,
	"phong_ban_id" uuid,
	"mau_in" text,
	"thu_tu" numeric(20, 6),
	"ghi_chu" text
);
--> statement-breakpoint
CREATE TABLE "main"."dm_dich_vu" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"trang_thai" text DEFAULT 'DangSuDung' NOT NULL,
	"tam_ngung" boolean DEFAULT false NOT NULL,
	"search_key" text DEFAULT '' NOT NULL,
	"ma_dich_vu" text,
	"ten_dich_vu" text,
	"ten_tieng_anh" text,
	"nhom_dich_vu_id" uuid,
	"don_vi_tinh_id" uuid,
	"ma_thong_tu" text,
	"ma_bhyt" text,
	"pham_vi_bhyt" text,
	"ty_le_bhyt" numeric(20, 6),
	"khong_ket_qua" boolean DEFAULT false NOT NULL,
	"thuc_hien_ngoai" boolean DEFAULT false NOT NULL,
	"thoi_gian_thuc_hien_toi_thieu" numeric(20, 6),
	"loai_benh_pham" text,
	"phong_thuc_hien_ids" uuid[] DEFAULT '{}' NOT NULL,
	"dich_vu_kem_theo_ids" uuid[] DEFAULT '{}' NOT NULL,
	"chuyen_khoa_id" uuid,
	"an_tren_hoa_don" boolean DEFAULT false NOT NULL,
	"thu_tu" numeric(20, 6),
	"ghi_chu" text
);
--> statement-breakpoint
CREATE TABLE "main"."gia_tri_tham_chieu" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"trang_thai" text DEFAULT 'DangSuDung' NOT NULL,
	"tam_ngung" boolean DEFAULT false NOT NULL,
	"search_key" text DEFAULT '' NOT NULL,
	"dich_vu_id" uuid,
	"ma_chi_so" text,
	"ten_chi_so" text,
	"kieu_du_lieu" text,
	"don_vi_tinh" text,
	"nam_min" numeric(20, 6),
	"nam_max" numeric(20, 6),
	"nu_min" numeric(20, 6),
	"nu_max" numeric(20, 6),
	"tre_em_min" numeric(20, 6),
	"tre_em_max" numeric(20, 6),
	"nguy_hiem_min" numeric(20, 6),
	"nguy_hiem_max" numeric(20, 6),
	"muc_binh_thuong" text,
	"ma_lien_ket" text,
	"thu_tu" numeric(20, 6),
	"ghi_chu" text
);
--> statement-breakpoint
CREATE TABLE "main"."goi_dich_vu" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"trang_thai" text DEFAULT 'DangSuDung' NOT NULL,
	"tam_ngung" boolean DEFAULT false NOT NULL,
	"search_key" text DEFAULT '' NOT NULL,
	"ma_goi_dich_vu" text,
	"ten_goi_dich_vu" text,
	"gia_goi" numeric(18, 2),
	"ngay_bat_dau" date,
	"ngay_ket_thuc" date,
	"chi_tiets" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"ghi_chu" text
);
--> statement-breakpoint
CREATE TABLE "main"."chong_chi_dinh_dich_vu" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"trang_thai" text DEFAULT 'DangSuDung' NOT NULL,
	"tam_ngung" boolean DEFAULT false NOT NULL,
	"search_key" text DEFAULT '' NOT NULL,
	"ma_chong_chi_dinh" text,
	"ten_chong_chi_dinh" text,
	"loai_chong_chi_dinh" text,
	"dich_vu_id" uuid,
	"dich_vu_khong_dung_cung_ids" uuid[] DEFAULT '{}' NOT NULL,
	"so_luong" numeric(20, 6),
	"trong_vong" numeric(20, 6),
	"ghi_chu" text
);
--> statement-breakpoint
CREATE TABLE "main"."thiet_bi" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"trang_thai" text DEFAULT 'DangSuDung' NOT NULL,
	"tam_ngung" boolean DEFAULT false NOT NULL,
	"search_key" text DEFAULT '' NOT NULL,
	"ma_thiet_bi" text,
	"ten_thiet_bi" text,
	"so_seri" text,
	"ma_may_bhyt" text,
	"dich_vu_ids" uuid[] DEFAULT '{}' NOT NULL,
	"phong_ban_id" uuid,
	"toi_da_ngay" numeric(20, 6),
	"toi_da_lan" numeric(20, 6),
	"ghi_chu" text
);
--> statement-breakpoint
CREATE TABLE "main"."chuong_icd" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"trang_thai" text DEFAULT 'DangSuDung' NOT NULL,
	"tam_ngung" boolean DEFAULT false NOT NULL,
	"search_key" text DEFAULT '' NOT NULL,
	"ma_chuong_icd" text,
	"ten_chuong_icd" text,
	"ten_tieng_anh" text,
	"pham_vi_ma" text,
	"thu_tu" numeric(20, 6),
	"ghi_chu" text
);
--> statement-breakpoint
CREATE TABLE "main"."nhom_icd" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"trang_thai" text DEFAULT 'DangSuDung' NOT NULL,
	"tam_ngung" boolean DEFAULT false NOT NULL,
	"search_key" text DEFAULT '' NOT NULL,
	"ma_nhom_icd" text,
	"ten_nhom_icd" text,
	"ten_tieng_anh" text,
	"chuong_icd_id" uuid,
	"ghi_chu" text
);
--> statement-breakpoint
CREATE TABLE "main"."icd" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"trang_thai" text DEFAULT 'DangSuDung' NOT NULL,
	"tam_ngung" boolean DEFAULT false NOT NULL,
	"search_key" text DEFAULT '' NOT NULL,
	"ma_icd" text,
	"ten_icd" text,
	"ten_tieng_anh" text,
	"nhom_icd_id" uuid,
	"gioi_tinh" text,
	"tuoi_min" numeric(20, 6),
	"tuoi_max" numeric(20, 6),
	"khong_lam_benh_chinh" boolean DEFAULT false NOT NULL,
	"khong_khuyen_khich_benh_chinh" boolean DEFAULT false NOT NULL,
	"co_ma_chi_tiet_hon" boolean DEFAULT false NOT NULL,
	"chi_nguyen_nhan_tu_vong" boolean DEFAULT false NOT NULL,
	"asterisk" boolean DEFAULT false NOT NULL,
	"truyen_nhiem" boolean DEFAULT false NOT NULL,
	"man_tinh" boolean DEFAULT false NOT NULL,
	"ghi_chu" text
);
--> statement-breakpoint
CREATE TABLE "main"."icd_thuong_dung" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"trang_thai" text DEFAULT 'DangSuDung' NOT NULL,
	"tam_ngung" boolean DEFAULT false NOT NULL,
	"search_key" text DEFAULT '' NOT NULL,
	"icd_id" uuid,
	"ten_thuong_goi" text,
	"phong_ban_id" uuid,
	"nhan_vien_id" uuid,
	"thu_tu" numeric(20, 6),
	"ghi_chu" text
);
--> statement-breakpoint
CREATE TABLE "main"."huong_giai_quyet" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"trang_thai" text DEFAULT 'DangSuDung' NOT NULL,
	"tam_ngung" boolean DEFAULT false NOT NULL,
	"search_key" text DEFAULT '' NOT NULL,
	"ma_huong_giai_quyet" text,
	"ten_huong_giai_quyet" text,
	"loai" text,
	"mac_dinh" boolean DEFAULT false NOT NULL,
	"ghi_chu" text
);
--> statement-breakpoint
CREATE TABLE "main"."loai_mau_kham" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"trang_thai" text DEFAULT 'DangSuDung' NOT NULL,
	"tam_ngung" boolean DEFAULT false NOT NULL,
	"search_key" text DEFAULT '' NOT NULL,
	"ma_loai_mau_kham" text,
	"ten_loai_mau_kham" text,
	"chuyen_khoa_id" uuid,
	"noi_dung" text,
	"ghi_chu" text
);
--> statement-breakpoint
CREATE TABLE "main"."tu_dien_ket_luan" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"trang_thai" text DEFAULT 'DangSuDung' NOT NULL,
	"tam_ngung" boolean DEFAULT false NOT NULL,
	"search_key" text DEFAULT '' NOT NULL,
	"ma_tu_dien_ket_luan" text,
	"ten_tu_dien_ket_luan" text,
	"nhom_dich_vu_id" uuid,
	"dich_vu_ids" uuid[] DEFAULT '{}' NOT NULL,
	"mo_ta" text,
	"ket_luan" text,
	"de_nghi" text,
	"ghi_chu" text
);
--> statement-breakpoint
CREATE TABLE "main"."dm_loi_dan" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"trang_thai" text DEFAULT 'DangSuDung' NOT NULL,
	"tam_ngung" boolean DEFAULT false NOT NULL,
	"search_key" text DEFAULT '' NOT NULL,
	"ma" text,
	"ten" text,
	"noi_dung" text,
	"ghi_chu" text
);
--> statement-breakpoint
CREATE TABLE "pharmacy"."duoc" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"trang_thai" text DEFAULT 'DangSuDung' NOT NULL,
	"tam_ngung" boolean DEFAULT false NOT NULL,
	"search_key" text DEFAULT '' NOT NULL,
	"ma_duoc" text,
	"ten_duoc" text,
	"loai_hang" text,
	"hoat_chat_ids" uuid[] DEFAULT '{}' NOT NULL,
	"ham_luong" text,
	"don_vi_tinh_id" uuid,
	"duong_dung_id" uuid,
	"nhom_duoc_id" uuid,
	"so_dang_ky" text,
	"atc" text,
	"la_bhyt" boolean DEFAULT false NOT NULL,
	"ma_bhyt" text,
	"ty_le_bhyt" numeric(20, 6),
	"loai_kiem_soat" text,
	"khong_chia_nho" boolean DEFAULT false NOT NULL,
	"gia_ban" numeric(18, 2),
	"gia_bhyt" numeric(18, 3),
	"quy_cach" text,
	"hang_san_xuat" text,
	"nuoc_san_xuat" text,
	"ghi_chu" text
);
--> statement-breakpoint
CREATE TABLE "pharmacy"."nhom_duoc" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"trang_thai" text DEFAULT 'DangSuDung' NOT NULL,
	"tam_ngung" boolean DEFAULT false NOT NULL,
	"search_key" text DEFAULT '' NOT NULL,
	"ma_nhom_duoc" text,
	"ten_nhom_duoc" text,
	"cha_id" uuid,
	"ghi_chu" text
);
--> statement-breakpoint
CREATE TABLE "pharmacy"."hoat_chat" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"trang_thai" text DEFAULT 'DangSuDung' NOT NULL,
	"tam_ngung" boolean DEFAULT false NOT NULL,
	"search_key" text DEFAULT '' NOT NULL,
	"ma_hoat_chat" text,
	"ten_hoat_chat" text,
	"ten_tieng_anh" text,
	"atc" text,
	"ma_bhyt" text,
	"ghi_chu" text
);
--> statement-breakpoint
CREATE TABLE "pharmacy"."tuong_tac_thuoc" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"trang_thai" text DEFAULT 'DangSuDung' NOT NULL,
	"tam_ngung" boolean DEFAULT false NOT NULL,
	"search_key" text DEFAULT '' NOT NULL,
	"ma_tuong_tac" text,
	"hoat_chat1_id" uuid,
	"hoat_chat2_id" uuid,
	"muc_do" text,
	"hau_qua" text,
	"xu_tri" text,
	"ghi_chu" text
);
--> statement-breakpoint
CREATE TABLE "main"."duong_dung" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"trang_thai" text DEFAULT 'DangSuDung' NOT NULL,
	"tam_ngung" boolean DEFAULT false NOT NULL,
	"search_key" text DEFAULT '' NOT NULL,
	"ma_duong_dung" text,
	"ten_duong_dung" text,
	"ma_xml" text,
	"ghi_chu" text
);
--> statement-breakpoint
CREATE TABLE "main"."toa_thuoc_mau" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"trang_thai" text DEFAULT 'DangSuDung' NOT NULL,
	"tam_ngung" boolean DEFAULT false NOT NULL,
	"search_key" text DEFAULT '' NOT NULL,
	"ma_toa_thuoc_mau" text,
	"ten_toa_thuoc_mau" text,
	"icd_ids" uuid[] DEFAULT '{}' NOT NULL,
	"chuyen_khoa_id" uuid,
	"nhan_vien_id" uuid,
	"loi_dan" text,
	"chi_tiets" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"ghi_chu" text
);
--> statement-breakpoint
CREATE TABLE "main"."dm_loi_dan_uong_thuoc" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"trang_thai" text DEFAULT 'DangSuDung' NOT NULL,
	"tam_ngung" boolean DEFAULT false NOT NULL,
	"search_key" text DEFAULT '' NOT NULL,
	"ma" text,
	"ten" text,
	"noi_dung" text,
	"ghi_chu" text
);
--> statement-breakpoint
CREATE TABLE "main"."cach_lay_thuoc" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"trang_thai" text DEFAULT 'DangSuDung' NOT NULL,
	"tam_ngung" boolean DEFAULT false NOT NULL,
	"search_key" text DEFAULT '' NOT NULL,
	"ma_cach_lay_thuoc" text,
	"ten_cach_lay_thuoc" text,
	"mac_dinh" boolean DEFAULT false NOT NULL,
	"ghi_chu" text
);
--> statement-breakpoint
CREATE TABLE "pharmacy"."kho" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"trang_thai" text DEFAULT 'DangSuDung' NOT NULL,
	"tam_ngung" boolean DEFAULT false NOT NULL,
	"search_key" text DEFAULT '' NOT NULL,
	"ma_kho" text,
	"ten_kho" text,
	"node_id" uuid,
	"loai" text,
	"ghi_chu" text
);
--> statement-breakpoint
CREATE TABLE "pharmacy"."nha_cung_cap" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"trang_thai" text DEFAULT 'DangSuDung' NOT NULL,
	"tam_ngung" boolean DEFAULT false NOT NULL,
	"search_key" text DEFAULT '' NOT NULL,
	"ma_nha_cung_cap" text,
	"ten_nha_cung_cap" text,
	"dia_chi" text,
	"so_dien_thoai" text,
	"email" text,
	"ma_so_thue" text,
	"nguoi_lien_he" text,
	"ghi_chu" text
);
--> statement-breakpoint
CREATE TABLE "main"."dm_doi_tuong" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"trang_thai" text DEFAULT 'DangSuDung' NOT NULL,
	"tam_ngung" boolean DEFAULT false NOT NULL,
	"search_key" text DEFAULT '' NOT NULL,
	"ma_doi_tuong" text,
	"ten_doi_tuong" text,
	"nhom_doi_tuong_id" uuid,
	"loai_gia_ids" uuid[] DEFAULT '{}' NOT NULL,
	"pham_vi_ap_dung" text,
	"gioi_han_ngoai_tru" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"gioi_han_noi_tru" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"duoc_ho_tro_gia_bhyt" boolean DEFAULT false NOT NULL,
	"tam_ung" boolean DEFAULT false NOT NULL,
	"phan_tram80" numeric(20, 6),
	"phan_tram50" numeric(20, 6),
	"phan_tram30" numeric(20, 6),
	"mac_dinh" boolean DEFAULT false NOT NULL,
	"ghi_chu" text
);
--> statement-breakpoint
CREATE TABLE "main"."nhom_doi_tuong" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"trang_thai" text DEFAULT 'DangSuDung' NOT NULL,
	"tam_ngung" boolean DEFAULT false NOT NULL,
	"search_key" text DEFAULT '' NOT NULL,
	"ma_nhom_doi_tuong" text,
	"ten_nhom_doi_tuong" text,
	"mac_dinh" boolean DEFAULT false NOT NULL,
	"ghi_chu" text
);
--> statement-breakpoint
CREATE TABLE "main"."loai_gia" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"trang_thai" text DEFAULT 'DangSuDung' NOT NULL,
	"tam_ngung" boolean DEFAULT false NOT NULL,
	"search_key" text DEFAULT '' NOT NULL,
	"ma_loai_gia" text,
	"ten_loai_gia" text,
	"la_bhyt" boolean DEFAULT false NOT NULL,
	"mac_dinh" boolean DEFAULT false NOT NULL,
	"ghi_chu" text
);
--> statement-breakpoint
CREATE TABLE "main"."hinh_thuc_thanh_toan" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"trang_thai" text DEFAULT 'DangSuDung' NOT NULL,
	"tam_ngung" boolean DEFAULT false NOT NULL,
	"search_key" text DEFAULT '' NOT NULL,
	"ma_hinh_thuc_thanh_toan" text,
	"ten_hinh_thuc_thanh_toan" text,
	"loai" text,
	"is_active" boolean DEFAULT false NOT NULL,
	"mac_dinh" boolean DEFAULT false NOT NULL,
	"ghi_chu" text
);
--> statement-breakpoint
CREATE TABLE "main"."tai_khoan_ngan_hang" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"trang_thai" text DEFAULT 'DangSuDung' NOT NULL,
	"tam_ngung" boolean DEFAULT false NOT NULL,
	"search_key" text DEFAULT '' NOT NULL,
	"ma_tai_khoan" text,
	"ten_tai_khoan" text,
	"ten_ngan_hang" text,
	"ma_bin" text,
	"so_tai_khoan" text,
	"chu_tai_khoan" text,
	"mac_dinh" boolean DEFAULT false NOT NULL,
	"ghi_chu" text
);
--> statement-breakpoint
CREATE TABLE "main"."quyen_bien_lai" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"trang_thai" text DEFAULT 'DangSuDung' NOT NULL,
	"tam_ngung" boolean DEFAULT false NOT NULL,
	"search_key" text DEFAULT '' NOT NULL,
	"ma_quyen_bien_lai" text,
	"ten_quyen_bien_lai" text,
	"ky_hieu" text,
	"series" text,
	"loai" text,
	"min_number" numeric(20, 6),
	"max_number" numeric(20, 6),
	"current_number" numeric(20, 6),
	"nguoi_su_dung_id" uuid,
	"hieu_luc" boolean DEFAULT false NOT NULL,
	"ghi_chu" text
);
--> statement-breakpoint
CREATE TABLE "main"."benh_vien" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"trang_thai" text DEFAULT 'DangSuDung' NOT NULL,
	"tam_ngung" boolean DEFAULT false NOT NULL,
	"search_key" text DEFAULT '' NOT NULL,
	"ma_cskcb" text,
	"ten_benh_vien" text,
	"cap_cmkt" text,
	"tuyen_truoc2025" text,
	"hang_benh_vien" text,
	"diem_xep_cap" numeric(20, 6),
	"tinh_id" uuid,
	"dia_chi" text,
	"so_dien_thoai" text,
	"ghi_chu" text
);
--> statement-breakpoint
CREATE TABLE "main"."don_vi_hanh_chinh" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"trang_thai" text DEFAULT 'DangSuDung' NOT NULL,
	"tam_ngung" boolean DEFAULT false NOT NULL,
	"search_key" text DEFAULT '' NOT NULL,
	"ma_don_vi" text,
	"ten_don_vi" text,
	"cap" numeric(20, 6),
	"cha_id" uuid,
	"ma_xml" text,
	"hieu_luc_tu" date,
	"hieu_luc_den" date,
	"ghi_chu" text
);
--> statement-breakpoint
CREATE TABLE "main"."don_vi_tinh" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"trang_thai" text DEFAULT 'DangSuDung' NOT NULL,
	"tam_ngung" boolean DEFAULT false NOT NULL,
	"search_key" text DEFAULT '' NOT NULL,
	"ma_don_vi_tinh" text,
	"ten_don_vi_tinh" text,
	"ghi_chu" text
);
--> statement-breakpoint
CREATE TABLE "main"."ly_do" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"trang_thai" text DEFAULT 'DangSuDung' NOT NULL,
	"tam_ngung" boolean DEFAULT false NOT NULL,
	"search_key" text DEFAULT '' NOT NULL,
	"ma_ly_do" text,
	"ten_ly_do" text,
	"loai_ly_do" text,
	"mac_dinh" boolean DEFAULT false NOT NULL,
	"ghi_chu" text
);
--> statement-breakpoint
ALTER TABLE "auth"."account_profile" ADD CONSTRAINT "account_profile_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "auth"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."account_profile" ADD CONSTRAINT "account_profile_profile_id_profile_id_fk" FOREIGN KEY ("profile_id") REFERENCES "auth"."profile"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."profile_node" ADD CONSTRAINT "profile_node_profile_id_profile_id_fk" FOREIGN KEY ("profile_id") REFERENCES "auth"."profile"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."session" ADD CONSTRAINT "session_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "auth"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."benh_nhan" ADD CONSTRAINT "benh_nhan_dia_chi_id_don_vi_hanh_chinh_id_fk" FOREIGN KEY ("dia_chi_id") REFERENCES "main"."don_vi_hanh_chinh"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."benh_nhan" ADD CONSTRAINT "benh_nhan_quoc_tich_id_quoc_tich_id_fk" FOREIGN KEY ("quoc_tich_id") REFERENCES "main"."quoc_tich"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."benh_nhan" ADD CONSTRAINT "benh_nhan_dan_toc_id_dan_toc_id_fk" FOREIGN KEY ("dan_toc_id") REFERENCES "main"."dan_toc"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."benh_nhan" ADD CONSTRAINT "benh_nhan_nghe_nghiep_id_nghe_nghiep_id_fk" FOREIGN KEY ("nghe_nghiep_id") REFERENCES "main"."nghe_nghiep"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."benh_nhan" ADD CONSTRAINT "benh_nhan_nhom_mau_id_nhom_mau_id_fk" FOREIGN KEY ("nhom_mau_id") REFERENCES "main"."nhom_mau"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."benh_nhan" ADD CONSTRAINT "benh_nhan_yeu_to_rh_id_yeu_to_rh_id_fk" FOREIGN KEY ("yeu_to_rh_id") REFERENCES "main"."yeu_to_rh"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."benh_nhan" ADD CONSTRAINT "benh_nhan_benh_vien_kcb_id_benh_vien_id_fk" FOREIGN KEY ("benh_vien_kcb_id") REFERENCES "main"."benh_vien"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."tiep_nhan" ADD CONSTRAINT "tiep_nhan_benh_nhan_id_benh_nhan_id_fk" FOREIGN KEY ("benh_nhan_id") REFERENCES "main"."benh_nhan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."tiep_nhan" ADD CONSTRAINT "tiep_nhan_doi_tuong_id_dm_doi_tuong_id_fk" FOREIGN KEY ("doi_tuong_id") REFERENCES "main"."dm_doi_tuong"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."tiep_nhan" ADD CONSTRAINT "tiep_nhan_benh_vien_kcb_id_benh_vien_id_fk" FOREIGN KEY ("benh_vien_kcb_id") REFERENCES "main"."benh_vien"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."tiep_nhan" ADD CONSTRAINT "tiep_nhan_benh_vien_chuyen_id_benh_vien_id_fk" FOREIGN KEY ("benh_vien_chuyen_id") REFERENCES "main"."benh_vien"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."tiep_nhan" ADD CONSTRAINT "tiep_nhan_noi_tiep_nhan_id_node_id_fk" FOREIGN KEY ("noi_tiep_nhan_id") REFERENCES "auth"."node"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."hang_doi_ve" ADD CONSTRAINT "hang_doi_ve_node_id_node_id_fk" FOREIGN KEY ("node_id") REFERENCES "auth"."node"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."hang_doi_ve" ADD CONSTRAINT "hang_doi_ve_benh_nhan_id_benh_nhan_id_fk" FOREIGN KEY ("benh_nhan_id") REFERENCES "main"."benh_nhan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."dich_vu_yeu_cau_chi_tiet" ADD CONSTRAINT "dich_vu_yeu_cau_chi_tiet_dich_vu_yeu_cau_id_dich_vu_yeu_cau_id_fk" FOREIGN KEY ("dich_vu_yeu_cau_id") REFERENCES "main"."dich_vu_yeu_cau"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."dich_vu_yeu_cau_chi_tiet" ADD CONSTRAINT "dich_vu_yeu_cau_chi_tiet_dich_vu_id_dm_dich_vu_id_fk" FOREIGN KEY ("dich_vu_id") REFERENCES "main"."dm_dich_vu"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."dich_vu_yeu_cau_chi_tiet" ADD CONSTRAINT "dich_vu_yeu_cau_chi_tiet_loai_gia_id_loai_gia_id_fk" FOREIGN KEY ("loai_gia_id") REFERENCES "main"."loai_gia"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."dich_vu_yeu_cau" ADD CONSTRAINT "dich_vu_yeu_cau_benh_nhan_id_benh_nhan_id_fk" FOREIGN KEY ("benh_nhan_id") REFERENCES "main"."benh_nhan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."dich_vu_yeu_cau" ADD CONSTRAINT "dich_vu_yeu_cau_tiep_nhan_id_tiep_nhan_id_fk" FOREIGN KEY ("tiep_nhan_id") REFERENCES "main"."tiep_nhan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."dich_vu_yeu_cau" ADD CONSTRAINT "dich_vu_yeu_cau_noi_yeu_cau_id_node_id_fk" FOREIGN KEY ("noi_yeu_cau_id") REFERENCES "auth"."node"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."dich_vu_yeu_cau" ADD CONSTRAINT "dich_vu_yeu_cau_noi_thuc_hien_id_node_id_fk" FOREIGN KEY ("noi_thuc_hien_id") REFERENCES "auth"."node"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."dich_vu_yeu_cau" ADD CONSTRAINT "dich_vu_yeu_cau_bac_si_chi_dinh_id_nhan_vien_id_fk" FOREIGN KEY ("bac_si_chi_dinh_id") REFERENCES "main"."nhan_vien"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."dich_vu_yeu_cau" ADD CONSTRAINT "dich_vu_yeu_cau_chan_doan_icd_id_icd_id_fk" FOREIGN KEY ("chan_doan_icd_id") REFERENCES "main"."icd"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."kham_benh" ADD CONSTRAINT "kham_benh_benh_nhan_id_benh_nhan_id_fk" FOREIGN KEY ("benh_nhan_id") REFERENCES "main"."benh_nhan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."kham_benh" ADD CONSTRAINT "kham_benh_tiep_nhan_id_tiep_nhan_id_fk" FOREIGN KEY ("tiep_nhan_id") REFERENCES "main"."tiep_nhan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."kham_benh" ADD CONSTRAINT "kham_benh_dich_vu_yeu_cau_id_dich_vu_yeu_cau_id_fk" FOREIGN KEY ("dich_vu_yeu_cau_id") REFERENCES "main"."dich_vu_yeu_cau"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."kham_benh" ADD CONSTRAINT "kham_benh_phong_ban_id_node_id_fk" FOREIGN KEY ("phong_ban_id") REFERENCES "auth"."node"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."kham_benh" ADD CONSTRAINT "kham_benh_bac_si_kham_id_nhan_vien_id_fk" FOREIGN KEY ("bac_si_kham_id") REFERENCES "main"."nhan_vien"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."kham_benh" ADD CONSTRAINT "kham_benh_chan_doan_icd_id_icd_id_fk" FOREIGN KEY ("chan_doan_icd_id") REFERENCES "main"."icd"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."kham_benh" ADD CONSTRAINT "kham_benh_huong_giai_quyet_id_huong_giai_quyet_id_fk" FOREIGN KEY ("huong_giai_quyet_id") REFERENCES "main"."huong_giai_quyet"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pharmacy"."lo" ADD CONSTRAINT "lo_duoc_id_duoc_id_fk" FOREIGN KEY ("duoc_id") REFERENCES "pharmacy"."duoc"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pharmacy"."lo" ADD CONSTRAINT "lo_nha_cung_cap_id_nha_cung_cap_id_fk" FOREIGN KEY ("nha_cung_cap_id") REFERENCES "pharmacy"."nha_cung_cap"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pharmacy"."phieu_cap_chi_tiet" ADD CONSTRAINT "phieu_cap_chi_tiet_phieu_cap_id_phieu_cap_id_fk" FOREIGN KEY ("phieu_cap_id") REFERENCES "pharmacy"."phieu_cap"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pharmacy"."phieu_cap_chi_tiet" ADD CONSTRAINT "phieu_cap_chi_tiet_lo_id_lo_id_fk" FOREIGN KEY ("lo_id") REFERENCES "pharmacy"."lo"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pharmacy"."ton_kho" ADD CONSTRAINT "ton_kho_kho_id_kho_id_fk" FOREIGN KEY ("kho_id") REFERENCES "pharmacy"."kho"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pharmacy"."ton_kho" ADD CONSTRAINT "ton_kho_lo_id_lo_id_fk" FOREIGN KEY ("lo_id") REFERENCES "pharmacy"."lo"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pharmacy"."ton_kho" ADD CONSTRAINT "ton_kho_duoc_id_duoc_id_fk" FOREIGN KEY ("duoc_id") REFERENCES "pharmacy"."duoc"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."toa_thuoc_chi_tiet" ADD CONSTRAINT "toa_thuoc_chi_tiet_toa_thuoc_id_toa_thuoc_id_fk" FOREIGN KEY ("toa_thuoc_id") REFERENCES "main"."toa_thuoc"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."toa_thuoc_chi_tiet" ADD CONSTRAINT "toa_thuoc_chi_tiet_duoc_id_duoc_id_fk" FOREIGN KEY ("duoc_id") REFERENCES "pharmacy"."duoc"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."toa_thuoc_chi_tiet" ADD CONSTRAINT "toa_thuoc_chi_tiet_kho_id_kho_id_fk" FOREIGN KEY ("kho_id") REFERENCES "pharmacy"."kho"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."toa_thuoc_chi_tiet" ADD CONSTRAINT "toa_thuoc_chi_tiet_duong_dung_id_duong_dung_id_fk" FOREIGN KEY ("duong_dung_id") REFERENCES "main"."duong_dung"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."toa_thuoc" ADD CONSTRAINT "toa_thuoc_kham_benh_id_kham_benh_id_fk" FOREIGN KEY ("kham_benh_id") REFERENCES "main"."kham_benh"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."toa_thuoc" ADD CONSTRAINT "toa_thuoc_bac_si_id_nhan_vien_id_fk" FOREIGN KEY ("bac_si_id") REFERENCES "main"."nhan_vien"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."bang_gia" ADD CONSTRAINT "bang_gia_loai_gia_id_loai_gia_id_fk" FOREIGN KEY ("loai_gia_id") REFERENCES "main"."loai_gia"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."gia_dich_vu" ADD CONSTRAINT "gia_dich_vu_bang_gia_id_bang_gia_id_fk" FOREIGN KEY ("bang_gia_id") REFERENCES "main"."bang_gia"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."gia_dich_vu" ADD CONSTRAINT "gia_dich_vu_dich_vu_id_dm_dich_vu_id_fk" FOREIGN KEY ("dich_vu_id") REFERENCES "main"."dm_dich_vu"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."bien_lai" ADD CONSTRAINT "bien_lai_quyen_bien_lai_id_quyen_bien_lai_id_fk" FOREIGN KEY ("quyen_bien_lai_id") REFERENCES "main"."quyen_bien_lai"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."bien_lai" ADD CONSTRAINT "bien_lai_benh_nhan_id_benh_nhan_id_fk" FOREIGN KEY ("benh_nhan_id") REFERENCES "main"."benh_nhan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."bien_lai" ADD CONSTRAINT "bien_lai_tiep_nhan_id_tiep_nhan_id_fk" FOREIGN KEY ("tiep_nhan_id") REFERENCES "main"."tiep_nhan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."bien_lai" ADD CONSTRAINT "bien_lai_nguoi_thu_id_nhan_vien_id_fk" FOREIGN KEY ("nguoi_thu_id") REFERENCES "main"."nhan_vien"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."bien_lai" ADD CONSTRAINT "bien_lai_ca_thu_id_ca_thu_id_fk" FOREIGN KEY ("ca_thu_id") REFERENCES "main"."ca_thu"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."vien_phi_mien_giam" ADD CONSTRAINT "vien_phi_mien_giam_vien_phi_dong_id_vien_phi_dong_id_fk" FOREIGN KEY ("vien_phi_dong_id") REFERENCES "main"."vien_phi_dong"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."bien_lai_chi_tiet" ADD CONSTRAINT "bien_lai_chi_tiet_bien_lai_id_bien_lai_id_fk" FOREIGN KEY ("bien_lai_id") REFERENCES "main"."bien_lai"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."bien_lai_chi_tiet" ADD CONSTRAINT "bien_lai_chi_tiet_vien_phi_dong_id_vien_phi_dong_id_fk" FOREIGN KEY ("vien_phi_dong_id") REFERENCES "main"."vien_phi_dong"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."bien_lai_chi_tiet" ADD CONSTRAINT "bien_lai_chi_tiet_bien_lai_hoan_id_bien_lai_id_fk" FOREIGN KEY ("bien_lai_hoan_id") REFERENCES "main"."bien_lai"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."bien_lai_thanh_toan" ADD CONSTRAINT "bien_lai_thanh_toan_bien_lai_id_bien_lai_id_fk" FOREIGN KEY ("bien_lai_id") REFERENCES "main"."bien_lai"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."bien_lai_thanh_toan" ADD CONSTRAINT "bien_lai_thanh_toan_hinh_thuc_thanh_toan_id_hinh_thuc_thanh_toan_id_fk" FOREIGN KEY ("hinh_thuc_thanh_toan_id") REFERENCES "main"."hinh_thuc_thanh_toan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."vien_phi_dong" ADD CONSTRAINT "vien_phi_dong_tiep_nhan_id_tiep_nhan_id_fk" FOREIGN KEY ("tiep_nhan_id") REFERENCES "main"."tiep_nhan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."vien_phi_dong" ADD CONSTRAINT "vien_phi_dong_benh_nhan_id_benh_nhan_id_fk" FOREIGN KEY ("benh_nhan_id") REFERENCES "main"."benh_nhan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."vien_phi_dong" ADD CONSTRAINT "vien_phi_dong_dich_vu_id_dm_dich_vu_id_fk" FOREIGN KEY ("dich_vu_id") REFERENCES "main"."dm_dich_vu"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."vien_phi_dong" ADD CONSTRAINT "vien_phi_dong_duoc_id_duoc_id_fk" FOREIGN KEY ("duoc_id") REFERENCES "pharmacy"."duoc"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."vien_phi_dong" ADD CONSTRAINT "vien_phi_dong_loai_gia_id_loai_gia_id_fk" FOREIGN KEY ("loai_gia_id") REFERENCES "main"."loai_gia"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."vien_phi" ADD CONSTRAINT "vien_phi_tiep_nhan_id_tiep_nhan_id_fk" FOREIGN KEY ("tiep_nhan_id") REFERENCES "main"."tiep_nhan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."vien_phi" ADD CONSTRAINT "vien_phi_benh_nhan_id_benh_nhan_id_fk" FOREIGN KEY ("benh_nhan_id") REFERENCES "main"."benh_nhan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "audit_seal_audit" ON "main"."audit_seal" USING btree ("audit_id");--> statement-breakpoint
CREATE INDEX "event_at" ON "main"."event" USING btree ("at");--> statement-breakpoint
CREATE INDEX "file_patient" ON "main"."file" USING btree ("benh_nhan_id");--> statement-breakpoint
CREATE UNIQUE INDEX "outbox_key" ON "main"."outbox" USING btree ("adapter","idempotency_key");--> statement-breakpoint
CREATE INDEX "outbox_waiting" ON "main"."outbox" USING btree ("next_at") WHERE trang_thai in ('Cho', 'Loi');--> statement-breakpoint
CREATE UNIQUE INDEX "account_profile_pair" ON "auth"."account_profile" USING btree ("account_id","profile_id");--> statement-breakpoint
CREATE UNIQUE INDEX "account_username" ON "auth"."account" USING btree ("username");--> statement-breakpoint
CREATE UNIQUE INDEX "account_staff" ON "auth"."account" USING btree ("nhan_vien_id");--> statement-breakpoint
CREATE UNIQUE INDEX "profile_code" ON "auth"."profile" USING btree ("code");--> statement-breakpoint
CREATE UNIQUE INDEX "session_token" ON "auth"."session" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "session_account" ON "auth"."session" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "setting_section" ON "main"."setting" USING btree ("section");--> statement-breakpoint
CREATE UNIQUE INDEX "tham_so_date" ON "main"."tham_so" USING btree ("ma","tu_ngay");--> statement-breakpoint
CREATE UNIQUE INDEX "benh_nhan_ma_y_te" ON "main"."benh_nhan" USING btree ("ma_y_te");--> statement-breakpoint
CREATE INDEX "benh_nhan_word_pairs" ON "main"."benh_nhan" USING gin ("word_pairs");--> statement-breakpoint
CREATE INDEX "benh_nhan_words" ON "main"."benh_nhan" USING gin (to_tsvector('simple', ten_khong_dau));--> statement-breakpoint
CREATE INDEX "benh_nhan_code_prefix" ON "main"."benh_nhan" USING btree (ma_y_te text_pattern_ops);--> statement-breakpoint
CREATE INDEX "benh_nhan_phone" ON "main"."benh_nhan" USING btree (so_dien_thoai text_pattern_ops);--> statement-breakpoint
CREATE INDEX "benh_nhan_contact_phone" ON "main"."benh_nhan" USING btree ("so_dien_thoai_nguoi_lien_he");--> statement-breakpoint
CREATE INDEX "benh_nhan_citizen" ON "main"."benh_nhan" USING btree (cmnd_hoac_ho_chieu text_pattern_ops);--> statement-breakpoint
CREATE INDEX "benh_nhan_card" ON "main"."benh_nhan" USING btree (so_the_bhyt text_pattern_ops);--> statement-breakpoint
CREATE INDEX "benh_nhan_card_digits" ON "main"."benh_nhan" USING btree (right(so_the_bhyt, 10) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "benh_nhan_birth" ON "main"."benh_nhan" USING btree ("ngay_sinh");--> statement-breakpoint
CREATE UNIQUE INDEX "tiep_nhan_ma" ON "main"."tiep_nhan" USING btree ("ma_tiep_nhan");--> statement-breakpoint
CREATE INDEX "tiep_nhan_day" ON "main"."tiep_nhan" USING btree ("ngay","noi_tiep_nhan_id");--> statement-breakpoint
CREATE INDEX "tiep_nhan_patient" ON "main"."tiep_nhan" USING btree ("benh_nhan_id","ngay_tiep_nhan");--> statement-breakpoint
CREATE INDEX "tiep_nhan_card_unverified" ON "main"."tiep_nhan" USING btree ("ngay") WHERE not the_da_xac_minh and so_the_bhyt is not null and trang_thai = 'DaTiepNhan';--> statement-breakpoint
CREATE INDEX "hang_doi_ve_waiting" ON "main"."hang_doi_ve" USING btree ("hang_doi","node_id","ngay","vi_tri") WHERE trang_thai = 'cho';--> statement-breakpoint
CREATE INDEX "hang_doi_ve_day" ON "main"."hang_doi_ve" USING btree ("hang_doi","node_id","ngay");--> statement-breakpoint
CREATE UNIQUE INDEX "hang_doi_ve_number" ON "main"."hang_doi_ve" USING btree ("hang_doi","node_id","ngay","so_thu_tu");--> statement-breakpoint
CREATE INDEX "hang_doi_ve_source" ON "main"."hang_doi_ve" USING btree ("source_id");--> statement-breakpoint
CREATE INDEX "hang_doi_ve_visit" ON "main"."hang_doi_ve" USING btree ("tiep_nhan_id");--> statement-breakpoint
CREATE INDEX "dich_vu_yeu_cau_chi_tiet_slip" ON "main"."dich_vu_yeu_cau_chi_tiet" USING btree ("dich_vu_yeu_cau_id");--> statement-breakpoint
CREATE INDEX "dich_vu_yeu_cau_chi_tiet_service" ON "main"."dich_vu_yeu_cau_chi_tiet" USING btree ("dich_vu_id","ngay_yeu_cau");--> statement-breakpoint
CREATE UNIQUE INDEX "dich_vu_yeu_cau_so_phieu" ON "main"."dich_vu_yeu_cau" USING btree ("so_phieu_yeu_cau");--> statement-breakpoint
CREATE INDEX "dich_vu_yeu_cau_room" ON "main"."dich_vu_yeu_cau" USING btree ("noi_thuc_hien_id","ngay_yeu_cau");--> statement-breakpoint
CREATE INDEX "dich_vu_yeu_cau_visit" ON "main"."dich_vu_yeu_cau" USING btree ("tiep_nhan_id");--> statement-breakpoint
CREATE INDEX "dich_vu_yeu_cau_session" ON "main"."dich_vu_yeu_cau" USING btree ("kham_benh_id");--> statement-breakpoint
CREATE INDEX "dich_vu_yeu_cau_patient" ON "main"."dich_vu_yeu_cau" USING btree ("benh_nhan_id","ngay_yeu_cau");--> statement-breakpoint
CREATE INDEX "dich_vu_yeu_cau_sid" ON "main"."dich_vu_yeu_cau" USING btree ("sid_mau");--> statement-breakpoint
CREATE UNIQUE INDEX "kham_benh_ma" ON "main"."kham_benh" USING btree ("ma_kham_benh");--> statement-breakpoint
CREATE UNIQUE INDEX "kham_benh_order" ON "main"."kham_benh" USING btree ("dich_vu_yeu_cau_id") WHERE trang_thai <> 'DaHuy';--> statement-breakpoint
CREATE INDEX "kham_benh_room" ON "main"."kham_benh" USING btree ("phong_ban_id","ngay");--> statement-breakpoint
CREATE INDEX "kham_benh_visit" ON "main"."kham_benh" USING btree ("tiep_nhan_id");--> statement-breakpoint
CREATE INDEX "kham_benh_patient" ON "main"."kham_benh" USING btree ("benh_nhan_id","ngay_kham");--> statement-breakpoint
CREATE UNIQUE INDEX "giu_thuoc_unique" ON "pharmacy"."giu_thuoc" USING btree ("source_id","kho_id","lo_id");--> statement-breakpoint
CREATE UNIQUE INDEX "lo_unique" ON "pharmacy"."lo" USING btree ("duoc_id","so_lo","han_dung","gia_von");--> statement-breakpoint
CREATE INDEX "phieu_cap_chi_tiet_phieu" ON "pharmacy"."phieu_cap_chi_tiet" USING btree ("phieu_cap_id");--> statement-breakpoint
CREATE UNIQUE INDEX "phieu_cap_ma" ON "pharmacy"."phieu_cap" USING btree ("ma_phieu_cap");--> statement-breakpoint
CREATE INDEX "phieu_cap_toa" ON "pharmacy"."phieu_cap" USING btree ("toa_thuoc_id");--> statement-breakpoint
CREATE INDEX "phieu_cap_patient" ON "pharmacy"."phieu_cap" USING btree ("benh_nhan_id","ngay_tao");--> statement-breakpoint
CREATE INDEX "the_kho_lot" ON "pharmacy"."the_kho" USING btree ("kho_id","lo_id");--> statement-breakpoint
CREATE INDEX "the_kho_source" ON "pharmacy"."the_kho" USING btree ("source_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ton_kho_unique" ON "pharmacy"."ton_kho" USING btree ("kho_id","lo_id");--> statement-breakpoint
CREATE INDEX "ton_kho_drug" ON "pharmacy"."ton_kho" USING btree ("duoc_id","kho_id");--> statement-breakpoint
CREATE INDEX "toa_thuoc_chi_tiet_toa" ON "main"."toa_thuoc_chi_tiet" USING btree ("toa_thuoc_id");--> statement-breakpoint
CREATE INDEX "toa_thuoc_chi_tiet_drug" ON "main"."toa_thuoc_chi_tiet" USING btree ("duoc_id");--> statement-breakpoint
CREATE UNIQUE INDEX "toa_thuoc_ma" ON "main"."toa_thuoc" USING btree ("ma_don_thuoc");--> statement-breakpoint
CREATE INDEX "toa_thuoc_session" ON "main"."toa_thuoc" USING btree ("kham_benh_id");--> statement-breakpoint
CREATE INDEX "toa_thuoc_patient" ON "main"."toa_thuoc" USING btree ("benh_nhan_id","ngay_ke");--> statement-breakpoint
CREATE INDEX "toa_thuoc_open" ON "main"."toa_thuoc" USING btree ("ngay_ke") WHERE trang_thai in ('DaKe', 'YeuCauThanhToan');--> statement-breakpoint
CREATE INDEX "bang_gia_period" ON "main"."bang_gia" USING btree ("loai_gia_id","tu_ngay");--> statement-breakpoint
CREATE UNIQUE INDEX "gia_dich_vu_service" ON "main"."gia_dich_vu" USING btree ("dich_vu_id","bang_gia_id");--> statement-breakpoint
CREATE INDEX "gia_dich_vu_list" ON "main"."gia_dich_vu" USING btree ("bang_gia_id");--> statement-breakpoint
CREATE INDEX "tra_cuu_the_card" ON "main"."tra_cuu_the" USING btree ("ma_the","at");--> statement-breakpoint
CREATE INDEX "tra_cuu_the_visit" ON "main"."tra_cuu_the" USING btree ("tiep_nhan_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bien_lai_number" ON "main"."bien_lai" USING btree ("quyen_bien_lai_id","so_bien_lai");--> statement-breakpoint
CREATE INDEX "bien_lai_visit" ON "main"."bien_lai" USING btree ("tiep_nhan_id");--> statement-breakpoint
CREATE INDEX "bien_lai_patient" ON "main"."bien_lai" USING btree ("benh_nhan_id","ngay_bien_lai");--> statement-breakpoint
CREATE INDEX "bien_lai_day" ON "main"."bien_lai" USING btree ("ngay_bien_lai");--> statement-breakpoint
CREATE INDEX "bien_lai_open_shift" ON "main"."bien_lai" USING btree ("nguoi_thu_id","ngay_bien_lai") WHERE ca_thu_id is null;--> statement-breakpoint
CREATE INDEX "ca_thu_staff" ON "main"."ca_thu" USING btree ("nhan_vien_id","den_luc");--> statement-breakpoint
CREATE INDEX "vien_phi_mien_giam_line" ON "main"."vien_phi_mien_giam" USING btree ("vien_phi_dong_id");--> statement-breakpoint
CREATE INDEX "bien_lai_chi_tiet_receipt" ON "main"."bien_lai_chi_tiet" USING btree ("bien_lai_id");--> statement-breakpoint
CREATE INDEX "bien_lai_chi_tiet_line" ON "main"."bien_lai_chi_tiet" USING btree ("vien_phi_dong_id");--> statement-breakpoint
CREATE INDEX "bien_lai_chi_tiet_return" ON "main"."bien_lai_chi_tiet" USING btree ("bien_lai_hoan_id");--> statement-breakpoint
CREATE INDEX "bien_lai_thanh_toan_receipt" ON "main"."bien_lai_thanh_toan" USING btree ("bien_lai_id");--> statement-breakpoint
CREATE UNIQUE INDEX "vien_phi_dong_source" ON "main"."vien_phi_dong" USING btree ("source_id") WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE INDEX "vien_phi_dong_visit" ON "main"."vien_phi_dong" USING btree ("tiep_nhan_id");--> statement-breakpoint
CREATE UNIQUE INDEX "vien_phi_visit" ON "main"."vien_phi" USING btree ("tiep_nhan_id");--> statement-breakpoint
CREATE INDEX "vien_phi_day" ON "main"."vien_phi" USING btree ("ngay");--> statement-breakpoint
CREATE INDEX "vien_phi_patient" ON "main"."vien_phi" USING btree ("benh_nhan_id");--> statement-breakpoint
CREATE INDEX "vien_phi_due" ON "main"."vien_phi" USING btree ("ngay") WHERE con_lai > 0;--> statement-breakpoint
CREATE UNIQUE INDEX "node_code_unique" ON "auth"."node" USING btree ("code") WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE INDEX "node_parent_id" ON "auth"."node" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "node_chuyen_khoa_id" ON "auth"."node" USING btree ("chuyen_khoa_id");--> statement-breakpoint
CREATE INDEX "node_search" ON "auth"."node" USING gin (search_key public.gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "chuyen_khoa_ma_chuyen_khoa_unique" ON "main"."chuyen_khoa" USING btree ("ma_chuyen_khoa") WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE INDEX "chuyen_khoa_search" ON "main"."chuyen_khoa" USING gin (search_key public.gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "dm_chuc_vu_ma_chuc_vu_unique" ON "main"."dm_chuc_vu" USING btree ("ma_chuc_vu") WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE INDEX "dm_chuc_vu_search" ON "main"."dm_chuc_vu" USING gin (search_key public.gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "dm_chuc_danh_ma_chuc_danh_unique" ON "main"."dm_chuc_danh" USING btree ("ma_chuc_danh") WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE INDEX "dm_chuc_danh_search" ON "main"."dm_chuc_danh" USING gin (search_key public.gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "nhan_vien_ma_nhan_vien_unique" ON "main"."nhan_vien" USING btree ("ma_nhan_vien") WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE INDEX "nhan_vien_chuc_vu_id" ON "main"."nhan_vien" USING btree ("chuc_vu_id");--> statement-breakpoint
CREATE INDEX "nhan_vien_chuc_danh_id" ON "main"."nhan_vien" USING btree ("chuc_danh_id");--> statement-breakpoint
CREATE INDEX "nhan_vien_phong_ban_id" ON "main"."nhan_vien" USING btree ("phong_ban_id");--> statement-breakpoint
CREATE INDEX "nhan_vien_dan_toc_id" ON "main"."nhan_vien" USING btree ("dan_toc_id");--> statement-breakpoint
CREATE INDEX "nhan_vien_quoc_tich_id" ON "main"."nhan_vien" USING btree ("quoc_tich_id");--> statement-breakpoint
CREATE INDEX "nhan_vien_nghe_nghiep_id" ON "main"."nhan_vien" USING btree ("nghe_nghiep_id");--> statement-breakpoint
CREATE INDEX "nhan_vien_search" ON "main"."nhan_vien" USING gin (search_key public.gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "nhom_benh_nhan_ma_nhom_benh_nhan_unique" ON "main"."nhom_benh_nhan" USING btree ("ma_nhom_benh_nhan") WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE INDEX "nhom_benh_nhan_loai_khach_hang_id" ON "main"."nhom_benh_nhan" USING btree ("loai_khach_hang_id");--> statement-breakpoint
CREATE INDEX "nhom_benh_nhan_search" ON "main"."nhom_benh_nhan" USING gin (search_key public.gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "loai_khach_hang_ma_loai_khach_hang_unique" ON "main"."loai_khach_hang" USING btree ("ma_loai_khach_hang") WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE INDEX "loai_khach_hang_search" ON "main"."loai_khach_hang" USING gin (search_key public.gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "nguon_khach_hang_ma_nguon_khach_hang_unique" ON "main"."nguon_khach_hang" USING btree ("ma_nguon_khach_hang") WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE INDEX "nguon_khach_hang_search" ON "main"."nguon_khach_hang" USING gin (search_key public.gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "dan_toc_ma_dan_toc_unique" ON "main"."dan_toc" USING btree ("ma_dan_toc") WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE INDEX "dan_toc_search" ON "main"."dan_toc" USING gin (search_key public.gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "quoc_tich_ma_quoc_tich_unique" ON "main"."quoc_tich" USING btree ("ma_quoc_tich") WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE INDEX "quoc_tich_search" ON "main"."quoc_tich" USING gin (search_key public.gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "nghe_nghiep_ma_nghe_nghiep_unique" ON "main"."nghe_nghiep" USING btree ("ma_nghe_nghiep") WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE INDEX "nghe_nghiep_search" ON "main"."nghe_nghiep" USING gin (search_key public.gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "nhom_mau_ma_nhom_mau_unique" ON "main"."nhom_mau" USING btree ("ma_nhom_mau") WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE INDEX "nhom_mau_search" ON "main"."nhom_mau" USING gin (search_key public.gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "yeu_to_rh_ma_yeu_to_rh_unique" ON "main"."yeu_to_rh" USING btree ("ma_yeu_to_rh") WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE INDEX "yeu_to_rh_search" ON "main"."yeu_to_rh" USING gin (search_key public.gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "loai_dich_vu_ma_loai_dich_vu_unique" ON "main"."loai_dich_vu" USING btree ("ma_loai_dich_vu") WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE INDEX "loai_dich_vu_search" ON "main"."loai_dich_vu" USING gin (search_key public.gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "nhom_dich_vu_ma_nhom_dich_vu_unique" ON "main"."nhom_dich_vu" USING btree ("ma_nhom_dich_vu") WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE INDEX "nhom_dich_vu_loai_dich_vu_id" ON "main"."nhom_dich_vu" USING btree ("loai_dich_vu_id");--> statement-breakpoint
CREATE INDEX "nhom_dich_vu_phong_ban_id" ON "main"."nhom_dich_vu" USING btree ("phong_ban_id");--> statement-breakpoint
CREATE INDEX "nhom_dich_vu_search" ON "main"."nhom_dich_vu" USING gin (search_key public.gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "dm_dich_vu_ma_dich_vu_unique" ON "main"."dm_dich_vu" USING btree ("ma_dich_vu") WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE INDEX "dm_dich_vu_nhom_dich_vu_id" ON "main"."dm_dich_vu" USING btree ("nhom_dich_vu_id");--> statement-breakpoint
CREATE INDEX "dm_dich_vu_don_vi_tinh_id" ON "main"."dm_dich_vu" USING btree ("don_vi_tinh_id");--> statement-breakpoint
CREATE INDEX "dm_dich_vu_chuyen_khoa_id" ON "main"."dm_dich_vu" USING btree ("chuyen_khoa_id");--> statement-breakpoint
CREATE INDEX "dm_dich_vu_search" ON "main"."dm_dich_vu" USING gin (search_key public.gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "gia_tri_tham_chieu_dich_vu_id" ON "main"."gia_tri_tham_chieu" USING btree ("dich_vu_id");--> statement-breakpoint
CREATE INDEX "gia_tri_tham_chieu_search" ON "main"."gia_tri_tham_chieu" USING gin (search_key public.gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "goi_dich_vu_ma_goi_dich_vu_unique" ON "main"."goi_dich_vu" USING btree ("ma_goi_dich_vu") WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE INDEX "goi_dich_vu_search" ON "main"."goi_dich_vu" USING gin (search_key public.gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "chong_chi_dinh_dich_vu_ma_chong_chi_dinh_unique" ON "main"."chong_chi_dinh_dich_vu" USING btree ("ma_chong_chi_dinh") WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE INDEX "chong_chi_dinh_dich_vu_dich_vu_id" ON "main"."chong_chi_dinh_dich_vu" USING btree ("dich_vu_id");--> statement-breakpoint
CREATE INDEX "chong_chi_dinh_dich_vu_search" ON "main"."chong_chi_dinh_dich_vu" USING gin (search_key public.gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "thiet_bi_ma_thiet_bi_unique" ON "main"."thiet_bi" USING btree ("ma_thiet_bi") WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE INDEX "thiet_bi_phong_ban_id" ON "main"."thiet_bi" USING btree ("phong_ban_id");--> statement-breakpoint
CREATE INDEX "thiet_bi_search" ON "main"."thiet_bi" USING gin (search_key public.gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "chuong_icd_ma_chuong_icd_unique" ON "main"."chuong_icd" USING btree ("ma_chuong_icd") WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE INDEX "chuong_icd_search" ON "main"."chuong_icd" USING gin (search_key public.gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "nhom_icd_ma_nhom_icd_unique" ON "main"."nhom_icd" USING btree ("ma_nhom_icd") WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE INDEX "nhom_icd_chuong_icd_id" ON "main"."nhom_icd" USING btree ("chuong_icd_id");--> statement-breakpoint
CREATE INDEX "nhom_icd_search" ON "main"."nhom_icd" USING gin (search_key public.gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "icd_ma_icd_unique" ON "main"."icd" USING btree ("ma_icd") WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE INDEX "icd_nhom_icd_id" ON "main"."icd" USING btree ("nhom_icd_id");--> statement-breakpoint
CREATE INDEX "icd_search" ON "main"."icd" USING gin (search_key public.gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "icd_thuong_dung_icd_id" ON "main"."icd_thuong_dung" USING btree ("icd_id");--> statement-breakpoint
CREATE INDEX "icd_thuong_dung_phong_ban_id" ON "main"."icd_thuong_dung" USING btree ("phong_ban_id");--> statement-breakpoint
CREATE INDEX "icd_thuong_dung_nhan_vien_id" ON "main"."icd_thuong_dung" USING btree ("nhan_vien_id");--> statement-breakpoint
CREATE INDEX "icd_thuong_dung_search" ON "main"."icd_thuong_dung" USING gin (search_key public.gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "huong_giai_quyet_ma_huong_giai_quyet_unique" ON "main"."huong_giai_quyet" USING btree ("ma_huong_giai_quyet") WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE INDEX "huong_giai_quyet_search" ON "main"."huong_giai_quyet" USING gin (search_key public.gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "loai_mau_kham_ma_loai_mau_kham_unique" ON "main"."loai_mau_kham" USING btree ("ma_loai_mau_kham") WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE INDEX "loai_mau_kham_chuyen_khoa_id" ON "main"."loai_mau_kham" USING btree ("chuyen_khoa_id");--> statement-breakpoint
CREATE INDEX "loai_mau_kham_search" ON "main"."loai_mau_kham" USING gin (search_key public.gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "tu_dien_ket_luan_ma_tu_dien_ket_luan_unique" ON "main"."tu_dien_ket_luan" USING btree ("ma_tu_dien_ket_luan") WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE INDEX "tu_dien_ket_luan_nhom_dich_vu_id" ON "main"."tu_dien_ket_luan" USING btree ("nhom_dich_vu_id");--> statement-breakpoint
CREATE INDEX "tu_dien_ket_luan_search" ON "main"."tu_dien_ket_luan" USING gin (search_key public.gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "dm_loi_dan_ma_unique" ON "main"."dm_loi_dan" USING btree ("ma") WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE INDEX "dm_loi_dan_search" ON "main"."dm_loi_dan" USING gin (search_key public.gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "duoc_ma_duoc_unique" ON "pharmacy"."duoc" USING btree ("ma_duoc") WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE INDEX "duoc_don_vi_tinh_id" ON "pharmacy"."duoc" USING btree ("don_vi_tinh_id");--> statement-breakpoint
CREATE INDEX "duoc_duong_dung_id" ON "pharmacy"."duoc" USING btree ("duong_dung_id");--> statement-breakpoint
CREATE INDEX "duoc_nhom_duoc_id" ON "pharmacy"."duoc" USING btree ("nhom_duoc_id");--> statement-breakpoint
CREATE INDEX "duoc_search" ON "pharmacy"."duoc" USING gin (search_key public.gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "nhom_duoc_ma_nhom_duoc_unique" ON "pharmacy"."nhom_duoc" USING btree ("ma_nhom_duoc") WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE INDEX "nhom_duoc_cha_id" ON "pharmacy"."nhom_duoc" USING btree ("cha_id");--> statement-breakpoint
CREATE INDEX "nhom_duoc_search" ON "pharmacy"."nhom_duoc" USING gin (search_key public.gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "hoat_chat_ma_hoat_chat_unique" ON "pharmacy"."hoat_chat" USING btree ("ma_hoat_chat") WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE INDEX "hoat_chat_search" ON "pharmacy"."hoat_chat" USING gin (search_key public.gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "tuong_tac_thuoc_ma_tuong_tac_unique" ON "pharmacy"."tuong_tac_thuoc" USING btree ("ma_tuong_tac") WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE INDEX "tuong_tac_thuoc_hoat_chat1_id" ON "pharmacy"."tuong_tac_thuoc" USING btree ("hoat_chat1_id");--> statement-breakpoint
CREATE INDEX "tuong_tac_thuoc_hoat_chat2_id" ON "pharmacy"."tuong_tac_thuoc" USING btree ("hoat_chat2_id");--> statement-breakpoint
CREATE INDEX "tuong_tac_thuoc_search" ON "pharmacy"."tuong_tac_thuoc" USING gin (search_key public.gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "duong_dung_ma_duong_dung_unique" ON "main"."duong_dung" USING btree ("ma_duong_dung") WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE INDEX "duong_dung_search" ON "main"."duong_dung" USING gin (search_key public.gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "toa_thuoc_mau_ma_toa_thuoc_mau_unique" ON "main"."toa_thuoc_mau" USING btree ("ma_toa_thuoc_mau") WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE INDEX "toa_thuoc_mau_chuyen_khoa_id" ON "main"."toa_thuoc_mau" USING btree ("chuyen_khoa_id");--> statement-breakpoint
CREATE INDEX "toa_thuoc_mau_nhan_vien_id" ON "main"."toa_thuoc_mau" USING btree ("nhan_vien_id");--> statement-breakpoint
CREATE INDEX "toa_thuoc_mau_search" ON "main"."toa_thuoc_mau" USING gin (search_key public.gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "dm_loi_dan_uong_thuoc_ma_unique" ON "main"."dm_loi_dan_uong_thuoc" USING btree ("ma") WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE INDEX "dm_loi_dan_uong_thuoc_search" ON "main"."dm_loi_dan_uong_thuoc" USING gin (search_key public.gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "cach_lay_thuoc_ma_cach_lay_thuoc_unique" ON "main"."cach_lay_thuoc" USING btree ("ma_cach_lay_thuoc") WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE INDEX "cach_lay_thuoc_search" ON "main"."cach_lay_thuoc" USING gin (search_key public.gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "kho_ma_kho_unique" ON "pharmacy"."kho" USING btree ("ma_kho") WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE INDEX "kho_node_id" ON "pharmacy"."kho" USING btree ("node_id");--> statement-breakpoint
CREATE INDEX "kho_search" ON "pharmacy"."kho" USING gin (search_key public.gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "nha_cung_cap_ma_nha_cung_cap_unique" ON "pharmacy"."nha_cung_cap" USING btree ("ma_nha_cung_cap") WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE INDEX "nha_cung_cap_search" ON "pharmacy"."nha_cung_cap" USING gin (search_key public.gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "dm_doi_tuong_ma_doi_tuong_unique" ON "main"."dm_doi_tuong" USING btree ("ma_doi_tuong") WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE INDEX "dm_doi_tuong_nhom_doi_tuong_id" ON "main"."dm_doi_tuong" USING btree ("nhom_doi_tuong_id");--> statement-breakpoint
CREATE INDEX "dm_doi_tuong_search" ON "main"."dm_doi_tuong" USING gin (search_key public.gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "nhom_doi_tuong_ma_nhom_doi_tuong_unique" ON "main"."nhom_doi_tuong" USING btree ("ma_nhom_doi_tuong") WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE INDEX "nhom_doi_tuong_search" ON "main"."nhom_doi_tuong" USING gin (search_key public.gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "loai_gia_ma_loai_gia_unique" ON "main"."loai_gia" USING btree ("ma_loai_gia") WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE INDEX "loai_gia_search" ON "main"."loai_gia" USING gin (search_key public.gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "hinh_thuc_thanh_toan_ma_hinh_thuc_thanh_toan_unique" ON "main"."hinh_thuc_thanh_toan" USING btree ("ma_hinh_thuc_thanh_toan") WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE INDEX "hinh_thuc_thanh_toan_search" ON "main"."hinh_thuc_thanh_toan" USING gin (search_key public.gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "tai_khoan_ngan_hang_ma_tai_khoan_unique" ON "main"."tai_khoan_ngan_hang" USING btree ("ma_tai_khoan") WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE INDEX "tai_khoan_ngan_hang_search" ON "main"."tai_khoan_ngan_hang" USING gin (search_key public.gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "quyen_bien_lai_ma_quyen_bien_lai_unique" ON "main"."quyen_bien_lai" USING btree ("ma_quyen_bien_lai") WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE INDEX "quyen_bien_lai_nguoi_su_dung_id" ON "main"."quyen_bien_lai" USING btree ("nguoi_su_dung_id");--> statement-breakpoint
CREATE INDEX "quyen_bien_lai_search" ON "main"."quyen_bien_lai" USING gin (search_key public.gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "benh_vien_ma_cskcb_unique" ON "main"."benh_vien" USING btree ("ma_cskcb") WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE INDEX "benh_vien_tinh_id" ON "main"."benh_vien" USING btree ("tinh_id");--> statement-breakpoint
CREATE INDEX "benh_vien_search" ON "main"."benh_vien" USING gin (search_key public.gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "don_vi_hanh_chinh_ma_don_vi_unique" ON "main"."don_vi_hanh_chinh" USING btree ("ma_don_vi") WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE INDEX "don_vi_hanh_chinh_cha_id" ON "main"."don_vi_hanh_chinh" USING btree ("cha_id");--> statement-breakpoint
CREATE INDEX "don_vi_hanh_chinh_search" ON "main"."don_vi_hanh_chinh" USING gin (search_key public.gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "don_vi_tinh_ma_don_vi_tinh_unique" ON "main"."don_vi_tinh" USING btree ("ma_don_vi_tinh") WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE INDEX "don_vi_tinh_search" ON "main"."don_vi_tinh" USING gin (search_key public.gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "ly_do_ma_ly_do_unique" ON "main"."ly_do" USING btree ("ma_ly_do") WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE INDEX "ly_do_search" ON "main"."ly_do" USING gin (search_key public.gin_trgm_ops);