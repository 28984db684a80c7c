CREATE TABLE "main"."giay_bao_tu" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"so" text NOT NULL,
	"phien_ban" integer DEFAULT 1 NOT NULL,
	"trang_thai" text DEFAULT 'DangSuDung' NOT NULL,
	"nhap_vien_id" uuid NOT NULL,
	"benh_nhan_id" uuid NOT NULL,
	"tiep_nhan_id" uuid NOT NULL,
	"bac_si_id" uuid,
	"ngay_cap" date NOT NULL,
	"thay_the_cho_id" uuid,
	"ly_do_cap_lai" text,
	"ly_do_huy" text,
	"thoi_gian_tu_vong" timestamp with time zone NOT NULL,
	"noi_tu_vong" text NOT NULL,
	"nguyen_nhan_tu_vong" text NOT NULL,
	"nguyen_nhan_tu_vong_icd_id" uuid NOT NULL,
	"ho_ten_nguoi_than" text NOT NULL,
	"quan_he_nguoi_than" text NOT NULL,
	"giay_to_nguoi_than" text,
	"ghi_chu" text
);
--> statement-breakpoint
CREATE TABLE "main"."giay_chung_sinh" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"so" text NOT NULL,
	"phien_ban" integer DEFAULT 1 NOT NULL,
	"trang_thai" text DEFAULT 'DangSuDung' NOT NULL,
	"nhap_vien_id" uuid NOT NULL,
	"benh_nhan_id" uuid NOT NULL,
	"tiep_nhan_id" uuid NOT NULL,
	"bac_si_id" uuid,
	"ngay_cap" date NOT NULL,
	"thay_the_cho_id" uuid,
	"ly_do_cap_lai" text,
	"ly_do_huy" text,
	"ma_cskcb" text NOT NULL,
	"ma_so_bhxh" text,
	"ho_ten_cha" text,
	"ho_ten_con" text,
	"gioi_tinh_con" text NOT NULL,
	"thoi_gian_sinh" timestamp with time zone NOT NULL,
	"can_nang_con" integer NOT NULL,
	"so_con" integer DEFAULT 1 NOT NULL,
	"thu_tu_con" integer DEFAULT 1 NOT NULL,
	"lan_sinh" integer NOT NULL,
	"so_con_song" integer NOT NULL,
	"noi_sinh" text NOT NULL,
	"tinh_trang_con" text NOT NULL,
	"phau_thuat" boolean DEFAULT false NOT NULL,
	"duoi_32_tuan" boolean DEFAULT false NOT NULL,
	"nguoi_do_de_id" uuid NOT NULL,
	"ho_ten_nguoi_than" text,
	"ghi_chu" text
);
--> statement-breakpoint
CREATE TABLE "main"."giay_nghi_duong_thai" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"so" text NOT NULL,
	"phien_ban" integer DEFAULT 1 NOT NULL,
	"trang_thai" text DEFAULT 'DangSuDung' NOT NULL,
	"nhap_vien_id" uuid NOT NULL,
	"benh_nhan_id" uuid NOT NULL,
	"tiep_nhan_id" uuid NOT NULL,
	"bac_si_id" uuid,
	"ngay_cap" date NOT NULL,
	"thay_the_cho_id" uuid,
	"ly_do_cap_lai" text,
	"ly_do_huy" text,
	"so_seri" text NOT NULL,
	"ma_so_bhxh" text NOT NULL,
	"don_vi_lam_viec" text NOT NULL,
	"tuoi_thai" integer NOT NULL,
	"chan_doan" text NOT NULL,
	"chan_doan_icd_id" uuid NOT NULL,
	"tu_ngay" date NOT NULL,
	"den_ngay" date NOT NULL,
	"ghi_chu" text
);
--> statement-breakpoint
CREATE TABLE "main"."giay_thuong_tich" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"so" text NOT NULL,
	"phien_ban" integer DEFAULT 1 NOT NULL,
	"trang_thai" text DEFAULT 'DangSuDung' NOT NULL,
	"nhap_vien_id" uuid NOT NULL,
	"benh_nhan_id" uuid NOT NULL,
	"tiep_nhan_id" uuid NOT NULL,
	"bac_si_id" uuid,
	"ngay_cap" date NOT NULL,
	"thay_the_cho_id" uuid,
	"ly_do_cap_lai" text,
	"ly_do_huy" text,
	"ly_do_vao_vien" text NOT NULL,
	"chan_doan" text NOT NULL,
	"chan_doan_icd_id" uuid NOT NULL,
	"tinh_trang_vao_vien" text NOT NULL,
	"dieu_tri" text NOT NULL,
	"tinh_trang_ra_vien" text NOT NULL,
	"ghi_chu" text
);
--> statement-breakpoint
CREATE TABLE "main"."giay_xac_nhan_noi_tru" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"so" text NOT NULL,
	"phien_ban" integer DEFAULT 1 NOT NULL,
	"trang_thai" text DEFAULT 'DangSuDung' NOT NULL,
	"nhap_vien_id" uuid NOT NULL,
	"benh_nhan_id" uuid NOT NULL,
	"tiep_nhan_id" uuid NOT NULL,
	"bac_si_id" uuid,
	"ngay_cap" date NOT NULL,
	"thay_the_cho_id" uuid,
	"ly_do_cap_lai" text,
	"ly_do_huy" text,
	"ma_so_bhxh" text,
	"don_vi_lam_viec" text,
	"chan_doan" text NOT NULL,
	"chan_doan_icd_id" uuid NOT NULL,
	"tu_ngay" date NOT NULL,
	"den_ngay" date NOT NULL,
	"dieu_tri" text,
	"ghi_chu" text
);
--> statement-breakpoint
CREATE TABLE "main"."thuc_hien_thuoc" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"trang_thai" text NOT NULL,
	"y_lenh_thuoc_id" uuid NOT NULL,
	"nhap_vien_id" uuid NOT NULL,
	"benh_nhan_id" uuid NOT NULL,
	"khoa_id" uuid NOT NULL,
	"duoc_id" uuid NOT NULL,
	"ten_duoc" text NOT NULL,
	"don_vi_tinh" text,
	"gio_dung" timestamp with time zone,
	"thoi_gian" timestamp with time zone NOT NULL,
	"lieu" numeric(18, 3),
	"ly_do_khong_dung" text,
	"ly_do" text,
	"nguoi_thuc_hien_id" uuid,
	"nguoi_thu_hai_id" uuid,
	"cach_xac_dinh" text,
	"ly_do_khong_quet" text,
	"ket_thuc_luc" timestamp with time zone,
	"the_tich" numeric(18, 3),
	"ghi_chu" text,
	"kho_id" uuid,
	"so_luong" numeric(18, 3),
	"ly_do_thu_hoi" text,
	"thu_hoi_luc" timestamp with time zone,
	"nguoi_thu_hoi_id" uuid,
	CONSTRAINT "thuc_hien_thuoc_not_given" CHECK ((lieu is null) = (ly_do_khong_dung is not null) and (trang_thai <> 'KhongDung' or lieu is null)),
	CONSTRAINT "thuc_hien_thuoc_ended" CHECK ((ket_thuc_luc is null) = (the_tich is null) and (trang_thai <> 'DangTruyen' or ket_thuc_luc is null)),
	CONSTRAINT "thuc_hien_thuoc_cabinet" CHECK (kho_id is null or so_luong is not null),
	CONSTRAINT "thuc_hien_thuoc_taken_back" CHECK ((trang_thai = 'DaThuHoi') = (thu_hoi_luc is not null) and (thu_hoi_luc is null) = (ly_do_thu_hoi is null))
);
--> statement-breakpoint
ALTER TABLE "main"."bien_ban_hoi_chan" ADD COLUMN "nhap_vien_id" uuid;--> statement-breakpoint
ALTER TABLE "main"."giay_hen_kham_lai" ADD COLUMN "nhap_vien_id" uuid;--> statement-breakpoint
ALTER TABLE "main"."benh_an" ADD COLUMN "noi_dung_rieng" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "main"."kham_benh_chuyen_vien" ADD COLUMN "nhap_vien_id" uuid;--> statement-breakpoint
ALTER TABLE "main"."giay_bao_tu" ADD CONSTRAINT "giay_bao_tu_nhap_vien_id_tiep_nhan_nhap_vien_id_fk" FOREIGN KEY ("nhap_vien_id") REFERENCES "main"."tiep_nhan_nhap_vien"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."giay_bao_tu" ADD CONSTRAINT "giay_bao_tu_benh_nhan_id_benh_nhan_id_fk" FOREIGN KEY ("benh_nhan_id") REFERENCES "main"."benh_nhan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."giay_bao_tu" ADD CONSTRAINT "giay_bao_tu_tiep_nhan_id_tiep_nhan_id_fk" FOREIGN KEY ("tiep_nhan_id") REFERENCES "main"."tiep_nhan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."giay_bao_tu" ADD CONSTRAINT "giay_bao_tu_bac_si_id_nhan_vien_id_fk" FOREIGN KEY ("bac_si_id") REFERENCES "main"."nhan_vien"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."giay_bao_tu" ADD CONSTRAINT "giay_bao_tu_nguyen_nhan_tu_vong_icd_id_icd_id_fk" FOREIGN KEY ("nguyen_nhan_tu_vong_icd_id") REFERENCES "main"."icd"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."giay_chung_sinh" ADD CONSTRAINT "giay_chung_sinh_nhap_vien_id_tiep_nhan_nhap_vien_id_fk" FOREIGN KEY ("nhap_vien_id") REFERENCES "main"."tiep_nhan_nhap_vien"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."giay_chung_sinh" ADD CONSTRAINT "giay_chung_sinh_benh_nhan_id_benh_nhan_id_fk" FOREIGN KEY ("benh_nhan_id") REFERENCES "main"."benh_nhan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."giay_chung_sinh" ADD CONSTRAINT "giay_chung_sinh_tiep_nhan_id_tiep_nhan_id_fk" FOREIGN KEY ("tiep_nhan_id") REFERENCES "main"."tiep_nhan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."giay_chung_sinh" ADD CONSTRAINT "giay_chung_sinh_bac_si_id_nhan_vien_id_fk" FOREIGN KEY ("bac_si_id") REFERENCES "main"."nhan_vien"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."giay_chung_sinh" ADD CONSTRAINT "giay_chung_sinh_nguoi_do_de_id_nhan_vien_id_fk" FOREIGN KEY ("nguoi_do_de_id") REFERENCES "main"."nhan_vien"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."giay_nghi_duong_thai" ADD CONSTRAINT "giay_nghi_duong_thai_nhap_vien_id_tiep_nhan_nhap_vien_id_fk" FOREIGN KEY ("nhap_vien_id") REFERENCES "main"."tiep_nhan_nhap_vien"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."giay_nghi_duong_thai" ADD CONSTRAINT "giay_nghi_duong_thai_benh_nhan_id_benh_nhan_id_fk" FOREIGN KEY ("benh_nhan_id") REFERENCES "main"."benh_nhan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."giay_nghi_duong_thai" ADD CONSTRAINT "giay_nghi_duong_thai_tiep_nhan_id_tiep_nhan_id_fk" FOREIGN KEY ("tiep_nhan_id") REFERENCES "main"."tiep_nhan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."giay_nghi_duong_thai" ADD CONSTRAINT "giay_nghi_duong_thai_bac_si_id_nhan_vien_id_fk" FOREIGN KEY ("bac_si_id") REFERENCES "main"."nhan_vien"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."giay_nghi_duong_thai" ADD CONSTRAINT "giay_nghi_duong_thai_chan_doan_icd_id_icd_id_fk" FOREIGN KEY ("chan_doan_icd_id") REFERENCES "main"."icd"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."giay_thuong_tich" ADD CONSTRAINT "giay_thuong_tich_nhap_vien_id_tiep_nhan_nhap_vien_id_fk" FOREIGN KEY ("nhap_vien_id") REFERENCES "main"."tiep_nhan_nhap_vien"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."giay_thuong_tich" ADD CONSTRAINT "giay_thuong_tich_benh_nhan_id_benh_nhan_id_fk" FOREIGN KEY ("benh_nhan_id") REFERENCES "main"."benh_nhan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."giay_thuong_tich" ADD CONSTRAINT "giay_thuong_tich_tiep_nhan_id_tiep_nhan_id_fk" FOREIGN KEY ("tiep_nhan_id") REFERENCES "main"."tiep_nhan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."giay_thuong_tich" ADD CONSTRAINT "giay_thuong_tich_bac_si_id_nhan_vien_id_fk" FOREIGN KEY ("bac_si_id") REFERENCES "main"."nhan_vien"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."giay_thuong_tich" ADD CONSTRAINT "giay_thuong_tich_chan_doan_icd_id_icd_id_fk" FOREIGN KEY ("chan_doan_icd_id") REFERENCES "main"."icd"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."giay_xac_nhan_noi_tru" ADD CONSTRAINT "giay_xac_nhan_noi_tru_nhap_vien_id_tiep_nhan_nhap_vien_id_fk" FOREIGN KEY ("nhap_vien_id") REFERENCES "main"."tiep_nhan_nhap_vien"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."giay_xac_nhan_noi_tru" ADD CONSTRAINT "giay_xac_nhan_noi_tru_benh_nhan_id_benh_nhan_id_fk" FOREIGN KEY ("benh_nhan_id") REFERENCES "main"."benh_nhan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."giay_xac_nhan_noi_tru" ADD CONSTRAINT "giay_xac_nhan_noi_tru_tiep_nhan_id_tiep_nhan_id_fk" FOREIGN KEY ("tiep_nhan_id") REFERENCES "main"."tiep_nhan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."giay_xac_nhan_noi_tru" ADD CONSTRAINT "giay_xac_nhan_noi_tru_bac_si_id_nhan_vien_id_fk" FOREIGN KEY ("bac_si_id") REFERENCES "main"."nhan_vien"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."giay_xac_nhan_noi_tru" ADD CONSTRAINT "giay_xac_nhan_noi_tru_chan_doan_icd_id_icd_id_fk" FOREIGN KEY ("chan_doan_icd_id") REFERENCES "main"."icd"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."thuc_hien_thuoc" ADD CONSTRAINT "thuc_hien_thuoc_y_lenh_thuoc_id_y_lenh_thuoc_id_fk" FOREIGN KEY ("y_lenh_thuoc_id") REFERENCES "main"."y_lenh_thuoc"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."thuc_hien_thuoc" ADD CONSTRAINT "thuc_hien_thuoc_nhap_vien_id_tiep_nhan_nhap_vien_id_fk" FOREIGN KEY ("nhap_vien_id") REFERENCES "main"."tiep_nhan_nhap_vien"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."thuc_hien_thuoc" ADD CONSTRAINT "thuc_hien_thuoc_benh_nhan_id_benh_nhan_id_fk" FOREIGN KEY ("benh_nhan_id") REFERENCES "main"."benh_nhan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."thuc_hien_thuoc" ADD CONSTRAINT "thuc_hien_thuoc_khoa_id_node_id_fk" FOREIGN KEY ("khoa_id") REFERENCES "auth"."node"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."thuc_hien_thuoc" ADD CONSTRAINT "thuc_hien_thuoc_duoc_id_duoc_id_fk" FOREIGN KEY ("duoc_id") REFERENCES "pharmacy"."duoc"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."thuc_hien_thuoc" ADD CONSTRAINT "thuc_hien_thuoc_nguoi_thuc_hien_id_nhan_vien_id_fk" FOREIGN KEY ("nguoi_thuc_hien_id") REFERENCES "main"."nhan_vien"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."thuc_hien_thuoc" ADD CONSTRAINT "thuc_hien_thuoc_nguoi_thu_hai_id_nhan_vien_id_fk" FOREIGN KEY ("nguoi_thu_hai_id") REFERENCES "main"."nhan_vien"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."thuc_hien_thuoc" ADD CONSTRAINT "thuc_hien_thuoc_kho_id_kho_id_fk" FOREIGN KEY ("kho_id") REFERENCES "pharmacy"."kho"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."thuc_hien_thuoc" ADD CONSTRAINT "thuc_hien_thuoc_nguoi_thu_hoi_id_nhan_vien_id_fk" FOREIGN KEY ("nguoi_thu_hoi_id") REFERENCES "main"."nhan_vien"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "giay_bao_tu_so" ON "main"."giay_bao_tu" USING btree ("so","phien_ban");--> statement-breakpoint
CREATE UNIQUE INDEX "giay_bao_tu_in_use" ON "main"."giay_bao_tu" USING btree ("nhap_vien_id") WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE INDEX "giay_bao_tu_stay" ON "main"."giay_bao_tu" USING btree ("nhap_vien_id");--> statement-breakpoint
CREATE INDEX "giay_bao_tu_patient" ON "main"."giay_bao_tu" USING btree ("benh_nhan_id");--> statement-breakpoint
CREATE INDEX "giay_bao_tu_visit" ON "main"."giay_bao_tu" USING btree ("tiep_nhan_id");--> statement-breakpoint
CREATE UNIQUE INDEX "giay_chung_sinh_so" ON "main"."giay_chung_sinh" USING btree ("so","phien_ban");--> statement-breakpoint
CREATE UNIQUE INDEX "giay_chung_sinh_child" ON "main"."giay_chung_sinh" USING btree ("nhap_vien_id","thu_tu_con") WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE INDEX "giay_chung_sinh_stay" ON "main"."giay_chung_sinh" USING btree ("nhap_vien_id");--> statement-breakpoint
CREATE INDEX "giay_chung_sinh_patient" ON "main"."giay_chung_sinh" USING btree ("benh_nhan_id");--> statement-breakpoint
CREATE INDEX "giay_chung_sinh_visit" ON "main"."giay_chung_sinh" USING btree ("tiep_nhan_id");--> statement-breakpoint
CREATE UNIQUE INDEX "giay_nghi_duong_thai_so" ON "main"."giay_nghi_duong_thai" USING btree ("so","phien_ban");--> statement-breakpoint
CREATE UNIQUE INDEX "giay_nghi_duong_thai_seri" ON "main"."giay_nghi_duong_thai" USING btree ("so_seri");--> statement-breakpoint
CREATE UNIQUE INDEX "giay_nghi_duong_thai_in_use" ON "main"."giay_nghi_duong_thai" USING btree ("nhap_vien_id") WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE INDEX "giay_nghi_duong_thai_stay" ON "main"."giay_nghi_duong_thai" USING btree ("nhap_vien_id");--> statement-breakpoint
CREATE INDEX "giay_nghi_duong_thai_patient" ON "main"."giay_nghi_duong_thai" USING btree ("benh_nhan_id");--> statement-breakpoint
CREATE INDEX "giay_nghi_duong_thai_visit" ON "main"."giay_nghi_duong_thai" USING btree ("tiep_nhan_id");--> statement-breakpoint
CREATE UNIQUE INDEX "giay_thuong_tich_so" ON "main"."giay_thuong_tich" USING btree ("so","phien_ban");--> statement-breakpoint
CREATE UNIQUE INDEX "giay_thuong_tich_in_use" ON "main"."giay_thuong_tich" USING btree ("nhap_vien_id") WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE INDEX "giay_thuong_tich_stay" ON "main"."giay_thuong_tich" USING btree ("nhap_vien_id");--> statement-breakpoint
CREATE INDEX "giay_thuong_tich_patient" ON "main"."giay_thuong_tich" USING btree ("benh_nhan_id");--> statement-breakpoint
CREATE INDEX "giay_thuong_tich_visit" ON "main"."giay_thuong_tich" USING btree ("tiep_nhan_id");--> statement-breakpoint
CREATE UNIQUE INDEX "giay_xac_nhan_noi_tru_so" ON "main"."giay_xac_nhan_noi_tru" USING btree ("so","phien_ban");--> statement-breakpoint
CREATE UNIQUE INDEX "giay_xac_nhan_noi_tru_in_use" ON "main"."giay_xac_nhan_noi_tru" USING btree ("nhap_vien_id") WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE INDEX "giay_xac_nhan_noi_tru_stay" ON "main"."giay_xac_nhan_noi_tru" USING btree ("nhap_vien_id");--> statement-breakpoint
CREATE INDEX "giay_xac_nhan_noi_tru_patient" ON "main"."giay_xac_nhan_noi_tru" USING btree ("benh_nhan_id");--> statement-breakpoint
CREATE INDEX "giay_xac_nhan_noi_tru_visit" ON "main"."giay_xac_nhan_noi_tru" USING btree ("tiep_nhan_id");--> statement-breakpoint
CREATE UNIQUE INDEX "thuc_hien_thuoc_once" ON "main"."thuc_hien_thuoc" USING btree ("y_lenh_thuoc_id","gio_dung") WHERE gio_dung is not null and trang_thai <> 'DaThuHoi';--> statement-breakpoint
CREATE INDEX "thuc_hien_thuoc_stay" ON "main"."thuc_hien_thuoc" USING btree ("nhap_vien_id","thoi_gian");--> statement-breakpoint
CREATE INDEX "thuc_hien_thuoc_order" ON "main"."thuc_hien_thuoc" USING btree ("y_lenh_thuoc_id");--> statement-breakpoint
CREATE INDEX "thuc_hien_thuoc_patient" ON "main"."thuc_hien_thuoc" USING btree ("benh_nhan_id");--> statement-breakpoint
CREATE INDEX "thuc_hien_thuoc_running" ON "main"."thuc_hien_thuoc" USING btree ("nhap_vien_id") WHERE trang_thai = 'DangTruyen';--> statement-breakpoint
ALTER TABLE "main"."bien_ban_hoi_chan" ADD CONSTRAINT "bien_ban_hoi_chan_nhap_vien_id_tiep_nhan_nhap_vien_id_fk" FOREIGN KEY ("nhap_vien_id") REFERENCES "main"."tiep_nhan_nhap_vien"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."giay_hen_kham_lai" ADD CONSTRAINT "giay_hen_kham_lai_nhap_vien_id_tiep_nhan_nhap_vien_id_fk" FOREIGN KEY ("nhap_vien_id") REFERENCES "main"."tiep_nhan_nhap_vien"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."kham_benh_chuyen_vien" ADD CONSTRAINT "kham_benh_chuyen_vien_nhap_vien_id_tiep_nhan_nhap_vien_id_fk" FOREIGN KEY ("nhap_vien_id") REFERENCES "main"."tiep_nhan_nhap_vien"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bien_ban_hoi_chan_stay" ON "main"."bien_ban_hoi_chan" USING btree ("nhap_vien_id");--> statement-breakpoint
CREATE INDEX "giay_hen_kham_lai_stay" ON "main"."giay_hen_kham_lai" USING btree ("nhap_vien_id");--> statement-breakpoint
CREATE INDEX "kham_benh_chuyen_vien_stay" ON "main"."kham_benh_chuyen_vien" USING btree ("nhap_vien_id");--> statement-breakpoint
CREATE TRIGGER thuc_hien_thuoc_patient_kept BEFORE INSERT OR UPDATE OF benh_nhan_id ON main.thuc_hien_thuoc
  FOR EACH ROW EXECUTE FUNCTION main.refuse_merged();--> statement-breakpoint
CREATE TRIGGER giay_bao_tu_patient_kept BEFORE INSERT OR UPDATE OF benh_nhan_id ON main.giay_bao_tu
  FOR EACH ROW EXECUTE FUNCTION main.refuse_merged('tiep_nhan_id');--> statement-breakpoint
CREATE TRIGGER giay_chung_sinh_patient_kept BEFORE INSERT OR UPDATE OF benh_nhan_id ON main.giay_chung_sinh
  FOR EACH ROW EXECUTE FUNCTION main.refuse_merged('tiep_nhan_id');--> statement-breakpoint
CREATE TRIGGER giay_nghi_duong_thai_patient_kept BEFORE INSERT OR UPDATE OF benh_nhan_id ON main.giay_nghi_duong_thai
  FOR EACH ROW EXECUTE FUNCTION main.refuse_merged('tiep_nhan_id');--> statement-breakpoint
CREATE TRIGGER giay_thuong_tich_patient_kept BEFORE INSERT OR UPDATE OF benh_nhan_id ON main.giay_thuong_tich
  FOR EACH ROW EXECUTE FUNCTION main.refuse_merged('tiep_nhan_id');--> statement-breakpoint
CREATE TRIGGER giay_xac_nhan_noi_tru_patient_kept BEFORE INSERT OR UPDATE OF benh_nhan_id ON main.giay_xac_nhan_noi_tru
  FOR EACH ROW EXECUTE FUNCTION main.refuse_merged('tiep_nhan_id');
