CREATE TABLE "main"."tom_tat_ho_so" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"so_tom_tat" text NOT NULL,
	"phien_ban" integer DEFAULT 1 NOT NULL,
	"trang_thai" text DEFAULT 'DaCap' NOT NULL,
	"yeu_cau_id" uuid NOT NULL,
	"benh_nhan_id" uuid NOT NULL,
	"tiep_nhan_id" uuid NOT NULL,
	"kham_benh_id" uuid,
	"benh_an_id" uuid,
	"phong_ban_id" uuid NOT NULL,
	"bac_si_id" uuid,
	"ngay_cap" date NOT NULL,
	"tu_ngay" date NOT NULL,
	"den_ngay" date NOT NULL,
	"ly_do_vao_vien" text,
	"tien_su_benh" text,
	"qua_trinh_benh_ly" text NOT NULL,
	"ket_qua_can_lam_sang" text,
	"chan_doan" text NOT NULL,
	"chan_doan_icd_id" uuid NOT NULL,
	"chan_doan_phu_icd_ids" uuid[] DEFAULT '{}' NOT NULL,
	"phuong_phap_dieu_tri" text NOT NULL,
	"tinh_trang_ra_vien" text NOT NULL,
	"loi_dan" text,
	"thay_the_cho_id" uuid,
	"ly_do_thay_the" text,
	"ly_do_huy" text,
	"ngay_giao" timestamp with time zone,
	"nguoi_nhan" text,
	"giay_to_nguoi_nhan" text,
	"nguoi_giao_id" uuid
);
--> statement-breakpoint
CREATE TABLE "main"."yeu_cau_tom_tat" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"so_yeu_cau" text NOT NULL,
	"trang_thai" text DEFAULT 'DaYeuCau' NOT NULL,
	"benh_nhan_id" uuid NOT NULL,
	"tiep_nhan_id" uuid NOT NULL,
	"kham_benh_id" uuid,
	"benh_an_id" uuid,
	"phong_ban_id" uuid NOT NULL,
	"nguoi_yeu_cau" text NOT NULL,
	"ho_ten_nguoi_yeu_cau" text NOT NULL,
	"quan_he" text,
	"so_giay_to" text NOT NULL,
	"ngay_cap_giay_to" date,
	"noi_cap_giay_to" text,
	"so_dien_thoai" text,
	"muc_dich" text NOT NULL,
	"so_ban" integer DEFAULT 1 NOT NULL,
	"ngay_yeu_cau" date NOT NULL,
	"ngay_hen" date NOT NULL,
	"ly_do_tu_choi" text
);
--> statement-breakpoint
DROP INDEX "main"."kham_benh_chuyen_vien_session";--> statement-breakpoint
ALTER TABLE "main"."icd" ADD COLUMN "phieu_chuyen_mot_nam" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "main"."kham_benh_chuyen_vien" ADD COLUMN "hieu_luc_mot_nam" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "main"."kham_benh_chuyen_vien" ADD COLUMN "thay_the_cho_id" uuid;--> statement-breakpoint
ALTER TABLE "main"."kham_benh_chuyen_vien" ADD COLUMN "ly_do_cap_lai" text;--> statement-breakpoint
ALTER TABLE "main"."tom_tat_ho_so" ADD CONSTRAINT "tom_tat_ho_so_yeu_cau_id_yeu_cau_tom_tat_id_fk" FOREIGN KEY ("yeu_cau_id") REFERENCES "main"."yeu_cau_tom_tat"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."tom_tat_ho_so" ADD CONSTRAINT "tom_tat_ho_so_benh_nhan_id_benh_nhan_id_fk" FOREIGN KEY ("benh_nhan_id") REFERENCES "main"."benh_nhan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."tom_tat_ho_so" ADD CONSTRAINT "tom_tat_ho_so_tiep_nhan_id_tiep_nhan_id_fk" FOREIGN KEY ("tiep_nhan_id") REFERENCES "main"."tiep_nhan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."tom_tat_ho_so" ADD CONSTRAINT "tom_tat_ho_so_kham_benh_id_kham_benh_id_fk" FOREIGN KEY ("kham_benh_id") REFERENCES "main"."kham_benh"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."tom_tat_ho_so" ADD CONSTRAINT "tom_tat_ho_so_benh_an_id_benh_an_id_fk" FOREIGN KEY ("benh_an_id") REFERENCES "main"."benh_an"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."tom_tat_ho_so" ADD CONSTRAINT "tom_tat_ho_so_phong_ban_id_node_id_fk" FOREIGN KEY ("phong_ban_id") REFERENCES "auth"."node"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."tom_tat_ho_so" ADD CONSTRAINT "tom_tat_ho_so_bac_si_id_nhan_vien_id_fk" FOREIGN KEY ("bac_si_id") REFERENCES "main"."nhan_vien"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."tom_tat_ho_so" ADD CONSTRAINT "tom_tat_ho_so_chan_doan_icd_id_icd_id_fk" FOREIGN KEY ("chan_doan_icd_id") REFERENCES "main"."icd"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."tom_tat_ho_so" ADD CONSTRAINT "tom_tat_ho_so_nguoi_giao_id_nhan_vien_id_fk" FOREIGN KEY ("nguoi_giao_id") REFERENCES "main"."nhan_vien"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."yeu_cau_tom_tat" ADD CONSTRAINT "yeu_cau_tom_tat_benh_nhan_id_benh_nhan_id_fk" FOREIGN KEY ("benh_nhan_id") REFERENCES "main"."benh_nhan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."yeu_cau_tom_tat" ADD CONSTRAINT "yeu_cau_tom_tat_tiep_nhan_id_tiep_nhan_id_fk" FOREIGN KEY ("tiep_nhan_id") REFERENCES "main"."tiep_nhan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."yeu_cau_tom_tat" ADD CONSTRAINT "yeu_cau_tom_tat_kham_benh_id_kham_benh_id_fk" FOREIGN KEY ("kham_benh_id") REFERENCES "main"."kham_benh"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."yeu_cau_tom_tat" ADD CONSTRAINT "yeu_cau_tom_tat_benh_an_id_benh_an_id_fk" FOREIGN KEY ("benh_an_id") REFERENCES "main"."benh_an"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."yeu_cau_tom_tat" ADD CONSTRAINT "yeu_cau_tom_tat_phong_ban_id_node_id_fk" FOREIGN KEY ("phong_ban_id") REFERENCES "auth"."node"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "tom_tat_ho_so_so" ON "main"."tom_tat_ho_so" USING btree ("so_tom_tat","phien_ban");--> statement-breakpoint
CREATE UNIQUE INDEX "tom_tat_ho_so_request" ON "main"."tom_tat_ho_so" USING btree ("yeu_cau_id") WHERE trang_thai = 'DaCap';--> statement-breakpoint
CREATE INDEX "tom_tat_ho_so_of_request" ON "main"."tom_tat_ho_so" USING btree ("yeu_cau_id");--> statement-breakpoint
CREATE INDEX "tom_tat_ho_so_patient" ON "main"."tom_tat_ho_so" USING btree ("benh_nhan_id");--> statement-breakpoint
CREATE INDEX "tom_tat_ho_so_visit" ON "main"."tom_tat_ho_so" USING btree ("tiep_nhan_id");--> statement-breakpoint
CREATE INDEX "tom_tat_ho_so_session" ON "main"."tom_tat_ho_so" USING btree ("kham_benh_id");--> statement-breakpoint
CREATE INDEX "tom_tat_ho_so_record" ON "main"."tom_tat_ho_so" USING btree ("benh_an_id");--> statement-breakpoint
CREATE UNIQUE INDEX "yeu_cau_tom_tat_so" ON "main"."yeu_cau_tom_tat" USING btree ("so_yeu_cau");--> statement-breakpoint
CREATE UNIQUE INDEX "yeu_cau_tom_tat_session" ON "main"."yeu_cau_tom_tat" USING btree ("kham_benh_id") WHERE trang_thai in ('DaYeuCau', 'DaLap');--> statement-breakpoint
CREATE UNIQUE INDEX "yeu_cau_tom_tat_record" ON "main"."yeu_cau_tom_tat" USING btree ("benh_an_id") WHERE trang_thai in ('DaYeuCau', 'DaLap');--> statement-breakpoint
CREATE INDEX "yeu_cau_tom_tat_day" ON "main"."yeu_cau_tom_tat" USING btree ("ngay_yeu_cau");--> statement-breakpoint
CREATE INDEX "yeu_cau_tom_tat_open" ON "main"."yeu_cau_tom_tat" USING btree ("ngay_hen") WHERE trang_thai in ('DaYeuCau', 'DaLap');--> statement-breakpoint
CREATE INDEX "yeu_cau_tom_tat_patient" ON "main"."yeu_cau_tom_tat" USING btree ("benh_nhan_id");--> statement-breakpoint
CREATE INDEX "yeu_cau_tom_tat_visit" ON "main"."yeu_cau_tom_tat" USING btree ("tiep_nhan_id");--> statement-breakpoint
CREATE UNIQUE INDEX "kham_benh_chuyen_vien_session" ON "main"."kham_benh_chuyen_vien" USING btree ("kham_benh_id") WHERE trang_thai = 'DangSuDung';