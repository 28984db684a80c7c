CREATE TABLE "main"."giay_hen_kham_lai" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"so_giay_hen" text NOT NULL,
	"trang_thai" text DEFAULT 'HieuLuc' NOT NULL,
	"kham_benh_id" uuid NOT NULL,
	"benh_nhan_id" uuid NOT NULL,
	"tiep_nhan_id" uuid NOT NULL,
	"bac_si_id" uuid,
	"ngay_cap" date NOT NULL,
	"ngay_hen" date NOT NULL,
	"hieu_luc_den" date NOT NULL,
	"noi_hen_id" uuid,
	"bac_si_hen_id" uuid,
	"chan_doan" text,
	"ly_do_hen" text,
	"dan_do" text,
	"dung_cho_id" uuid,
	"ngay_dung" timestamp with time zone,
	"thay_the_cho_id" uuid,
	"ly_do_cap_lai" text,
	"ly_do_huy" text
);
--> statement-breakpoint
CREATE TABLE "main"."nhac_tai_kham" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"kham_benh_id" uuid NOT NULL,
	"benh_nhan_id" uuid NOT NULL,
	"luc_nhac" timestamp with time zone NOT NULL,
	"cach_nhac" text NOT NULL,
	"nguoi_nhac_id" uuid,
	"ghi_chu" text
);
--> statement-breakpoint
ALTER TABLE "main"."tiep_nhan" ADD COLUMN "so_giay_hen" text;--> statement-breakpoint
ALTER TABLE "main"."giay_hen_kham_lai" ADD CONSTRAINT "giay_hen_kham_lai_kham_benh_id_kham_benh_id_fk" FOREIGN KEY ("kham_benh_id") REFERENCES "main"."kham_benh"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."giay_hen_kham_lai" ADD CONSTRAINT "giay_hen_kham_lai_benh_nhan_id_benh_nhan_id_fk" FOREIGN KEY ("benh_nhan_id") REFERENCES "main"."benh_nhan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."giay_hen_kham_lai" ADD CONSTRAINT "giay_hen_kham_lai_tiep_nhan_id_tiep_nhan_id_fk" FOREIGN KEY ("tiep_nhan_id") REFERENCES "main"."tiep_nhan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."giay_hen_kham_lai" ADD CONSTRAINT "giay_hen_kham_lai_bac_si_id_nhan_vien_id_fk" FOREIGN KEY ("bac_si_id") REFERENCES "main"."nhan_vien"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."giay_hen_kham_lai" ADD CONSTRAINT "giay_hen_kham_lai_noi_hen_id_node_id_fk" FOREIGN KEY ("noi_hen_id") REFERENCES "auth"."node"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."giay_hen_kham_lai" ADD CONSTRAINT "giay_hen_kham_lai_bac_si_hen_id_nhan_vien_id_fk" FOREIGN KEY ("bac_si_hen_id") REFERENCES "main"."nhan_vien"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."giay_hen_kham_lai" ADD CONSTRAINT "giay_hen_kham_lai_dung_cho_id_tiep_nhan_id_fk" FOREIGN KEY ("dung_cho_id") REFERENCES "main"."tiep_nhan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."nhac_tai_kham" ADD CONSTRAINT "nhac_tai_kham_kham_benh_id_kham_benh_id_fk" FOREIGN KEY ("kham_benh_id") REFERENCES "main"."kham_benh"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."nhac_tai_kham" ADD CONSTRAINT "nhac_tai_kham_benh_nhan_id_benh_nhan_id_fk" FOREIGN KEY ("benh_nhan_id") REFERENCES "main"."benh_nhan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."nhac_tai_kham" ADD CONSTRAINT "nhac_tai_kham_nguoi_nhac_id_nhan_vien_id_fk" FOREIGN KEY ("nguoi_nhac_id") REFERENCES "main"."nhan_vien"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "giay_hen_kham_lai_so" ON "main"."giay_hen_kham_lai" USING btree ("so_giay_hen");--> statement-breakpoint
CREATE UNIQUE INDEX "giay_hen_kham_lai_visit" ON "main"."giay_hen_kham_lai" USING btree ("tiep_nhan_id") WHERE trang_thai in ('HieuLuc', 'DaDung');--> statement-breakpoint
CREATE INDEX "giay_hen_kham_lai_of_visit" ON "main"."giay_hen_kham_lai" USING btree ("tiep_nhan_id");--> statement-breakpoint
CREATE INDEX "giay_hen_kham_lai_session" ON "main"."giay_hen_kham_lai" USING btree ("kham_benh_id");--> statement-breakpoint
CREATE INDEX "giay_hen_kham_lai_patient" ON "main"."giay_hen_kham_lai" USING btree ("benh_nhan_id","ngay_hen");--> statement-breakpoint
CREATE INDEX "giay_hen_kham_lai_day" ON "main"."giay_hen_kham_lai" USING btree ("ngay_hen");--> statement-breakpoint
CREATE INDEX "giay_hen_kham_lai_used" ON "main"."giay_hen_kham_lai" USING btree ("dung_cho_id") WHERE dung_cho_id is not null;--> statement-breakpoint
CREATE INDEX "nhac_tai_kham_session" ON "main"."nhac_tai_kham" USING btree ("kham_benh_id","luc_nhac");--> statement-breakpoint
CREATE INDEX "nhac_tai_kham_patient" ON "main"."nhac_tai_kham" USING btree ("benh_nhan_id");--> statement-breakpoint
CREATE INDEX "kham_benh_follow_up" ON "main"."kham_benh" USING btree ("ngay_tai_kham") WHERE trang_thai = 'DaKham';