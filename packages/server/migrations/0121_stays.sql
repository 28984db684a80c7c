CREATE TABLE "main"."dot_giuong" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"nhap_vien_id" uuid NOT NULL,
	"benh_nhan_id" uuid NOT NULL,
	"khoa_id" uuid NOT NULL,
	"tu_luc" timestamp with time zone NOT NULL,
	"den_luc" timestamp with time zone,
	"noi_tiep" timestamp with time zone,
	"da_huy" boolean DEFAULT false NOT NULL,
	"giuong_id" uuid NOT NULL,
	"dich_vu_id" uuid,
	"cho" integer NOT NULL,
	CONSTRAINT "dot_giuong_end" UNIQUE("nhap_vien_id","den_luc"),
	CONSTRAINT "dot_giuong_forward" CHECK (den_luc > tu_luc),
	CONSTRAINT "dot_giuong_joined" CHECK (noi_tiep = tu_luc),
	CONSTRAINT "dot_giuong_place_of_three" CHECK (cho between 1 and 3)
);
--> statement-breakpoint
CREATE TABLE "main"."dot_khoa" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"nhap_vien_id" uuid NOT NULL,
	"benh_nhan_id" uuid NOT NULL,
	"khoa_id" uuid NOT NULL,
	"tu_luc" timestamp with time zone NOT NULL,
	"den_luc" timestamp with time zone,
	"noi_tiep" timestamp with time zone,
	"da_huy" boolean DEFAULT false NOT NULL,
	"bac_si_dieu_tri_id" uuid,
	"phieu_chuyen_khoa_id" uuid,
	CONSTRAINT "dot_khoa_end" UNIQUE("nhap_vien_id","den_luc"),
	CONSTRAINT "dot_khoa_forward" CHECK (den_luc > tu_luc),
	CONSTRAINT "dot_khoa_joined" CHECK (noi_tiep = tu_luc)
);
--> statement-breakpoint
CREATE TABLE "main"."phieu_chuyen_khoa" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"trang_thai" text DEFAULT 'DangChuyen' NOT NULL,
	"nhap_vien_id" uuid NOT NULL,
	"benh_nhan_id" uuid NOT NULL,
	"khoa_di_id" uuid NOT NULL,
	"khoa_den_id" uuid NOT NULL,
	"thoi_gian_gui" timestamp with time zone NOT NULL,
	"nguoi_gui_id" uuid,
	"ly_do" text NOT NULL,
	"tom_tat" text NOT NULL,
	"thuoc_ban_giao" text,
	"thoi_gian_tra_loi" timestamp with time zone,
	"nguoi_tra_loi_id" uuid,
	"ly_do_tra_loi" text,
	CONSTRAINT "phieu_chuyen_khoa_answered" CHECK ((trang_thai = 'DangChuyen') = (thoi_gian_tra_loi is null))
);
--> statement-breakpoint
CREATE TABLE "main"."tinh_trang_giuong" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"trang_thai" text DEFAULT 'DangApDung' NOT NULL,
	"giuong_id" uuid NOT NULL,
	"khoa_id" uuid NOT NULL,
	"loai" text NOT NULL,
	"nhap_vien_id" uuid,
	"tu_luc" timestamp with time zone NOT NULL,
	"du_kien_den" timestamp with time zone,
	"den_luc" timestamp with time zone,
	"ghi_chu" text,
	CONSTRAINT "tinh_trang_giuong_ended" CHECK ((trang_thai = 'DaKetThuc') = (den_luc is not null)),
	CONSTRAINT "tinh_trang_giuong_reserved" CHECK (loai <> 'DatTruoc' or du_kien_den is not null)
);
--> statement-breakpoint
DROP INDEX "main"."benh_an_open";--> statement-breakpoint
ALTER TABLE "main"."benh_an" ALTER COLUMN "chuyen_khoa_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "main"."giuong_benh" ADD COLUMN "dich_vu_id" uuid;--> statement-breakpoint
ALTER TABLE "main"."giuong_benh" ADD COLUMN "gioi_tinh" text;--> statement-breakpoint
ALTER TABLE "main"."giuong_benh" ADD COLUMN "cach_ly" text;--> statement-breakpoint
ALTER TABLE "main"."tiep_nhan_nhap_vien" ADD COLUMN "ly_do_tra_lai" text;--> statement-breakpoint
ALTER TABLE "main"."tiep_nhan_nhap_vien" ADD COLUMN "khoa_id" uuid;--> statement-breakpoint
ALTER TABLE "main"."tiep_nhan_nhap_vien" ADD COLUMN "chuyen_den_id" uuid;--> statement-breakpoint
ALTER TABLE "main"."tiep_nhan_nhap_vien" ADD COLUMN "so_lan_chuyen" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "main"."tiep_nhan_nhap_vien" ADD COLUMN "ngay_vao_khoa" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "main"."tiep_nhan_nhap_vien" ADD COLUMN "bac_si_dieu_tri_id" uuid;--> statement-breakpoint
ALTER TABLE "main"."tiep_nhan_nhap_vien" ADD COLUMN "cach_ly" text;--> statement-breakpoint
ALTER TABLE "main"."tiep_nhan_nhap_vien" ADD COLUMN "du_kien_ra_vien" date;--> statement-breakpoint
ALTER TABLE "main"."benh_an" ADD COLUMN "nhap_vien_id" uuid;--> statement-breakpoint
ALTER TABLE "main"."dot_giuong" ADD CONSTRAINT "dot_giuong_nhap_vien_id_tiep_nhan_nhap_vien_id_fk" FOREIGN KEY ("nhap_vien_id") REFERENCES "main"."tiep_nhan_nhap_vien"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."dot_giuong" ADD CONSTRAINT "dot_giuong_benh_nhan_id_benh_nhan_id_fk" FOREIGN KEY ("benh_nhan_id") REFERENCES "main"."benh_nhan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."dot_giuong" ADD CONSTRAINT "dot_giuong_khoa_id_node_id_fk" FOREIGN KEY ("khoa_id") REFERENCES "auth"."node"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."dot_giuong" ADD CONSTRAINT "dot_giuong_giuong_id_giuong_benh_id_fk" FOREIGN KEY ("giuong_id") REFERENCES "main"."giuong_benh"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."dot_giuong" ADD CONSTRAINT "dot_giuong_dich_vu_id_dm_dich_vu_id_fk" FOREIGN KEY ("dich_vu_id") REFERENCES "main"."dm_dich_vu"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."dot_khoa" ADD CONSTRAINT "dot_khoa_nhap_vien_id_tiep_nhan_nhap_vien_id_fk" FOREIGN KEY ("nhap_vien_id") REFERENCES "main"."tiep_nhan_nhap_vien"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."dot_khoa" ADD CONSTRAINT "dot_khoa_benh_nhan_id_benh_nhan_id_fk" FOREIGN KEY ("benh_nhan_id") REFERENCES "main"."benh_nhan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."dot_khoa" ADD CONSTRAINT "dot_khoa_khoa_id_node_id_fk" FOREIGN KEY ("khoa_id") REFERENCES "auth"."node"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."dot_khoa" ADD CONSTRAINT "dot_khoa_bac_si_dieu_tri_id_nhan_vien_id_fk" FOREIGN KEY ("bac_si_dieu_tri_id") REFERENCES "main"."nhan_vien"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."dot_khoa" ADD CONSTRAINT "dot_khoa_phieu_chuyen_khoa_id_phieu_chuyen_khoa_id_fk" FOREIGN KEY ("phieu_chuyen_khoa_id") REFERENCES "main"."phieu_chuyen_khoa"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."phieu_chuyen_khoa" ADD CONSTRAINT "phieu_chuyen_khoa_nhap_vien_id_tiep_nhan_nhap_vien_id_fk" FOREIGN KEY ("nhap_vien_id") REFERENCES "main"."tiep_nhan_nhap_vien"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."phieu_chuyen_khoa" ADD CONSTRAINT "phieu_chuyen_khoa_benh_nhan_id_benh_nhan_id_fk" FOREIGN KEY ("benh_nhan_id") REFERENCES "main"."benh_nhan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."phieu_chuyen_khoa" ADD CONSTRAINT "phieu_chuyen_khoa_khoa_di_id_node_id_fk" FOREIGN KEY ("khoa_di_id") REFERENCES "auth"."node"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."phieu_chuyen_khoa" ADD CONSTRAINT "phieu_chuyen_khoa_khoa_den_id_node_id_fk" FOREIGN KEY ("khoa_den_id") REFERENCES "auth"."node"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."phieu_chuyen_khoa" ADD CONSTRAINT "phieu_chuyen_khoa_nguoi_gui_id_nhan_vien_id_fk" FOREIGN KEY ("nguoi_gui_id") REFERENCES "main"."nhan_vien"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."phieu_chuyen_khoa" ADD CONSTRAINT "phieu_chuyen_khoa_nguoi_tra_loi_id_nhan_vien_id_fk" FOREIGN KEY ("nguoi_tra_loi_id") REFERENCES "main"."nhan_vien"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."tinh_trang_giuong" ADD CONSTRAINT "tinh_trang_giuong_giuong_id_giuong_benh_id_fk" FOREIGN KEY ("giuong_id") REFERENCES "main"."giuong_benh"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."tinh_trang_giuong" ADD CONSTRAINT "tinh_trang_giuong_khoa_id_node_id_fk" FOREIGN KEY ("khoa_id") REFERENCES "auth"."node"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."tinh_trang_giuong" ADD CONSTRAINT "tinh_trang_giuong_nhap_vien_id_tiep_nhan_nhap_vien_id_fk" FOREIGN KEY ("nhap_vien_id") REFERENCES "main"."tiep_nhan_nhap_vien"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "dot_giuong_first" ON "main"."dot_giuong" USING btree ("nhap_vien_id") WHERE noi_tiep is null and not da_huy;--> statement-breakpoint
CREATE UNIQUE INDEX "dot_giuong_open" ON "main"."dot_giuong" USING btree ("nhap_vien_id") WHERE den_luc is null and not da_huy;--> statement-breakpoint
CREATE UNIQUE INDEX "dot_giuong_follower" ON "main"."dot_giuong" USING btree ("nhap_vien_id","noi_tiep") WHERE not da_huy;--> statement-breakpoint
CREATE INDEX "dot_giuong_lying" ON "main"."dot_giuong" USING btree ("giuong_id") WHERE den_luc is null and not da_huy;--> statement-breakpoint
CREATE INDEX "dot_giuong_ward" ON "main"."dot_giuong" USING btree ("khoa_id","tu_luc");--> statement-breakpoint
CREATE INDEX "dot_giuong_patient" ON "main"."dot_giuong" USING btree ("benh_nhan_id");--> statement-breakpoint
CREATE UNIQUE INDEX "dot_khoa_first" ON "main"."dot_khoa" USING btree ("nhap_vien_id") WHERE noi_tiep is null and not da_huy;--> statement-breakpoint
CREATE UNIQUE INDEX "dot_khoa_open" ON "main"."dot_khoa" USING btree ("nhap_vien_id") WHERE den_luc is null and not da_huy;--> statement-breakpoint
CREATE UNIQUE INDEX "dot_khoa_follower" ON "main"."dot_khoa" USING btree ("nhap_vien_id","noi_tiep") WHERE not da_huy;--> statement-breakpoint
CREATE INDEX "dot_khoa_ward" ON "main"."dot_khoa" USING btree ("khoa_id","tu_luc");--> statement-breakpoint
CREATE INDEX "dot_khoa_patient" ON "main"."dot_khoa" USING btree ("benh_nhan_id");--> statement-breakpoint
CREATE UNIQUE INDEX "phieu_chuyen_khoa_waiting" ON "main"."phieu_chuyen_khoa" USING btree ("nhap_vien_id") WHERE trang_thai = 'DangChuyen';--> statement-breakpoint
CREATE INDEX "phieu_chuyen_khoa_to" ON "main"."phieu_chuyen_khoa" USING btree ("khoa_den_id") WHERE trang_thai = 'DangChuyen';--> statement-breakpoint
CREATE INDEX "phieu_chuyen_khoa_from" ON "main"."phieu_chuyen_khoa" USING btree ("khoa_di_id") WHERE trang_thai = 'DangChuyen';--> statement-breakpoint
CREATE INDEX "phieu_chuyen_khoa_stay" ON "main"."phieu_chuyen_khoa" USING btree ("nhap_vien_id");--> statement-breakpoint
CREATE INDEX "phieu_chuyen_khoa_patient" ON "main"."phieu_chuyen_khoa" USING btree ("benh_nhan_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tinh_trang_giuong_open" ON "main"."tinh_trang_giuong" USING btree ("giuong_id") WHERE trang_thai = 'DangApDung';--> statement-breakpoint
CREATE INDEX "tinh_trang_giuong_bed" ON "main"."tinh_trang_giuong" USING btree ("giuong_id","tu_luc");--> statement-breakpoint
ALTER TABLE "main"."tiep_nhan_nhap_vien" ADD CONSTRAINT "tiep_nhan_nhap_vien_khoa_id_node_id_fk" FOREIGN KEY ("khoa_id") REFERENCES "auth"."node"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."tiep_nhan_nhap_vien" ADD CONSTRAINT "tiep_nhan_nhap_vien_chuyen_den_id_node_id_fk" FOREIGN KEY ("chuyen_den_id") REFERENCES "auth"."node"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."tiep_nhan_nhap_vien" ADD CONSTRAINT "tiep_nhan_nhap_vien_bac_si_dieu_tri_id_nhan_vien_id_fk" FOREIGN KEY ("bac_si_dieu_tri_id") REFERENCES "main"."nhan_vien"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."benh_an" ADD CONSTRAINT "benh_an_nhap_vien_id_tiep_nhan_nhap_vien_id_fk" FOREIGN KEY ("nhap_vien_id") REFERENCES "main"."tiep_nhan_nhap_vien"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "giuong_benh_dich_vu_id" ON "main"."giuong_benh" USING btree ("dich_vu_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tiep_nhan_nhap_vien_lying" ON "main"."tiep_nhan_nhap_vien" USING btree ("benh_nhan_id") WHERE trang_thai = 'DangDieuTri';--> statement-breakpoint
CREATE INDEX "tiep_nhan_nhap_vien_in_ward" ON "main"."tiep_nhan_nhap_vien" USING btree ("khoa_id") WHERE trang_thai = 'DangDieuTri';--> statement-breakpoint
CREATE INDEX "tiep_nhan_nhap_vien_expected" ON "main"."tiep_nhan_nhap_vien" USING btree ("khoa_nhap_vien_id") WHERE trang_thai = 'MoiVaoVien';--> statement-breakpoint
CREATE UNIQUE INDEX "benh_an_stay" ON "main"."benh_an" USING btree ("nhap_vien_id") WHERE trang_thai <> 'DaHuy';--> statement-breakpoint
CREATE UNIQUE INDEX "benh_an_open" ON "main"."benh_an" USING btree ("benh_nhan_id","loai_benh_an_id","chuyen_khoa_id") WHERE trang_thai = 'DangDieuTri' and nhap_vien_id is null;--> statement-breakpoint
ALTER TABLE "main"."tiep_nhan_nhap_vien" ADD CONSTRAINT "tiep_nhan_nhap_vien_in_bed" CHECK (trang_thai <> 'DangDieuTri' or (khoa_id is not null and ngay_vao_khoa is not null and bac_si_dieu_tri_id is not null));--> statement-breakpoint
ALTER TABLE "main"."tiep_nhan_nhap_vien" ADD CONSTRAINT "tiep_nhan_nhap_vien_not_in_bed" CHECK (trang_thai not in ('MoiVaoVien', 'KhoaTraLai') or (khoa_id is null and ngay_vao_khoa is null and chuyen_den_id is null));--> statement-breakpoint
ALTER TABLE "main"."tiep_nhan_nhap_vien" ADD CONSTRAINT "tiep_nhan_nhap_vien_sent_back" CHECK (trang_thai <> 'KhoaTraLai' or ly_do_tra_lai is not null);--> statement-breakpoint
ALTER TABLE "main"."benh_an" ADD CONSTRAINT "benh_an_specialty" CHECK (nhap_vien_id is not null or chuyen_khoa_id is not null);--> statement-breakpoint
-- A time begins where the one before ends: no gap and no overlap inside a stay. Both ends are written in one transaction.
ALTER TABLE main.dot_khoa ADD CONSTRAINT dot_khoa_follows FOREIGN KEY (nhap_vien_id, noi_tiep)
  REFERENCES main.dot_khoa (nhap_vien_id, den_luc) DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE main.dot_giuong ADD CONSTRAINT dot_giuong_follows FOREIGN KEY (nhap_vien_id, noi_tiep)
  REFERENCES main.dot_giuong (nhap_vien_id, den_luc) DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
-- A place of a bed is held by one at a time.
ALTER TABLE main.dot_giuong ADD CONSTRAINT dot_giuong_place
  EXCLUDE USING gist (giuong_id WITH =, cho WITH =, tstzrange(tu_luc, den_luc) WITH &&) WHERE (NOT da_huy);--> statement-breakpoint
-- Somebody lies in one bed at a time, whatever the stay.
ALTER TABLE main.dot_giuong ADD CONSTRAINT dot_giuong_one_bed
  EXCLUDE USING gist (benh_nhan_id WITH =, tstzrange(tu_luc, den_luc) WITH &&) WHERE (NOT da_huy);--> statement-breakpoint
CREATE TRIGGER phieu_chuyen_khoa_patient_kept BEFORE INSERT OR UPDATE OF benh_nhan_id ON main.phieu_chuyen_khoa
  FOR EACH ROW EXECUTE FUNCTION main.refuse_merged();--> statement-breakpoint
CREATE TRIGGER dot_khoa_patient_kept BEFORE INSERT OR UPDATE OF benh_nhan_id ON main.dot_khoa
  FOR EACH ROW EXECUTE FUNCTION main.refuse_merged();--> statement-breakpoint
CREATE TRIGGER dot_giuong_patient_kept BEFORE INSERT OR UPDATE OF benh_nhan_id ON main.dot_giuong
  FOR EACH ROW EXECUTE FUNCTION main.refuse_merged();
