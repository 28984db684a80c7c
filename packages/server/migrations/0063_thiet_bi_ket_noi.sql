CREATE TABLE "main"."ket_noi_thiet_bi" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"thiet_bi_id" uuid NOT NULL,
	"noi_thuc_hien_id" uuid NOT NULL,
	"giao_thuc" text NOT NULL,
	"cach_noi" text NOT NULL,
	"dia_chi" text,
	"cong" integer NOT NULL,
	"bang_ma" text NOT NULL,
	"gui_chi_dinh" boolean DEFAULT false NOT NULL,
	"im_sau_phut" integer,
	"bat" boolean DEFAULT false NOT NULL,
	"duong_truyen" text DEFAULT 'DangNghe' NOT NULL,
	"loi" text,
	"nhip_tim" timestamp with time zone,
	"ket_noi_luc" timestamp with time zone,
	"tin_cuoi_luc" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "main"."ket_qua_thiet_bi" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"ket_noi_id" uuid NOT NULL,
	"tin_id" uuid NOT NULL,
	"khoa" text NOT NULL,
	"luc" timestamp with time zone NOT NULL,
	"luc_chay" timestamp with time zone,
	"sid_mau" text NOT NULL,
	"ma_may" text NOT NULL,
	"gia_tri" text NOT NULL,
	"don_vi" text,
	"co" text,
	"trang_thai" text NOT NULL,
	"ly_do_cho" text,
	"dich_vu_yeu_cau_id" uuid,
	"ma_chi_so" text,
	"ket_qua" text,
	"la_chay_lai" boolean DEFAULT false NOT NULL,
	"ly_do_bo" text
);
--> statement-breakpoint
CREATE TABLE "main"."ma_may_chi_so" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"ket_noi_id" uuid NOT NULL,
	"ma_may" text NOT NULL,
	"ma_chi_so" text NOT NULL,
	"he_so" numeric,
	"so_le" integer,
	"don_vi_may" text
);
--> statement-breakpoint
CREATE TABLE "main"."tin_thiet_bi" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"ket_noi_id" uuid NOT NULL,
	"luc" timestamp with time zone NOT NULL,
	"chieu" text NOT NULL,
	"ket_qua" text NOT NULL,
	"ma_tin" text,
	"noi_dung" text NOT NULL,
	"loi" text,
	"so_ket_qua" integer DEFAULT 0 NOT NULL,
	"dich_vu_yeu_cau_id" uuid
);
--> statement-breakpoint
ALTER TABLE "main"."ket_noi_thiet_bi" ADD CONSTRAINT "ket_noi_thiet_bi_thiet_bi_id_thiet_bi_id_fk" FOREIGN KEY ("thiet_bi_id") REFERENCES "main"."thiet_bi"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."ket_noi_thiet_bi" ADD CONSTRAINT "ket_noi_thiet_bi_noi_thuc_hien_id_node_id_fk" FOREIGN KEY ("noi_thuc_hien_id") REFERENCES "auth"."node"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."ket_qua_thiet_bi" ADD CONSTRAINT "ket_qua_thiet_bi_ket_noi_id_ket_noi_thiet_bi_id_fk" FOREIGN KEY ("ket_noi_id") REFERENCES "main"."ket_noi_thiet_bi"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."ket_qua_thiet_bi" ADD CONSTRAINT "ket_qua_thiet_bi_dich_vu_yeu_cau_id_dich_vu_yeu_cau_id_fk" FOREIGN KEY ("dich_vu_yeu_cau_id") REFERENCES "main"."dich_vu_yeu_cau"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."ma_may_chi_so" ADD CONSTRAINT "ma_may_chi_so_ket_noi_id_ket_noi_thiet_bi_id_fk" FOREIGN KEY ("ket_noi_id") REFERENCES "main"."ket_noi_thiet_bi"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."tin_thiet_bi" ADD CONSTRAINT "tin_thiet_bi_ket_noi_id_ket_noi_thiet_bi_id_fk" FOREIGN KEY ("ket_noi_id") REFERENCES "main"."ket_noi_thiet_bi"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."tin_thiet_bi" ADD CONSTRAINT "tin_thiet_bi_dich_vu_yeu_cau_id_dich_vu_yeu_cau_id_fk" FOREIGN KEY ("dich_vu_yeu_cau_id") REFERENCES "main"."dich_vu_yeu_cau"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ket_noi_thiet_bi_device" ON "main"."ket_noi_thiet_bi" USING btree ("thiet_bi_id") WHERE bat;--> statement-breakpoint
CREATE INDEX "ket_noi_thiet_bi_of_device" ON "main"."ket_noi_thiet_bi" USING btree ("thiet_bi_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ket_noi_thiet_bi_port" ON "main"."ket_noi_thiet_bi" USING btree ("cong") WHERE cach_noi = 'Nghe' and bat;--> statement-breakpoint
CREATE UNIQUE INDEX "ket_qua_thiet_bi_key" ON "main"."ket_qua_thiet_bi" USING btree ("ket_noi_id","khoa");--> statement-breakpoint
CREATE INDEX "ket_qua_thiet_bi_day" ON "main"."ket_qua_thiet_bi" USING btree ("ket_noi_id","luc");--> statement-breakpoint
CREATE INDEX "ket_qua_thiet_bi_slip" ON "main"."ket_qua_thiet_bi" USING btree ("dich_vu_yeu_cau_id") WHERE dich_vu_yeu_cau_id is not null;--> statement-breakpoint
CREATE INDEX "ket_qua_thiet_bi_waiting" ON "main"."ket_qua_thiet_bi" USING btree ("ket_noi_id","id") WHERE trang_thai = 'ChoGhep';--> statement-breakpoint
CREATE UNIQUE INDEX "ma_may_chi_so_code" ON "main"."ma_may_chi_so" USING btree ("ket_noi_id","ma_may");--> statement-breakpoint
CREATE INDEX "tin_thiet_bi_link" ON "main"."tin_thiet_bi" USING btree ("ket_noi_id","luc");--> statement-breakpoint
CREATE INDEX "tin_thiet_bi_old" ON "main"."tin_thiet_bi" USING btree ("luc");--> statement-breakpoint
CREATE INDEX "tin_thiet_bi_to_send" ON "main"."tin_thiet_bi" USING btree ("ket_noi_id","id") WHERE ket_qua = 'ChoGui';--> statement-breakpoint
CREATE INDEX "tin_thiet_bi_slip" ON "main"."tin_thiet_bi" USING btree ("dich_vu_yeu_cau_id") WHERE dich_vu_yeu_cau_id is not null;