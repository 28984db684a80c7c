CREATE TABLE "main"."benh_an" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"so_benh_an" text NOT NULL,
	"trang_thai" text DEFAULT 'DangDieuTri' NOT NULL,
	"benh_nhan_id" uuid NOT NULL,
	"tiep_nhan_id" uuid NOT NULL,
	"kham_benh_id" uuid NOT NULL,
	"loai_benh_an_id" uuid NOT NULL,
	"chuyen_khoa_id" uuid NOT NULL,
	"phong_ban_id" uuid NOT NULL,
	"bac_si_id" uuid NOT NULL,
	"thoi_gian_vao_vien" timestamp with time zone NOT NULL,
	"mach" integer,
	"nhiet_do" numeric(4, 1),
	"huyet_ap_cao" integer,
	"huyet_ap_thap" integer,
	"nhip_tho" integer,
	"chieu_cao" numeric(5, 1),
	"can_nang" numeric(6, 2),
	"ly_do_vao_vien" text,
	"qua_trinh_benh_ly" text,
	"tien_su_benh" text,
	"tien_su_gia_dinh" text,
	"kham_lam_sang" text,
	"tom_tat_can_lam_sang" text,
	"chan_doan" text,
	"chan_doan_icd_id" uuid NOT NULL,
	"chan_doan_phu_icd_ids" uuid[] DEFAULT '{}' NOT NULL,
	"huong_dieu_tri" text,
	"ly_do_huy" text
);
--> statement-breakpoint
CREATE TABLE "main"."dot_dieu_tri" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"benh_an_id" uuid NOT NULL,
	"benh_nhan_id" uuid NOT NULL,
	"dot_thu" integer NOT NULL,
	"trang_thai" text DEFAULT 'DangDieuTri' NOT NULL,
	"thoi_gian_bat_dau" timestamp with time zone NOT NULL,
	"thoi_gian_ket_thuc" timestamp with time zone,
	"so_the_bhyt" text,
	"bhyt_ngay_hieu_luc" date,
	"bhyt_ngay_het_hieu_luc" date
);
--> statement-breakpoint
CREATE TABLE "main"."phieu_so_ket" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"trang_thai" text DEFAULT 'DangSuDung' NOT NULL,
	"benh_an_id" uuid NOT NULL,
	"benh_nhan_id" uuid NOT NULL,
	"bac_si_id" uuid,
	"ngay_so_ket" timestamp with time zone NOT NULL,
	"ngay" date NOT NULL,
	"dien_bien_lam_sang" text NOT NULL,
	"xet_nghiem" text,
	"qua_trinh_dieu_tri" text,
	"danh_gia_ket_qua" text,
	"huong_dieu_tri" text
);
--> statement-breakpoint
CREATE TABLE "main"."ra_vien_ngoai_tru" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"so_ra_vien" text NOT NULL,
	"phien_ban" integer DEFAULT 1 NOT NULL,
	"trang_thai" text DEFAULT 'DangSuDung' NOT NULL,
	"benh_an_id" uuid NOT NULL,
	"benh_nhan_id" uuid NOT NULL,
	"bac_si_id" uuid,
	"thoi_gian_ra_vien" timestamp with time zone NOT NULL,
	"ket_qua_dieu_tri" text NOT NULL,
	"loai_ra_vien" text NOT NULL,
	"chan_doan" text NOT NULL,
	"chan_doan_icd_id" uuid NOT NULL,
	"chan_doan_phu_icd_ids" uuid[] DEFAULT '{}' NOT NULL,
	"phuong_phap_dieu_tri" text NOT NULL,
	"loi_dan" text,
	"ghi_chu" text,
	"nguoi_giam_ho" text,
	"thay_the_cho_id" uuid,
	"ly_do_thay_the" text,
	"ly_do_huy" text
);
--> statement-breakpoint
ALTER TABLE "main"."kham_benh" ADD COLUMN "benh_an_id" uuid;--> statement-breakpoint
ALTER TABLE "main"."kham_benh" ADD COLUMN "dot_dieu_tri_id" uuid;--> statement-breakpoint
ALTER TABLE "main"."benh_an" ADD CONSTRAINT "benh_an_benh_nhan_id_benh_nhan_id_fk" FOREIGN KEY ("benh_nhan_id") REFERENCES "main"."benh_nhan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."benh_an" ADD CONSTRAINT "benh_an_tiep_nhan_id_tiep_nhan_id_fk" FOREIGN KEY ("tiep_nhan_id") REFERENCES "main"."tiep_nhan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."benh_an" ADD CONSTRAINT "benh_an_kham_benh_id_kham_benh_id_fk" FOREIGN KEY ("kham_benh_id") REFERENCES "main"."kham_benh"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."benh_an" ADD CONSTRAINT "benh_an_loai_benh_an_id_loai_benh_an_id_fk" FOREIGN KEY ("loai_benh_an_id") REFERENCES "main"."loai_benh_an"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."benh_an" ADD CONSTRAINT "benh_an_chuyen_khoa_id_chuyen_khoa_id_fk" FOREIGN KEY ("chuyen_khoa_id") REFERENCES "main"."chuyen_khoa"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."benh_an" ADD CONSTRAINT "benh_an_phong_ban_id_node_id_fk" FOREIGN KEY ("phong_ban_id") REFERENCES "auth"."node"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."benh_an" ADD CONSTRAINT "benh_an_bac_si_id_nhan_vien_id_fk" FOREIGN KEY ("bac_si_id") REFERENCES "main"."nhan_vien"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."benh_an" ADD CONSTRAINT "benh_an_chan_doan_icd_id_icd_id_fk" FOREIGN KEY ("chan_doan_icd_id") REFERENCES "main"."icd"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."dot_dieu_tri" ADD CONSTRAINT "dot_dieu_tri_benh_an_id_benh_an_id_fk" FOREIGN KEY ("benh_an_id") REFERENCES "main"."benh_an"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."dot_dieu_tri" ADD CONSTRAINT "dot_dieu_tri_benh_nhan_id_benh_nhan_id_fk" FOREIGN KEY ("benh_nhan_id") REFERENCES "main"."benh_nhan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."phieu_so_ket" ADD CONSTRAINT "phieu_so_ket_benh_an_id_benh_an_id_fk" FOREIGN KEY ("benh_an_id") REFERENCES "main"."benh_an"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."phieu_so_ket" ADD CONSTRAINT "phieu_so_ket_benh_nhan_id_benh_nhan_id_fk" FOREIGN KEY ("benh_nhan_id") REFERENCES "main"."benh_nhan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."phieu_so_ket" ADD CONSTRAINT "phieu_so_ket_bac_si_id_nhan_vien_id_fk" FOREIGN KEY ("bac_si_id") REFERENCES "main"."nhan_vien"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."ra_vien_ngoai_tru" ADD CONSTRAINT "ra_vien_ngoai_tru_benh_an_id_benh_an_id_fk" FOREIGN KEY ("benh_an_id") REFERENCES "main"."benh_an"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."ra_vien_ngoai_tru" ADD CONSTRAINT "ra_vien_ngoai_tru_benh_nhan_id_benh_nhan_id_fk" FOREIGN KEY ("benh_nhan_id") REFERENCES "main"."benh_nhan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."ra_vien_ngoai_tru" ADD CONSTRAINT "ra_vien_ngoai_tru_bac_si_id_nhan_vien_id_fk" FOREIGN KEY ("bac_si_id") REFERENCES "main"."nhan_vien"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."ra_vien_ngoai_tru" ADD CONSTRAINT "ra_vien_ngoai_tru_chan_doan_icd_id_icd_id_fk" FOREIGN KEY ("chan_doan_icd_id") REFERENCES "main"."icd"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "benh_an_so" ON "main"."benh_an" USING btree ("so_benh_an");--> statement-breakpoint
CREATE UNIQUE INDEX "benh_an_open" ON "main"."benh_an" USING btree ("benh_nhan_id","loai_benh_an_id","chuyen_khoa_id") WHERE trang_thai = 'DangDieuTri';--> statement-breakpoint
CREATE INDEX "benh_an_room" ON "main"."benh_an" USING btree ("phong_ban_id","trang_thai","thoi_gian_vao_vien");--> statement-breakpoint
CREATE INDEX "benh_an_patient" ON "main"."benh_an" USING btree ("benh_nhan_id","thoi_gian_vao_vien");--> statement-breakpoint
CREATE INDEX "benh_an_session" ON "main"."benh_an" USING btree ("kham_benh_id");--> statement-breakpoint
CREATE UNIQUE INDEX "dot_dieu_tri_thu" ON "main"."dot_dieu_tri" USING btree ("benh_an_id","dot_thu");--> statement-breakpoint
CREATE UNIQUE INDEX "dot_dieu_tri_open" ON "main"."dot_dieu_tri" USING btree ("benh_an_id") WHERE trang_thai = 'DangDieuTri';--> statement-breakpoint
CREATE INDEX "dot_dieu_tri_patient" ON "main"."dot_dieu_tri" USING btree ("benh_nhan_id");--> statement-breakpoint
CREATE UNIQUE INDEX "phieu_so_ket_day" ON "main"."phieu_so_ket" USING btree ("benh_an_id","ngay") WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE INDEX "phieu_so_ket_patient" ON "main"."phieu_so_ket" USING btree ("benh_nhan_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ra_vien_ngoai_tru_so" ON "main"."ra_vien_ngoai_tru" USING btree ("so_ra_vien","phien_ban");--> statement-breakpoint
CREATE UNIQUE INDEX "ra_vien_ngoai_tru_record" ON "main"."ra_vien_ngoai_tru" USING btree ("benh_an_id") WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE INDEX "ra_vien_ngoai_tru_patient" ON "main"."ra_vien_ngoai_tru" USING btree ("benh_nhan_id");--> statement-breakpoint
CREATE INDEX "kham_benh_record" ON "main"."kham_benh" USING btree ("benh_an_id");
