CREATE TABLE "main"."suc_khoe_tiep_nhan" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"tiep_nhan_id" uuid NOT NULL,
	"benh_nhan_id" uuid NOT NULL,
	"thai_san" text,
	"tuan_thai" integer,
	"di_ung" text,
	"benh_man_tinh" text,
	"thuoc_dang_dung" text,
	"hut_thuoc" text,
	"ruou_bia" text,
	"mach" integer,
	"nhiet_do" numeric(4, 1),
	"huyet_ap_cao" integer,
	"huyet_ap_thap" integer,
	"nhip_tho" integer,
	"spo2" integer,
	"chieu_cao" numeric(5, 1),
	"can_nang" numeric(6, 2)
);
--> statement-breakpoint
CREATE TABLE "main"."the_trong_dot" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"tiep_nhan_id" uuid NOT NULL,
	"benh_nhan_id" uuid NOT NULL,
	"so_the_bhyt" text NOT NULL,
	"bhyt_ngay_hieu_luc" date NOT NULL,
	"bhyt_ngay_het_hieu_luc" date,
	"ngay_du5_nam" date,
	"ngay_cap_the" date,
	"noi_cap_the" text,
	"khu_vuc_sinh_song" text,
	"benh_vien_kcb_id" uuid,
	"trinh_the_luc" timestamp with time zone NOT NULL,
	"the_da_xac_minh" boolean DEFAULT false NOT NULL,
	"trang_thai" text DEFAULT 'HieuLuc' NOT NULL,
	"ly_do_huy" text
);
--> statement-breakpoint
ALTER TABLE "main"."tiep_nhan" ADD COLUMN "ngay_cap_the" date;--> statement-breakpoint
ALTER TABLE "main"."tiep_nhan" ADD COLUMN "noi_cap_the" text;--> statement-breakpoint
ALTER TABLE "main"."tiep_nhan" ADD COLUMN "trinh_the_luc" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "main"."tiep_nhan" ADD COLUMN "so_the_them" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "main"."tiep_nhan" ADD COLUMN "ma_doi_tuong_kcb_chon" text;--> statement-breakpoint
ALTER TABLE "main"."tiep_nhan" ADD COLUMN "so_giay_luy_ke" text;--> statement-breakpoint
ALTER TABLE "main"."tiep_nhan" ADD COLUMN "ngay_giay_luy_ke" date;--> statement-breakpoint
ALTER TABLE "main"."suc_khoe_tiep_nhan" ADD CONSTRAINT "suc_khoe_tiep_nhan_tiep_nhan_id_tiep_nhan_id_fk" FOREIGN KEY ("tiep_nhan_id") REFERENCES "main"."tiep_nhan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."suc_khoe_tiep_nhan" ADD CONSTRAINT "suc_khoe_tiep_nhan_benh_nhan_id_benh_nhan_id_fk" FOREIGN KEY ("benh_nhan_id") REFERENCES "main"."benh_nhan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."the_trong_dot" ADD CONSTRAINT "the_trong_dot_tiep_nhan_id_tiep_nhan_id_fk" FOREIGN KEY ("tiep_nhan_id") REFERENCES "main"."tiep_nhan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."the_trong_dot" ADD CONSTRAINT "the_trong_dot_benh_nhan_id_benh_nhan_id_fk" FOREIGN KEY ("benh_nhan_id") REFERENCES "main"."benh_nhan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."the_trong_dot" ADD CONSTRAINT "the_trong_dot_benh_vien_kcb_id_benh_vien_id_fk" FOREIGN KEY ("benh_vien_kcb_id") REFERENCES "main"."benh_vien"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "suc_khoe_tiep_nhan_visit" ON "main"."suc_khoe_tiep_nhan" USING btree ("tiep_nhan_id");--> statement-breakpoint
CREATE INDEX "suc_khoe_tiep_nhan_patient" ON "main"."suc_khoe_tiep_nhan" USING btree ("benh_nhan_id");--> statement-breakpoint
CREATE UNIQUE INDEX "the_trong_dot_live" ON "main"."the_trong_dot" USING btree ("tiep_nhan_id","so_the_bhyt") WHERE trang_thai = 'HieuLuc';--> statement-breakpoint
CREATE INDEX "the_trong_dot_visit" ON "main"."the_trong_dot" USING btree ("tiep_nhan_id");--> statement-breakpoint
CREATE INDEX "the_trong_dot_patient" ON "main"."the_trong_dot" USING btree ("benh_nhan_id");--> statement-breakpoint
CREATE INDEX "tra_cuu_the_patient" ON "main"."tra_cuu_the" USING btree ("benh_nhan_id","at");