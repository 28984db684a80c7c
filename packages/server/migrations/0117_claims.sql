CREATE TABLE "main"."chung_thu_so" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"duy_nhat" boolean DEFAULT true NOT NULL,
	"tep" text NOT NULL,
	"mat_khau" text NOT NULL,
	"chu_the" text NOT NULL,
	"noi_cap" text NOT NULL,
	"so_serial" text NOT NULL,
	"hieu_luc_tu" date NOT NULL,
	"hieu_luc_den" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "main"."dong_tra_bhyt" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"ho_so_id" uuid NOT NULL,
	"benh_nhan_id" uuid NOT NULL,
	"nguon" text NOT NULL,
	"bang" text,
	"stt" integer,
	"ma" text,
	"ten" text,
	"ma_loi" text,
	"noi_dung" text NOT NULL,
	"so_tien_tu_choi" numeric(18, 2) DEFAULT '0' NOT NULL,
	"han_tra_loi" timestamp with time zone,
	"giai_trinh" text,
	"trang_thai" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "main"."ho_so_bhyt" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"tiep_nhan_id" uuid NOT NULL,
	"benh_nhan_id" uuid NOT NULL,
	"noi_tiep_nhan_id" uuid,
	"loai_ho_so" text NOT NULL,
	"ma_lien_ket" text NOT NULL,
	"ma_cskcb" text NOT NULL,
	"phien_ban" integer NOT NULL,
	"ly_do" text,
	"co_bhyt" boolean NOT NULL,
	"ma_loai_kcb" text NOT NULL,
	"xac_nhan_id" uuid,
	"ngay_ra" timestamp with time zone NOT NULL,
	"da_thanh_toan" boolean NOT NULL,
	"tong_chi_bv" numeric(18, 2) NOT NULL,
	"tong_chi_bh" numeric(18, 2) NOT NULL,
	"bh_chi_tra" numeric(18, 2) NOT NULL,
	"bncct" numeric(18, 2) NOT NULL,
	"bntt" numeric(18, 2) NOT NULL,
	"nguon_khac" numeric(18, 2) NOT NULL,
	"han_gui" timestamp with time zone NOT NULL,
	"ma_bam" text NOT NULL,
	"gui_luc" timestamp with time zone,
	"gui_lai_luc" timestamp with time zone,
	"tiep_nhan_luc" timestamp with time zone,
	"ma_giao_dich" text,
	"loi_ma" text,
	"loi_thong_bao" text,
	"hoi_luc" timestamp with time zone,
	"trang_thai" text NOT NULL,
	CONSTRAINT "ho_so_bhyt_reason" CHECK ((phien_ban = 1) = (ly_do is null)),
	CONSTRAINT "ho_so_bhyt_received" CHECK ((ma_giao_dich is not null) or trang_thai not in ('DaNhan', 'BiTra', 'HopLe'))
);
--> statement-breakpoint
CREATE TABLE "main"."ho_so_bhyt_tep" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"ho_so_id" uuid NOT NULL,
	"tep_xml" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "main"."ho_so_bhyt_trao_doi" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"ho_so_id" uuid NOT NULL,
	"loai" text NOT NULL,
	"ket_qua" text NOT NULL,
	"luc" timestamp with time zone NOT NULL,
	"nhan_ve" text
);
--> statement-breakpoint
ALTER TABLE "main"."dong_tra_bhyt" ADD CONSTRAINT "dong_tra_bhyt_ho_so_id_ho_so_bhyt_id_fk" FOREIGN KEY ("ho_so_id") REFERENCES "main"."ho_so_bhyt"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."dong_tra_bhyt" ADD CONSTRAINT "dong_tra_bhyt_benh_nhan_id_benh_nhan_id_fk" FOREIGN KEY ("benh_nhan_id") REFERENCES "main"."benh_nhan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."ho_so_bhyt" ADD CONSTRAINT "ho_so_bhyt_tiep_nhan_id_tiep_nhan_id_fk" FOREIGN KEY ("tiep_nhan_id") REFERENCES "main"."tiep_nhan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."ho_so_bhyt" ADD CONSTRAINT "ho_so_bhyt_benh_nhan_id_benh_nhan_id_fk" FOREIGN KEY ("benh_nhan_id") REFERENCES "main"."benh_nhan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."ho_so_bhyt_tep" ADD CONSTRAINT "ho_so_bhyt_tep_ho_so_id_ho_so_bhyt_id_fk" FOREIGN KEY ("ho_so_id") REFERENCES "main"."ho_so_bhyt"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."ho_so_bhyt_trao_doi" ADD CONSTRAINT "ho_so_bhyt_trao_doi_ho_so_id_ho_so_bhyt_id_fk" FOREIGN KEY ("ho_so_id") REFERENCES "main"."ho_so_bhyt"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "chung_thu_so_duy_nhat" ON "main"."chung_thu_so" USING btree ("duy_nhat");--> statement-breakpoint
CREATE INDEX "dong_tra_bhyt_claim" ON "main"."dong_tra_bhyt" USING btree ("ho_so_id");--> statement-breakpoint
CREATE INDEX "dong_tra_bhyt_patient" ON "main"."dong_tra_bhyt" USING btree ("benh_nhan_id");--> statement-breakpoint
CREATE INDEX "dong_tra_bhyt_day" ON "main"."dong_tra_bhyt" USING btree ("ngay_tao");--> statement-breakpoint
CREATE UNIQUE INDEX "dong_tra_bhyt_once" ON "main"."dong_tra_bhyt" USING btree ("ho_so_id","nguon",coalesce(bang, ''),coalesce(stt, 0),coalesce(ma_loi, ''),md5(noi_dung));--> statement-breakpoint
CREATE UNIQUE INDEX "ho_so_bhyt_version" ON "main"."ho_so_bhyt" USING btree ("tiep_nhan_id","loai_ho_so","phien_ban");--> statement-breakpoint
CREATE UNIQUE INDEX "ho_so_bhyt_live" ON "main"."ho_so_bhyt" USING btree ("tiep_nhan_id","loai_ho_so") WHERE trang_thai <> 'DaThayThe';--> statement-breakpoint
CREATE INDEX "ho_so_bhyt_patient" ON "main"."ho_so_bhyt" USING btree ("benh_nhan_id");--> statement-breakpoint
CREATE INDEX "ho_so_bhyt_end" ON "main"."ho_so_bhyt" USING btree ("ngay_ra");--> statement-breakpoint
CREATE INDEX "ho_so_bhyt_asked" ON "main"."ho_so_bhyt" USING btree ("tiep_nhan_luc") WHERE trang_thai = 'DaNhan';--> statement-breakpoint
CREATE UNIQUE INDEX "ho_so_bhyt_tep_one" ON "main"."ho_so_bhyt_tep" USING btree ("ho_so_id");--> statement-breakpoint
CREATE INDEX "ho_so_bhyt_trao_doi_claim" ON "main"."ho_so_bhyt_trao_doi" USING btree ("ho_so_id");--> statement-breakpoint
-- nothing new names a record that was merged
CREATE TRIGGER ho_so_bhyt_patient_kept BEFORE INSERT OR UPDATE OF benh_nhan_id ON main.ho_so_bhyt FOR EACH ROW EXECUTE FUNCTION main.refuse_merged('tiep_nhan_id');--> statement-breakpoint
CREATE TRIGGER dong_tra_bhyt_patient_kept BEFORE INSERT OR UPDATE OF benh_nhan_id ON main.dong_tra_bhyt FOR EACH ROW EXECUTE FUNCTION main.refuse_merged();
