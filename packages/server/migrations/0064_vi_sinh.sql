CREATE TABLE "main"."loai_benh_pham" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"trang_thai" text DEFAULT 'DangSuDung' NOT NULL,
	"tam_ngung" boolean DEFAULT false NOT NULL,
	"search_key" text DEFAULT '' NOT NULL,
	"ma_loai_benh_pham" text,
	"ten_loai_benh_pham" text,
	"thu_tu" numeric(20, 6),
	"ghi_chu" text
);
--> statement-breakpoint
CREATE TABLE "main"."vi_khuan" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"trang_thai" text DEFAULT 'DangSuDung' NOT NULL,
	"tam_ngung" boolean DEFAULT false NOT NULL,
	"search_key" text DEFAULT '' NOT NULL,
	"ma_vi_khuan" text,
	"ten_vi_khuan" text,
	"nhom_vi_khuan" text,
	"ghi_chu" text
);
--> statement-breakpoint
CREATE TABLE "main"."khang_sinh" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"trang_thai" text DEFAULT 'DangSuDung' NOT NULL,
	"tam_ngung" boolean DEFAULT false NOT NULL,
	"search_key" text DEFAULT '' NOT NULL,
	"ma_khang_sinh" text,
	"ten_khang_sinh" text,
	"nhom_khang_sinh" text,
	"thu_tu" numeric(20, 6),
	"ghi_chu" text
);
--> statement-breakpoint
CREATE TABLE "main"."diem_gay_khang_sinh" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"trang_thai" text DEFAULT 'DangSuDung' NOT NULL,
	"tam_ngung" boolean DEFAULT false NOT NULL,
	"search_key" text DEFAULT '' NOT NULL,
	"ma_diem_gay" text,
	"khang_sinh_id" uuid,
	"nhom_vi_khuan" text,
	"vi_khuan_id" uuid,
	"loai_benh_pham_id" uuid,
	"phuong_phap" text,
	"muc_s" numeric(20, 6),
	"muc_r" numeric(20, 6),
	"nguon" text,
	"hieu_luc_tu" date,
	"hieu_luc_den" date,
	"ghi_chu" text
);
--> statement-breakpoint
CREATE TABLE "main"."vi_sinh_hinh_anh" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"dich_vu_yeu_cau_id" uuid NOT NULL,
	"phien_ban" integer NOT NULL,
	"chi_tiet_id" uuid NOT NULL,
	"tep_id" uuid NOT NULL,
	"thu_tu" integer NOT NULL,
	"chu_thich" text,
	"in_tren_phieu" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "main"."vi_sinh_ket_qua" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"dich_vu_yeu_cau_id" uuid NOT NULL,
	"phien_ban" integer NOT NULL,
	"chi_tiet_id" uuid NOT NULL,
	"mo_ta" text,
	"ket_luan" text,
	"de_nghi" text,
	"tu_dien_ket_luan_id" uuid,
	"thiet_bi_id" uuid,
	"nguoi_thuc_hien_ids" uuid[],
	"thoi_gian_thuc_hien" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "main"."vi_sinh_khang_sinh" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"dich_vu_yeu_cau_id" uuid NOT NULL,
	"phien_ban" integer NOT NULL,
	"chi_tiet_id" uuid NOT NULL,
	"vi_khuan_id" uuid NOT NULL,
	"thu_tu" integer NOT NULL,
	"khang_sinh_id" uuid NOT NULL,
	"phuong_phap" text NOT NULL,
	"gia_tri" text,
	"ket_qua" text,
	"de_xuat" text,
	"can_cu" text
);
--> statement-breakpoint
CREATE TABLE "main"."vi_sinh_nuoi_cay" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"dich_vu_yeu_cau_id" uuid NOT NULL,
	"phien_ban" integer NOT NULL,
	"chi_tiet_id" uuid NOT NULL,
	"loai_benh_pham_id" uuid,
	"lay_mau_luc" timestamp with time zone,
	"nhan_mau_luc" timestamp with time zone,
	"soi_truc_tiep" text,
	"trang_thai_cay" text,
	"so_ngay" integer
);
--> statement-breakpoint
CREATE TABLE "main"."vi_sinh_phien_ban" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"dich_vu_yeu_cau_id" uuid NOT NULL,
	"phien_ban" integer NOT NULL,
	"ngay_tra" timestamp with time zone,
	"nguoi_tra_id" uuid,
	"ngay_huy" timestamp with time zone,
	"nguoi_huy_id" uuid,
	"ly_do_huy" text,
	"la_so_bo" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "main"."vi_sinh_vi_khuan" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"dich_vu_yeu_cau_id" uuid NOT NULL,
	"phien_ban" integer NOT NULL,
	"chi_tiet_id" uuid NOT NULL,
	"thu_tu" integer NOT NULL,
	"vi_khuan_id" uuid NOT NULL,
	"so_luong" text,
	"dau_hieus" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "main"."vi_sinh_hinh_anh" ADD CONSTRAINT "vi_sinh_hinh_anh_dich_vu_yeu_cau_id_dich_vu_yeu_cau_id_fk" FOREIGN KEY ("dich_vu_yeu_cau_id") REFERENCES "main"."dich_vu_yeu_cau"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."vi_sinh_hinh_anh" ADD CONSTRAINT "vi_sinh_hinh_anh_chi_tiet_id_dich_vu_yeu_cau_chi_tiet_id_fk" FOREIGN KEY ("chi_tiet_id") REFERENCES "main"."dich_vu_yeu_cau_chi_tiet"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."vi_sinh_hinh_anh" ADD CONSTRAINT "vi_sinh_hinh_anh_tep_id_file_id_fk" FOREIGN KEY ("tep_id") REFERENCES "main"."file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."vi_sinh_ket_qua" ADD CONSTRAINT "vi_sinh_ket_qua_dich_vu_yeu_cau_id_dich_vu_yeu_cau_id_fk" FOREIGN KEY ("dich_vu_yeu_cau_id") REFERENCES "main"."dich_vu_yeu_cau"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."vi_sinh_ket_qua" ADD CONSTRAINT "vi_sinh_ket_qua_chi_tiet_id_dich_vu_yeu_cau_chi_tiet_id_fk" FOREIGN KEY ("chi_tiet_id") REFERENCES "main"."dich_vu_yeu_cau_chi_tiet"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."vi_sinh_ket_qua" ADD CONSTRAINT "vi_sinh_ket_qua_tu_dien_ket_luan_id_tu_dien_ket_luan_id_fk" FOREIGN KEY ("tu_dien_ket_luan_id") REFERENCES "main"."tu_dien_ket_luan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."vi_sinh_ket_qua" ADD CONSTRAINT "vi_sinh_ket_qua_thiet_bi_id_thiet_bi_id_fk" FOREIGN KEY ("thiet_bi_id") REFERENCES "main"."thiet_bi"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."vi_sinh_khang_sinh" ADD CONSTRAINT "vi_sinh_khang_sinh_dich_vu_yeu_cau_id_dich_vu_yeu_cau_id_fk" FOREIGN KEY ("dich_vu_yeu_cau_id") REFERENCES "main"."dich_vu_yeu_cau"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."vi_sinh_khang_sinh" ADD CONSTRAINT "vi_sinh_khang_sinh_chi_tiet_id_dich_vu_yeu_cau_chi_tiet_id_fk" FOREIGN KEY ("chi_tiet_id") REFERENCES "main"."dich_vu_yeu_cau_chi_tiet"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."vi_sinh_khang_sinh" ADD CONSTRAINT "vi_sinh_khang_sinh_vi_khuan_id_vi_khuan_id_fk" FOREIGN KEY ("vi_khuan_id") REFERENCES "main"."vi_khuan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."vi_sinh_khang_sinh" ADD CONSTRAINT "vi_sinh_khang_sinh_khang_sinh_id_khang_sinh_id_fk" FOREIGN KEY ("khang_sinh_id") REFERENCES "main"."khang_sinh"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."vi_sinh_nuoi_cay" ADD CONSTRAINT "vi_sinh_nuoi_cay_dich_vu_yeu_cau_id_dich_vu_yeu_cau_id_fk" FOREIGN KEY ("dich_vu_yeu_cau_id") REFERENCES "main"."dich_vu_yeu_cau"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."vi_sinh_nuoi_cay" ADD CONSTRAINT "vi_sinh_nuoi_cay_chi_tiet_id_dich_vu_yeu_cau_chi_tiet_id_fk" FOREIGN KEY ("chi_tiet_id") REFERENCES "main"."dich_vu_yeu_cau_chi_tiet"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."vi_sinh_nuoi_cay" ADD CONSTRAINT "vi_sinh_nuoi_cay_loai_benh_pham_id_loai_benh_pham_id_fk" FOREIGN KEY ("loai_benh_pham_id") REFERENCES "main"."loai_benh_pham"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."vi_sinh_phien_ban" ADD CONSTRAINT "vi_sinh_phien_ban_dich_vu_yeu_cau_id_dich_vu_yeu_cau_id_fk" FOREIGN KEY ("dich_vu_yeu_cau_id") REFERENCES "main"."dich_vu_yeu_cau"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."vi_sinh_phien_ban" ADD CONSTRAINT "vi_sinh_phien_ban_nguoi_tra_id_nhan_vien_id_fk" FOREIGN KEY ("nguoi_tra_id") REFERENCES "main"."nhan_vien"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."vi_sinh_phien_ban" ADD CONSTRAINT "vi_sinh_phien_ban_nguoi_huy_id_nhan_vien_id_fk" FOREIGN KEY ("nguoi_huy_id") REFERENCES "main"."nhan_vien"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."vi_sinh_vi_khuan" ADD CONSTRAINT "vi_sinh_vi_khuan_dich_vu_yeu_cau_id_dich_vu_yeu_cau_id_fk" FOREIGN KEY ("dich_vu_yeu_cau_id") REFERENCES "main"."dich_vu_yeu_cau"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."vi_sinh_vi_khuan" ADD CONSTRAINT "vi_sinh_vi_khuan_chi_tiet_id_dich_vu_yeu_cau_chi_tiet_id_fk" FOREIGN KEY ("chi_tiet_id") REFERENCES "main"."dich_vu_yeu_cau_chi_tiet"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."vi_sinh_vi_khuan" ADD CONSTRAINT "vi_sinh_vi_khuan_vi_khuan_id_vi_khuan_id_fk" FOREIGN KEY ("vi_khuan_id") REFERENCES "main"."vi_khuan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "loai_benh_pham_ma_loai_benh_pham_unique" ON "main"."loai_benh_pham" USING btree ("ma_loai_benh_pham") WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE UNIQUE INDEX "loai_benh_pham_ma_loai_benh_pham_nocase" ON "main"."loai_benh_pham" USING btree (lower("ma_loai_benh_pham")) WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE INDEX "loai_benh_pham_search" ON "main"."loai_benh_pham" USING gin (search_key public.gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "vi_khuan_ma_vi_khuan_unique" ON "main"."vi_khuan" USING btree ("ma_vi_khuan") WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE UNIQUE INDEX "vi_khuan_ma_vi_khuan_nocase" ON "main"."vi_khuan" USING btree (lower("ma_vi_khuan")) WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE INDEX "vi_khuan_search" ON "main"."vi_khuan" USING gin (search_key public.gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "khang_sinh_ma_khang_sinh_unique" ON "main"."khang_sinh" USING btree ("ma_khang_sinh") WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE UNIQUE INDEX "khang_sinh_ma_khang_sinh_nocase" ON "main"."khang_sinh" USING btree (lower("ma_khang_sinh")) WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE INDEX "khang_sinh_search" ON "main"."khang_sinh" USING gin (search_key public.gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "diem_gay_khang_sinh_ma_diem_gay_unique" ON "main"."diem_gay_khang_sinh" USING btree ("ma_diem_gay") WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE UNIQUE INDEX "diem_gay_khang_sinh_ma_diem_gay_nocase" ON "main"."diem_gay_khang_sinh" USING btree (lower("ma_diem_gay")) WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE INDEX "diem_gay_khang_sinh_khang_sinh_id" ON "main"."diem_gay_khang_sinh" USING btree ("khang_sinh_id");--> statement-breakpoint
CREATE INDEX "diem_gay_khang_sinh_vi_khuan_id" ON "main"."diem_gay_khang_sinh" USING btree ("vi_khuan_id");--> statement-breakpoint
CREATE INDEX "diem_gay_khang_sinh_loai_benh_pham_id" ON "main"."diem_gay_khang_sinh" USING btree ("loai_benh_pham_id");--> statement-breakpoint
CREATE INDEX "diem_gay_khang_sinh_search" ON "main"."diem_gay_khang_sinh" USING gin (search_key public.gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "vi_sinh_hinh_anh_once" ON "main"."vi_sinh_hinh_anh" USING btree ("dich_vu_yeu_cau_id","phien_ban","chi_tiet_id","tep_id");--> statement-breakpoint
CREATE INDEX "vi_sinh_hinh_anh_file" ON "main"."vi_sinh_hinh_anh" USING btree ("tep_id");--> statement-breakpoint
CREATE UNIQUE INDEX "vi_sinh_ket_qua_line" ON "main"."vi_sinh_ket_qua" USING btree ("dich_vu_yeu_cau_id","phien_ban","chi_tiet_id");--> statement-breakpoint
CREATE UNIQUE INDEX "vi_sinh_khang_sinh_once" ON "main"."vi_sinh_khang_sinh" USING btree ("dich_vu_yeu_cau_id","phien_ban","chi_tiet_id","vi_khuan_id","khang_sinh_id","phuong_phap");--> statement-breakpoint
CREATE INDEX "vi_sinh_khang_sinh_tested" ON "main"."vi_sinh_khang_sinh" USING btree ("khang_sinh_id");--> statement-breakpoint
CREATE UNIQUE INDEX "vi_sinh_nuoi_cay_line" ON "main"."vi_sinh_nuoi_cay" USING btree ("dich_vu_yeu_cau_id","phien_ban","chi_tiet_id");--> statement-breakpoint
CREATE UNIQUE INDEX "vi_sinh_phien_ban_slip" ON "main"."vi_sinh_phien_ban" USING btree ("dich_vu_yeu_cau_id","phien_ban");--> statement-breakpoint
CREATE UNIQUE INDEX "vi_sinh_vi_khuan_once" ON "main"."vi_sinh_vi_khuan" USING btree ("dich_vu_yeu_cau_id","phien_ban","chi_tiet_id","vi_khuan_id");--> statement-breakpoint
CREATE INDEX "vi_sinh_vi_khuan_organism" ON "main"."vi_sinh_vi_khuan" USING btree ("vi_khuan_id");