CREATE TABLE "main"."vat_lieu_kiem_chuan" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"trang_thai" text DEFAULT 'DangSuDung' NOT NULL,
	"tam_ngung" boolean DEFAULT false NOT NULL,
	"search_key" text DEFAULT '' NOT NULL,
	"ma_vat_lieu" text,
	"ten_vat_lieu" text,
	"hang_san_xuat" text,
	"so_lo" text,
	"han_dung" date,
	"muc" text,
	"thiet_bi_id" uuid,
	"noi_thuc_hien_id" uuid,
	"chi_sos" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"ghi_chu" text
);
--> statement-breakpoint
CREATE TABLE "main"."ket_qua_kiem_chuan" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"vat_lieu_id" uuid NOT NULL,
	"thiet_bi_id" uuid NOT NULL,
	"noi_thuc_hien_id" uuid NOT NULL,
	"muc" text NOT NULL,
	"ma_chi_so" text NOT NULL,
	"ten_chi_so" text NOT NULL,
	"don_vi_tinh" text,
	"luc" timestamp with time zone NOT NULL,
	"gia_tri" numeric NOT NULL,
	"trung_binh" numeric NOT NULL,
	"do_lech_chuan" numeric NOT NULL,
	"diem_z" numeric NOT NULL,
	"danh_gia" text NOT NULL,
	"quy_tacs" text[] NOT NULL,
	"trang_thai" text DEFAULT 'HieuLuc' NOT NULL,
	"tu_thiet_bi" boolean DEFAULT false NOT NULL,
	"nguoi_chay_id" uuid,
	"ghi_chu" text,
	"nguyen_nhan" text,
	"khac_phuc" text,
	"ngay_khac_phuc" timestamp with time zone,
	"nguoi_khac_phuc_id" uuid,
	"ly_do_huy" text,
	"ngay_huy" timestamp with time zone,
	"nguoi_huy_id" uuid
);
--> statement-breakpoint
ALTER TABLE "main"."ket_qua_kiem_chuan" ADD CONSTRAINT "ket_qua_kiem_chuan_vat_lieu_id_vat_lieu_kiem_chuan_id_fk" FOREIGN KEY ("vat_lieu_id") REFERENCES "main"."vat_lieu_kiem_chuan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."ket_qua_kiem_chuan" ADD CONSTRAINT "ket_qua_kiem_chuan_thiet_bi_id_thiet_bi_id_fk" FOREIGN KEY ("thiet_bi_id") REFERENCES "main"."thiet_bi"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."ket_qua_kiem_chuan" ADD CONSTRAINT "ket_qua_kiem_chuan_noi_thuc_hien_id_node_id_fk" FOREIGN KEY ("noi_thuc_hien_id") REFERENCES "auth"."node"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."ket_qua_kiem_chuan" ADD CONSTRAINT "ket_qua_kiem_chuan_nguoi_chay_id_nhan_vien_id_fk" FOREIGN KEY ("nguoi_chay_id") REFERENCES "main"."nhan_vien"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."ket_qua_kiem_chuan" ADD CONSTRAINT "ket_qua_kiem_chuan_nguoi_khac_phuc_id_nhan_vien_id_fk" FOREIGN KEY ("nguoi_khac_phuc_id") REFERENCES "main"."nhan_vien"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."ket_qua_kiem_chuan" ADD CONSTRAINT "ket_qua_kiem_chuan_nguoi_huy_id_nhan_vien_id_fk" FOREIGN KEY ("nguoi_huy_id") REFERENCES "main"."nhan_vien"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "vat_lieu_kiem_chuan_ma_vat_lieu_unique" ON "main"."vat_lieu_kiem_chuan" USING btree ("ma_vat_lieu") WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE UNIQUE INDEX "vat_lieu_kiem_chuan_ma_vat_lieu_nocase" ON "main"."vat_lieu_kiem_chuan" USING btree (lower("ma_vat_lieu")) WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE INDEX "vat_lieu_kiem_chuan_thiet_bi_id" ON "main"."vat_lieu_kiem_chuan" USING btree ("thiet_bi_id");--> statement-breakpoint
CREATE INDEX "vat_lieu_kiem_chuan_noi_thuc_hien_id" ON "main"."vat_lieu_kiem_chuan" USING btree ("noi_thuc_hien_id");--> statement-breakpoint
CREATE INDEX "vat_lieu_kiem_chuan_search" ON "main"."vat_lieu_kiem_chuan" USING gin (search_key public.gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "ket_qua_kiem_chuan_chart" ON "main"."ket_qua_kiem_chuan" USING btree ("thiet_bi_id","ma_chi_so","luc");--> statement-breakpoint
CREATE INDEX "ket_qua_kiem_chuan_material" ON "main"."ket_qua_kiem_chuan" USING btree ("vat_lieu_id","ma_chi_so","luc");--> statement-breakpoint
CREATE INDEX "ket_qua_kiem_chuan_rejected" ON "main"."ket_qua_kiem_chuan" USING btree ("noi_thuc_hien_id","ma_chi_so") WHERE danh_gia = 'LoaiBo' and trang_thai = 'HieuLuc';