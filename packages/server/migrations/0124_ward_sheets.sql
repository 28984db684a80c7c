CREATE TABLE "main"."phieu_cham_soc" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"trang_thai" text DEFAULT 'HieuLuc' NOT NULL,
	"nhap_vien_id" uuid NOT NULL,
	"benh_an_id" uuid NOT NULL,
	"benh_nhan_id" uuid NOT NULL,
	"khoa_id" uuid NOT NULL,
	"loai" text NOT NULL,
	"thoi_gian" timestamp with time zone NOT NULL,
	"nguoi_ghi_id" uuid,
	"gia_tri" jsonb NOT NULL,
	"thang_diem" text,
	"diem" integer,
	"muc_do" text,
	"thieu" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"dinh_chinh_cho_id" uuid,
	"ly_do" text,
	"han_tra_loi" timestamp with time zone,
	"tra_loi_luc" timestamp with time zone,
	"nguoi_tra_loi_id" uuid,
	"tra_loi" text,
	"da_bao_qua_han" boolean DEFAULT false NOT NULL,
	CONSTRAINT "phieu_cham_soc_reasoned" CHECK (dinh_chinh_cho_id is null or ly_do is not null),
	CONSTRAINT "phieu_cham_soc_cancelled" CHECK (trang_thai <> 'DaHuy' or ly_do is not null),
	CONSTRAINT "phieu_cham_soc_scored" CHECK ((diem is null) = (muc_do is null) and (diem is null or thang_diem is not null)),
	CONSTRAINT "phieu_cham_soc_answered" CHECK ((tra_loi_luc is null) = (tra_loi is null) and (tra_loi is null or han_tra_loi is not null))
);
--> statement-breakpoint
CREATE TABLE "main"."to_dieu_tri" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"trang_thai" text DEFAULT 'DangSuDung' NOT NULL,
	"so_thu_tu" integer NOT NULL,
	"nhap_vien_id" uuid NOT NULL,
	"benh_an_id" uuid NOT NULL,
	"benh_nhan_id" uuid NOT NULL,
	"tiep_nhan_id" uuid NOT NULL,
	"khoa_id" uuid NOT NULL,
	"thoi_gian" timestamp with time zone NOT NULL,
	"bac_si_id" uuid NOT NULL,
	"tinh_trang" text NOT NULL,
	"dien_bien" text NOT NULL,
	"cap_cham_soc" text,
	"y_lenh_cham_soc_ids" uuid[] DEFAULT '{}' NOT NULL,
	"cham_soc" text,
	"an_sang" text,
	"an_trua" text,
	"an_toi" text,
	"y_lenh_khac" text,
	"hieu_luc_den" timestamp with time zone NOT NULL,
	"xac_nhan_luc" timestamp with time zone,
	"nguoi_xac_nhan_id" uuid,
	"lap_tu_id" uuid,
	"ly_do_huy" text,
	CONSTRAINT "to_dieu_tri_forward" CHECK (hieu_luc_den > thoi_gian)
);
--> statement-breakpoint
CREATE TABLE "main"."y_lenh_thuoc" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"trang_thai" text DEFAULT 'DangDung' NOT NULL,
	"to_dieu_tri_id" uuid NOT NULL,
	"nhap_vien_id" uuid NOT NULL,
	"benh_nhan_id" uuid NOT NULL,
	"thu_tu" integer NOT NULL,
	"duoc_id" uuid NOT NULL,
	"ten_duoc" text NOT NULL,
	"don_vi_tinh" text,
	"lieu" numeric(18, 3) NOT NULL,
	"duong_dung_id" uuid NOT NULL,
	"cach_dung" text NOT NULL,
	"gios" text,
	"ly_do_khi_can" text,
	"toi_da_24h" integer,
	"cach_gio" numeric(18, 3),
	"the_tich" numeric(18, 3),
	"so_phut" integer,
	"giot_ml" integer,
	"toc_do" integer,
	"tu_luc" timestamp with time zone NOT NULL,
	"den_luc" timestamp with time zone NOT NULL,
	"ngay_thu" integer,
	"lap_tu_id" uuid,
	"doi_truong" text,
	"ghi_chu" text,
	"canh_bao" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"ngung_luc" timestamp with time zone,
	"ly_do_ngung" text,
	"nguoi_ngung_id" uuid,
	CONSTRAINT "y_lenh_thuoc_forward" CHECK (den_luc > tu_luc),
	CONSTRAINT "y_lenh_thuoc_stopped" CHECK ((trang_thai = 'DaNgung') = (ngung_luc is not null))
);
--> statement-breakpoint
ALTER TABLE "auth"."node" ADD COLUMN "canh_bao_som" text;--> statement-breakpoint
ALTER TABLE "main"."benh_an" ADD COLUMN "khoa_luc" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "main"."benh_an" ADD COLUMN "nguoi_khoa_id" uuid;--> statement-breakpoint
ALTER TABLE "main"."phieu_cham_soc" ADD CONSTRAINT "phieu_cham_soc_nhap_vien_id_tiep_nhan_nhap_vien_id_fk" FOREIGN KEY ("nhap_vien_id") REFERENCES "main"."tiep_nhan_nhap_vien"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."phieu_cham_soc" ADD CONSTRAINT "phieu_cham_soc_benh_an_id_benh_an_id_fk" FOREIGN KEY ("benh_an_id") REFERENCES "main"."benh_an"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."phieu_cham_soc" ADD CONSTRAINT "phieu_cham_soc_benh_nhan_id_benh_nhan_id_fk" FOREIGN KEY ("benh_nhan_id") REFERENCES "main"."benh_nhan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."phieu_cham_soc" ADD CONSTRAINT "phieu_cham_soc_khoa_id_node_id_fk" FOREIGN KEY ("khoa_id") REFERENCES "auth"."node"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."phieu_cham_soc" ADD CONSTRAINT "phieu_cham_soc_nguoi_ghi_id_nhan_vien_id_fk" FOREIGN KEY ("nguoi_ghi_id") REFERENCES "main"."nhan_vien"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."phieu_cham_soc" ADD CONSTRAINT "phieu_cham_soc_dinh_chinh_cho_id_phieu_cham_soc_id_fk" FOREIGN KEY ("dinh_chinh_cho_id") REFERENCES "main"."phieu_cham_soc"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."phieu_cham_soc" ADD CONSTRAINT "phieu_cham_soc_nguoi_tra_loi_id_nhan_vien_id_fk" FOREIGN KEY ("nguoi_tra_loi_id") REFERENCES "main"."nhan_vien"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."to_dieu_tri" ADD CONSTRAINT "to_dieu_tri_nhap_vien_id_tiep_nhan_nhap_vien_id_fk" FOREIGN KEY ("nhap_vien_id") REFERENCES "main"."tiep_nhan_nhap_vien"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."to_dieu_tri" ADD CONSTRAINT "to_dieu_tri_benh_an_id_benh_an_id_fk" FOREIGN KEY ("benh_an_id") REFERENCES "main"."benh_an"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."to_dieu_tri" ADD CONSTRAINT "to_dieu_tri_benh_nhan_id_benh_nhan_id_fk" FOREIGN KEY ("benh_nhan_id") REFERENCES "main"."benh_nhan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."to_dieu_tri" ADD CONSTRAINT "to_dieu_tri_tiep_nhan_id_tiep_nhan_id_fk" FOREIGN KEY ("tiep_nhan_id") REFERENCES "main"."tiep_nhan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."to_dieu_tri" ADD CONSTRAINT "to_dieu_tri_khoa_id_node_id_fk" FOREIGN KEY ("khoa_id") REFERENCES "auth"."node"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."to_dieu_tri" ADD CONSTRAINT "to_dieu_tri_bac_si_id_nhan_vien_id_fk" FOREIGN KEY ("bac_si_id") REFERENCES "main"."nhan_vien"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."to_dieu_tri" ADD CONSTRAINT "to_dieu_tri_nguoi_xac_nhan_id_nhan_vien_id_fk" FOREIGN KEY ("nguoi_xac_nhan_id") REFERENCES "main"."nhan_vien"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."to_dieu_tri" ADD CONSTRAINT "to_dieu_tri_lap_tu_id_to_dieu_tri_id_fk" FOREIGN KEY ("lap_tu_id") REFERENCES "main"."to_dieu_tri"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."y_lenh_thuoc" ADD CONSTRAINT "y_lenh_thuoc_to_dieu_tri_id_to_dieu_tri_id_fk" FOREIGN KEY ("to_dieu_tri_id") REFERENCES "main"."to_dieu_tri"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."y_lenh_thuoc" ADD CONSTRAINT "y_lenh_thuoc_nhap_vien_id_tiep_nhan_nhap_vien_id_fk" FOREIGN KEY ("nhap_vien_id") REFERENCES "main"."tiep_nhan_nhap_vien"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."y_lenh_thuoc" ADD CONSTRAINT "y_lenh_thuoc_benh_nhan_id_benh_nhan_id_fk" FOREIGN KEY ("benh_nhan_id") REFERENCES "main"."benh_nhan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."y_lenh_thuoc" ADD CONSTRAINT "y_lenh_thuoc_duoc_id_duoc_id_fk" FOREIGN KEY ("duoc_id") REFERENCES "pharmacy"."duoc"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."y_lenh_thuoc" ADD CONSTRAINT "y_lenh_thuoc_duong_dung_id_duong_dung_id_fk" FOREIGN KEY ("duong_dung_id") REFERENCES "main"."duong_dung"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."y_lenh_thuoc" ADD CONSTRAINT "y_lenh_thuoc_lap_tu_id_y_lenh_thuoc_id_fk" FOREIGN KEY ("lap_tu_id") REFERENCES "main"."y_lenh_thuoc"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."y_lenh_thuoc" ADD CONSTRAINT "y_lenh_thuoc_nguoi_ngung_id_nhan_vien_id_fk" FOREIGN KEY ("nguoi_ngung_id") REFERENCES "main"."nhan_vien"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "phieu_cham_soc_latest" ON "main"."phieu_cham_soc" USING btree ("nhap_vien_id","loai","thoi_gian") WHERE trang_thai = 'HieuLuc';--> statement-breakpoint
CREATE INDEX "phieu_cham_soc_record" ON "main"."phieu_cham_soc" USING btree ("benh_an_id","thoi_gian");--> statement-breakpoint
CREATE INDEX "phieu_cham_soc_patient" ON "main"."phieu_cham_soc" USING btree ("benh_nhan_id");--> statement-breakpoint
CREATE INDEX "phieu_cham_soc_waiting" ON "main"."phieu_cham_soc" USING btree ("nhap_vien_id","han_tra_loi") WHERE trang_thai = 'HieuLuc' and han_tra_loi is not null and tra_loi_luc is null;--> statement-breakpoint
CREATE INDEX "phieu_cham_soc_late" ON "main"."phieu_cham_soc" USING btree ("han_tra_loi") WHERE trang_thai = 'HieuLuc' and han_tra_loi is not null and tra_loi_luc is null and not da_bao_qua_han;--> statement-breakpoint
CREATE UNIQUE INDEX "phieu_cham_soc_corrects" ON "main"."phieu_cham_soc" USING btree ("dinh_chinh_cho_id");--> statement-breakpoint
CREATE UNIQUE INDEX "to_dieu_tri_so" ON "main"."to_dieu_tri" USING btree ("nhap_vien_id","so_thu_tu");--> statement-breakpoint
CREATE INDEX "to_dieu_tri_record" ON "main"."to_dieu_tri" USING btree ("benh_an_id","thoi_gian");--> statement-breakpoint
CREATE INDEX "to_dieu_tri_patient" ON "main"."to_dieu_tri" USING btree ("benh_nhan_id");--> statement-breakpoint
CREATE INDEX "to_dieu_tri_visit" ON "main"."to_dieu_tri" USING btree ("tiep_nhan_id");--> statement-breakpoint
CREATE INDEX "y_lenh_thuoc_entry" ON "main"."y_lenh_thuoc" USING btree ("to_dieu_tri_id");--> statement-breakpoint
CREATE INDEX "y_lenh_thuoc_stay" ON "main"."y_lenh_thuoc" USING btree ("nhap_vien_id","tu_luc");--> statement-breakpoint
CREATE INDEX "y_lenh_thuoc_patient" ON "main"."y_lenh_thuoc" USING btree ("benh_nhan_id");--> statement-breakpoint
ALTER TABLE "main"."benh_an" ADD CONSTRAINT "benh_an_nguoi_khoa_id_nhan_vien_id_fk" FOREIGN KEY ("nguoi_khoa_id") REFERENCES "main"."nhan_vien"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "benh_an_of_stays" ON "main"."benh_an" USING btree ("thoi_gian_vao_vien") WHERE nhap_vien_id is not null;--> statement-breakpoint
CREATE TRIGGER phieu_cham_soc_patient_kept BEFORE INSERT OR UPDATE OF benh_nhan_id ON main.phieu_cham_soc
  FOR EACH ROW EXECUTE FUNCTION main.refuse_merged();--> statement-breakpoint
CREATE TRIGGER to_dieu_tri_patient_kept BEFORE INSERT OR UPDATE OF benh_nhan_id ON main.to_dieu_tri
  FOR EACH ROW EXECUTE FUNCTION main.refuse_merged('tiep_nhan_id');--> statement-breakpoint
CREATE TRIGGER y_lenh_thuoc_patient_kept BEFORE INSERT OR UPDATE OF benh_nhan_id ON main.y_lenh_thuoc
  FOR EACH ROW EXECUTE FUNCTION main.refuse_merged();
