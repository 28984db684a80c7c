CREATE TABLE "main"."ra_vien_noi_tru" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"so_ra_vien" text NOT NULL,
	"phien_ban" integer DEFAULT 1 NOT NULL,
	"trang_thai" text DEFAULT 'DangSuDung' NOT NULL,
	"nhap_vien_id" uuid NOT NULL,
	"benh_nhan_id" uuid NOT NULL,
	"tiep_nhan_id" uuid NOT NULL,
	"bac_si_id" uuid,
	"thoi_gian_ra_vien" timestamp with time zone NOT NULL,
	"ket_qua_dieu_tri" text NOT NULL,
	"loai_ra_vien" text NOT NULL,
	"chan_doan" text NOT NULL,
	"chan_doan_icd_id" uuid NOT NULL,
	"chan_doan_phu_icd_ids" uuid[] DEFAULT '{}' NOT NULL,
	"qua_trinh_benh_ly" text,
	"ket_qua_can_lam_sang" text,
	"phuong_phap_dieu_tri" text,
	"huong_dieu_tri" text,
	"loi_dan" text,
	"ngay_tai_kham" date,
	"nguoi_giam_ho" text,
	"ghi_chu" text,
	"thoi_gian_tu_vong" timestamp with time zone,
	"nguyen_nhan_tu_vong" text,
	"nguyen_nhan_tu_vong_icd_id" uuid,
	"lan_cuoi_thay" timestamp with time zone,
	"xu_ly_tron_vien" text,
	"thay_the_cho_id" uuid,
	"ly_do_thay_the" text,
	"ly_do_huy" text,
	CONSTRAINT "ra_vien_noi_tru_death" CHECK (ket_qua_dieu_tri <> 'TuVong' or (thoi_gian_tu_vong is not null and nguyen_nhan_tu_vong is not null)),
	CONSTRAINT "ra_vien_noi_tru_escape" CHECK (loai_ra_vien <> 'BoDieuTri' or lan_cuoi_thay is not null)
);
--> statement-breakpoint
CREATE TABLE "main"."tra_ket_qua_sau" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"trang_thai" text DEFAULT 'DangSuDung' NOT NULL,
	"nhap_vien_id" uuid NOT NULL,
	"benh_nhan_id" uuid NOT NULL,
	"dich_vu_yeu_cau_id" uuid NOT NULL,
	"ghi_chu" text
);
--> statement-breakpoint
ALTER TABLE "main"."tiep_nhan_nhap_vien" DROP CONSTRAINT "tiep_nhan_nhap_vien_in_bed";--> statement-breakpoint
DROP INDEX "main"."tiep_nhan_nhap_vien_lying";--> statement-breakpoint
ALTER TABLE "main"."ra_vien_noi_tru" ADD CONSTRAINT "ra_vien_noi_tru_nhap_vien_id_tiep_nhan_nhap_vien_id_fk" FOREIGN KEY ("nhap_vien_id") REFERENCES "main"."tiep_nhan_nhap_vien"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."ra_vien_noi_tru" ADD CONSTRAINT "ra_vien_noi_tru_benh_nhan_id_benh_nhan_id_fk" FOREIGN KEY ("benh_nhan_id") REFERENCES "main"."benh_nhan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."ra_vien_noi_tru" ADD CONSTRAINT "ra_vien_noi_tru_tiep_nhan_id_tiep_nhan_id_fk" FOREIGN KEY ("tiep_nhan_id") REFERENCES "main"."tiep_nhan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."ra_vien_noi_tru" ADD CONSTRAINT "ra_vien_noi_tru_bac_si_id_nhan_vien_id_fk" FOREIGN KEY ("bac_si_id") REFERENCES "main"."nhan_vien"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."ra_vien_noi_tru" ADD CONSTRAINT "ra_vien_noi_tru_chan_doan_icd_id_icd_id_fk" FOREIGN KEY ("chan_doan_icd_id") REFERENCES "main"."icd"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."ra_vien_noi_tru" ADD CONSTRAINT "ra_vien_noi_tru_nguyen_nhan_tu_vong_icd_id_icd_id_fk" FOREIGN KEY ("nguyen_nhan_tu_vong_icd_id") REFERENCES "main"."icd"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."tra_ket_qua_sau" ADD CONSTRAINT "tra_ket_qua_sau_nhap_vien_id_tiep_nhan_nhap_vien_id_fk" FOREIGN KEY ("nhap_vien_id") REFERENCES "main"."tiep_nhan_nhap_vien"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."tra_ket_qua_sau" ADD CONSTRAINT "tra_ket_qua_sau_benh_nhan_id_benh_nhan_id_fk" FOREIGN KEY ("benh_nhan_id") REFERENCES "main"."benh_nhan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."tra_ket_qua_sau" ADD CONSTRAINT "tra_ket_qua_sau_dich_vu_yeu_cau_id_dich_vu_yeu_cau_id_fk" FOREIGN KEY ("dich_vu_yeu_cau_id") REFERENCES "main"."dich_vu_yeu_cau"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ra_vien_noi_tru_so" ON "main"."ra_vien_noi_tru" USING btree ("so_ra_vien","phien_ban");--> statement-breakpoint
CREATE UNIQUE INDEX "ra_vien_noi_tru_stay" ON "main"."ra_vien_noi_tru" USING btree ("nhap_vien_id") WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE INDEX "ra_vien_noi_tru_of_stay" ON "main"."ra_vien_noi_tru" USING btree ("nhap_vien_id");--> statement-breakpoint
CREATE INDEX "ra_vien_noi_tru_patient" ON "main"."ra_vien_noi_tru" USING btree ("benh_nhan_id");--> statement-breakpoint
CREATE INDEX "ra_vien_noi_tru_visit" ON "main"."ra_vien_noi_tru" USING btree ("tiep_nhan_id");--> statement-breakpoint
CREATE INDEX "ra_vien_noi_tru_time" ON "main"."ra_vien_noi_tru" USING btree ("thoi_gian_ra_vien") WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE UNIQUE INDEX "tra_ket_qua_sau_slip" ON "main"."tra_ket_qua_sau" USING btree ("dich_vu_yeu_cau_id") WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE INDEX "tra_ket_qua_sau_stay" ON "main"."tra_ket_qua_sau" USING btree ("nhap_vien_id");--> statement-breakpoint
CREATE INDEX "tra_ket_qua_sau_patient" ON "main"."tra_ket_qua_sau" USING btree ("benh_nhan_id");--> statement-breakpoint
CREATE INDEX "tiep_nhan_nhap_vien_leaving" ON "main"."tiep_nhan_nhap_vien" USING btree ("khoa_id") WHERE trang_thai in ('ChiDinhRaVien', 'ChoThanhToan');--> statement-breakpoint
CREATE UNIQUE INDEX "tiep_nhan_nhap_vien_lying" ON "main"."tiep_nhan_nhap_vien" USING btree ("benh_nhan_id") WHERE trang_thai in ('DangDieuTri', 'ChiDinhRaVien', 'ChoThanhToan');--> statement-breakpoint
ALTER TABLE "main"."tiep_nhan_nhap_vien" ADD CONSTRAINT "tiep_nhan_nhap_vien_in_bed" CHECK (trang_thai in ('MoiVaoVien', 'KhoaTraLai', 'DaHuy') or (khoa_id is not null and ngay_vao_khoa is not null and bac_si_dieu_tri_id is not null));--> statement-breakpoint
CREATE TRIGGER ra_vien_noi_tru_patient_kept BEFORE INSERT OR UPDATE OF benh_nhan_id ON main.ra_vien_noi_tru
  FOR EACH ROW EXECUTE FUNCTION main.refuse_merged();--> statement-breakpoint
CREATE TRIGGER tra_ket_qua_sau_patient_kept BEFORE INSERT OR UPDATE OF benh_nhan_id ON main.tra_ket_qua_sau
  FOR EACH ROW EXECUTE FUNCTION main.refuse_merged();
