CREATE TABLE "main"."du_toan_chi_phi" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"so_du_toan" text NOT NULL,
	"trang_thai" text DEFAULT 'HieuLuc' NOT NULL,
	"noi_id" uuid,
	"nguoi_lap_id" uuid,
	"ngay" date NOT NULL,
	"hieu_luc_den" date NOT NULL,
	"ten_nguoi_hoi" text NOT NULL,
	"so_dien_thoai" text,
	"benh_nhan_id" uuid,
	"tiep_nhan_id" uuid,
	"doi_tuong_id" uuid NOT NULL,
	"so_the_bhyt" text,
	"muc_the" text,
	"tuyen_den" text,
	"phan_tram_huong" numeric,
	"dongs" jsonb NOT NULL,
	"buocs" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"thanh_tien" numeric(18, 2) NOT NULL,
	"bh_chi_tra" numeric(18, 2) NOT NULL,
	"benh_nhan_tt" numeric(18, 2) NOT NULL,
	"khuyen_mai" numeric(18, 2) NOT NULL,
	"mien_giam" numeric(18, 2) NOT NULL,
	"phai_tra" numeric(18, 2) NOT NULL,
	"ghi_chu" text,
	"ten_tim_kiem" text NOT NULL,
	"ly_do_huy" text,
	CONSTRAINT "du_toan_chi_phi_valid" CHECK (hieu_luc_den >= ngay)
);
--> statement-breakpoint
ALTER TABLE "main"."du_toan_chi_phi" ADD CONSTRAINT "du_toan_chi_phi_benh_nhan_id_benh_nhan_id_fk" FOREIGN KEY ("benh_nhan_id") REFERENCES "main"."benh_nhan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."du_toan_chi_phi" ADD CONSTRAINT "du_toan_chi_phi_tiep_nhan_id_tiep_nhan_id_fk" FOREIGN KEY ("tiep_nhan_id") REFERENCES "main"."tiep_nhan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "du_toan_chi_phi_so" ON "main"."du_toan_chi_phi" USING btree ("so_du_toan");--> statement-breakpoint
CREATE INDEX "du_toan_chi_phi_day" ON "main"."du_toan_chi_phi" USING btree ("ngay");--> statement-breakpoint
CREATE INDEX "du_toan_chi_phi_patient" ON "main"."du_toan_chi_phi" USING btree ("benh_nhan_id") WHERE benh_nhan_id is not null;--> statement-breakpoint
CREATE INDEX "du_toan_chi_phi_visit" ON "main"."du_toan_chi_phi" USING btree ("tiep_nhan_id") WHERE tiep_nhan_id is not null;--> statement-breakpoint
CREATE TRIGGER du_toan_chi_phi_patient_kept BEFORE INSERT OR UPDATE OF benh_nhan_id ON main.du_toan_chi_phi
  FOR EACH ROW EXECUTE FUNCTION main.refuse_merged('tiep_nhan_id');
