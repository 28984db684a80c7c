CREATE TABLE "main"."mau_xuat_but_toan" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"trang_thai" text DEFAULT 'DangSuDung' NOT NULL,
	"tam_ngung" boolean DEFAULT false NOT NULL,
	"search_key" text DEFAULT '' NOT NULL,
	"ma_mau_xuat" text,
	"ten_mau_xuat" text,
	"dau_phan_cach" text,
	"mac_dinh" boolean DEFAULT false NOT NULL,
	"cots" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"ghi_chu" text
);
--> statement-breakpoint
CREATE TABLE "main"."but_toan" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"bien_lai_id" uuid NOT NULL,
	"thanh_toan_id" uuid NOT NULL,
	"loai_but_toan" text NOT NULL,
	"ngay" date NOT NULL,
	"tai_khoan_no" text NOT NULL,
	"tai_khoan_co" text NOT NULL,
	"so_tien" numeric(18, 2) NOT NULL,
	"tien_te_id" uuid,
	"ty_gia" numeric(18, 2) NOT NULL,
	"loai_phieu_thu_chi_id" uuid,
	"dot_xuat_id" uuid,
	CONSTRAINT "but_toan_amounts" CHECK (so_tien > 0 and ty_gia > 0)
);
--> statement-breakpoint
CREATE TABLE "main"."dot_xuat_but_toan" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"so_dot" text NOT NULL,
	"noi_id" uuid,
	"ngay_xuat" timestamp with time zone NOT NULL,
	"tu_ngay" date NOT NULL,
	"den_ngay" date NOT NULL,
	"ky_bao_cao_id" uuid,
	"mau_xuat_but_toan_id" uuid NOT NULL,
	"dau_phan_cach" text NOT NULL,
	"cots" jsonb NOT NULL,
	"noi_dung" jsonb NOT NULL,
	"so_but_toan" integer NOT NULL,
	"tong_tien" numeric(18, 2) NOT NULL
);
--> statement-breakpoint
ALTER TABLE "main"."loai_phieu_thu_chi" ADD COLUMN "loai_bien_lai" text;--> statement-breakpoint
ALTER TABLE "main"."but_toan" ADD CONSTRAINT "but_toan_bien_lai_id_bien_lai_id_fk" FOREIGN KEY ("bien_lai_id") REFERENCES "main"."bien_lai"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."but_toan" ADD CONSTRAINT "but_toan_thanh_toan_id_bien_lai_thanh_toan_id_fk" FOREIGN KEY ("thanh_toan_id") REFERENCES "main"."bien_lai_thanh_toan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."but_toan" ADD CONSTRAINT "but_toan_tien_te_id_tien_te_id_fk" FOREIGN KEY ("tien_te_id") REFERENCES "main"."tien_te"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."but_toan" ADD CONSTRAINT "but_toan_loai_phieu_thu_chi_id_loai_phieu_thu_chi_id_fk" FOREIGN KEY ("loai_phieu_thu_chi_id") REFERENCES "main"."loai_phieu_thu_chi"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."but_toan" ADD CONSTRAINT "but_toan_dot_xuat_id_dot_xuat_but_toan_id_fk" FOREIGN KEY ("dot_xuat_id") REFERENCES "main"."dot_xuat_but_toan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."dot_xuat_but_toan" ADD CONSTRAINT "dot_xuat_but_toan_ky_bao_cao_id_ky_bao_cao_id_fk" FOREIGN KEY ("ky_bao_cao_id") REFERENCES "main"."ky_bao_cao"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."dot_xuat_but_toan" ADD CONSTRAINT "dot_xuat_but_toan_mau_xuat_but_toan_id_mau_xuat_but_toan_id_fk" FOREIGN KEY ("mau_xuat_but_toan_id") REFERENCES "main"."mau_xuat_but_toan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "mau_xuat_but_toan_ma_mau_xuat_unique" ON "main"."mau_xuat_but_toan" USING btree ("ma_mau_xuat") WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE UNIQUE INDEX "mau_xuat_but_toan_ma_mau_xuat_nocase" ON "main"."mau_xuat_but_toan" USING btree (lower("ma_mau_xuat")) WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE INDEX "mau_xuat_but_toan_search" ON "main"."mau_xuat_but_toan" USING gin (search_key public.gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "but_toan_once" ON "main"."but_toan" USING btree ("thanh_toan_id","loai_but_toan");--> statement-breakpoint
CREATE INDEX "but_toan_receipt" ON "main"."but_toan" USING btree ("bien_lai_id");--> statement-breakpoint
CREATE INDEX "but_toan_to_export" ON "main"."but_toan" USING btree ("ngay") WHERE dot_xuat_id is null;--> statement-breakpoint
CREATE INDEX "but_toan_batch" ON "main"."but_toan" USING btree ("dot_xuat_id");--> statement-breakpoint
CREATE UNIQUE INDEX "dot_xuat_but_toan_number" ON "main"."dot_xuat_but_toan" USING btree ("so_dot");--> statement-breakpoint
CREATE INDEX "dot_xuat_but_toan_time" ON "main"."dot_xuat_but_toan" USING btree ("ngay_xuat");--> statement-breakpoint
CREATE INDEX "bien_lai_cancelled" ON "main"."bien_lai" USING btree ("ngay_huy") WHERE trang_thai = 'DaHuy';