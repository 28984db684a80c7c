CREATE TABLE "main"."cong_no_dong" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"cong_no_id" uuid NOT NULL,
	"vien_phi_dong_id" uuid NOT NULL,
	"so_tien" numeric(18, 2) NOT NULL,
	"hach_toan_truoc" numeric(18, 2) DEFAULT '0' NOT NULL,
	"da_xoa" numeric(18, 2) DEFAULT '0' NOT NULL,
	CONSTRAINT "cong_no_dong_amount" CHECK (so_tien > 0 and da_xoa between 0 and so_tien)
);
--> statement-breakpoint
CREATE TABLE "main"."cong_no" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"ma_cong_no" text NOT NULL,
	"tiep_nhan_id" uuid NOT NULL,
	"benh_nhan_id" uuid NOT NULL,
	"noi_tiep_nhan_id" uuid,
	"loai_nguoi_no" text NOT NULL,
	"cong_ty_id" uuid,
	"nguoi_bao_lanh" text,
	"so_dien_thoai" text,
	"nhom_cong_no_id" uuid,
	"ngay_no" timestamp with time zone NOT NULL,
	"ngay_han" date NOT NULL,
	"ly_do" text NOT NULL,
	"nguoi_cho_no_id" uuid,
	"vuot_han_muc" boolean DEFAULT false NOT NULL,
	"so_tien" numeric(18, 2) DEFAULT '0' NOT NULL,
	"da_thu" numeric(18, 2) DEFAULT '0' NOT NULL,
	"da_xoa" numeric(18, 2) DEFAULT '0' NOT NULL,
	"da_giam" numeric(18, 2) DEFAULT '0' NOT NULL,
	"con_lai" numeric(18, 2) DEFAULT '0' NOT NULL,
	"lan_nhac" integer DEFAULT 0 NOT NULL,
	"nhac_luc" timestamp with time zone,
	"trang_thai" text DEFAULT 'ConNo' NOT NULL,
	"ly_do_huy" text,
	CONSTRAINT "cong_no_sums" CHECK (so_tien = da_thu + da_xoa + da_giam + con_lai),
	CONSTRAINT "cong_no_not_negative" CHECK (least(so_tien, da_thu, da_xoa, con_lai) >= 0),
	CONSTRAINT "cong_no_state" CHECK (con_lai = 0 or trang_thai = 'ConNo'),
	CONSTRAINT "cong_no_debtor" CHECK (loai_nguoi_no <> 'BHXH' and (loai_nguoi_no <> 'CongTy' or cong_ty_id is not null)
        and (loai_nguoi_no <> 'BaoLanh' or cong_ty_id is not null or nguoi_bao_lanh is not null))
);
--> statement-breakpoint
CREATE TABLE "main"."han_muc_no" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"benh_nhan_id" uuid,
	"cong_ty_id" uuid,
	"nhom_cong_no_id" uuid,
	"han_muc" numeric(18, 2),
	"ghi_chu" text,
	CONSTRAINT "han_muc_no_debtor" CHECK ((benh_nhan_id is null) <> (cong_ty_id is null)),
	CONSTRAINT "han_muc_no_not_negative" CHECK (han_muc >= 0)
);
--> statement-breakpoint
CREATE TABLE "main"."nhac_no" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"cong_no_id" uuid NOT NULL,
	"luc_nhac" timestamp with time zone NOT NULL,
	"cach_nhac" text NOT NULL,
	"nguoi_nhac_id" uuid,
	"ghi_chu" text
);
--> statement-breakpoint
CREATE TABLE "main"."cong_no_phat_sinh" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"cong_no_id" uuid NOT NULL,
	"loai" text NOT NULL,
	"so_tien" numeric(18, 2) DEFAULT '0' NOT NULL,
	"luc" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "main"."xoa_no" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"cong_no_id" uuid NOT NULL,
	"so_tien" numeric(18, 2) NOT NULL,
	"ly_do" text NOT NULL,
	"nguoi_de_nghi_id" uuid,
	"ngay_de_nghi" timestamp with time zone NOT NULL,
	"trang_thai" text DEFAULT 'ChoDuyet' NOT NULL,
	"nguoi_duyet_id" uuid,
	"ngay_duyet" timestamp with time zone,
	"y_kien" text,
	CONSTRAINT "xoa_no_amount" CHECK (so_tien > 0)
);
--> statement-breakpoint
DROP INDEX "main"."vien_phi_open";--> statement-breakpoint
ALTER TABLE "main"."nhom_cong_no" ADD COLUMN "han_muc" numeric(18, 2);--> statement-breakpoint
ALTER TABLE "main"."nhom_cong_no" ADD COLUMN "so_ngay_han" numeric(20, 6);--> statement-breakpoint
ALTER TABLE "main"."nhom_cong_no" ADD COLUMN "so_ngay_chan" numeric(20, 6);--> statement-breakpoint
ALTER TABLE "main"."bien_lai" ADD COLUMN "thu_no" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "main"."vien_phi_dong" ADD COLUMN "ghi_no" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "main"."vien_phi" ADD COLUMN "cong_no" numeric(18, 2) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "main"."vien_phi" ADD COLUMN "co_cong_no" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "main"."cong_no_dong" ADD CONSTRAINT "cong_no_dong_cong_no_id_cong_no_id_fk" FOREIGN KEY ("cong_no_id") REFERENCES "main"."cong_no"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."cong_no_dong" ADD CONSTRAINT "cong_no_dong_vien_phi_dong_id_vien_phi_dong_id_fk" FOREIGN KEY ("vien_phi_dong_id") REFERENCES "main"."vien_phi_dong"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."cong_no" ADD CONSTRAINT "cong_no_tiep_nhan_id_tiep_nhan_id_fk" FOREIGN KEY ("tiep_nhan_id") REFERENCES "main"."tiep_nhan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."cong_no" ADD CONSTRAINT "cong_no_benh_nhan_id_benh_nhan_id_fk" FOREIGN KEY ("benh_nhan_id") REFERENCES "main"."benh_nhan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."cong_no" ADD CONSTRAINT "cong_no_cong_ty_id_cong_ty_id_fk" FOREIGN KEY ("cong_ty_id") REFERENCES "main"."cong_ty"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."cong_no" ADD CONSTRAINT "cong_no_nhom_cong_no_id_nhom_cong_no_id_fk" FOREIGN KEY ("nhom_cong_no_id") REFERENCES "main"."nhom_cong_no"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."han_muc_no" ADD CONSTRAINT "han_muc_no_benh_nhan_id_benh_nhan_id_fk" FOREIGN KEY ("benh_nhan_id") REFERENCES "main"."benh_nhan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."han_muc_no" ADD CONSTRAINT "han_muc_no_cong_ty_id_cong_ty_id_fk" FOREIGN KEY ("cong_ty_id") REFERENCES "main"."cong_ty"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."han_muc_no" ADD CONSTRAINT "han_muc_no_nhom_cong_no_id_nhom_cong_no_id_fk" FOREIGN KEY ("nhom_cong_no_id") REFERENCES "main"."nhom_cong_no"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."nhac_no" ADD CONSTRAINT "nhac_no_cong_no_id_cong_no_id_fk" FOREIGN KEY ("cong_no_id") REFERENCES "main"."cong_no"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."nhac_no" ADD CONSTRAINT "nhac_no_nguoi_nhac_id_nhan_vien_id_fk" FOREIGN KEY ("nguoi_nhac_id") REFERENCES "main"."nhan_vien"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."cong_no_phat_sinh" ADD CONSTRAINT "cong_no_phat_sinh_cong_no_id_cong_no_id_fk" FOREIGN KEY ("cong_no_id") REFERENCES "main"."cong_no"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."xoa_no" ADD CONSTRAINT "xoa_no_cong_no_id_cong_no_id_fk" FOREIGN KEY ("cong_no_id") REFERENCES "main"."cong_no"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."xoa_no" ADD CONSTRAINT "xoa_no_nguoi_de_nghi_id_nhan_vien_id_fk" FOREIGN KEY ("nguoi_de_nghi_id") REFERENCES "main"."nhan_vien"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."xoa_no" ADD CONSTRAINT "xoa_no_nguoi_duyet_id_nhan_vien_id_fk" FOREIGN KEY ("nguoi_duyet_id") REFERENCES "main"."nhan_vien"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cong_no_dong_debt" ON "main"."cong_no_dong" USING btree ("cong_no_id");--> statement-breakpoint
CREATE INDEX "cong_no_dong_line" ON "main"."cong_no_dong" USING btree ("vien_phi_dong_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cong_no_ma" ON "main"."cong_no" USING btree ("ma_cong_no");--> statement-breakpoint
CREATE INDEX "cong_no_visit" ON "main"."cong_no" USING btree ("tiep_nhan_id");--> statement-breakpoint
CREATE INDEX "cong_no_patient" ON "main"."cong_no" USING btree ("benh_nhan_id");--> statement-breakpoint
CREATE INDEX "cong_no_company" ON "main"."cong_no" USING btree ("cong_ty_id") WHERE cong_ty_id is not null;--> statement-breakpoint
CREATE INDEX "cong_no_day" ON "main"."cong_no" USING btree ("ngay_no");--> statement-breakpoint
CREATE INDEX "cong_no_open" ON "main"."cong_no" USING btree ("ngay_han") WHERE trang_thai = 'ConNo';--> statement-breakpoint
CREATE INDEX "han_muc_no_patient" ON "main"."han_muc_no" USING btree ("benh_nhan_id") WHERE benh_nhan_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "han_muc_no_company" ON "main"."han_muc_no" USING btree ("cong_ty_id") WHERE cong_ty_id is not null;--> statement-breakpoint
CREATE INDEX "nhac_no_debt" ON "main"."nhac_no" USING btree ("cong_no_id","luc_nhac");--> statement-breakpoint
CREATE INDEX "cong_no_phat_sinh_debt" ON "main"."cong_no_phat_sinh" USING btree ("cong_no_id");--> statement-breakpoint
CREATE INDEX "cong_no_phat_sinh_time" ON "main"."cong_no_phat_sinh" USING btree ("luc");--> statement-breakpoint
CREATE INDEX "xoa_no_debt" ON "main"."xoa_no" USING btree ("cong_no_id");--> statement-breakpoint
CREATE UNIQUE INDEX "xoa_no_waiting" ON "main"."xoa_no" USING btree ("cong_no_id") WHERE trang_thai = 'ChoDuyet';--> statement-breakpoint
CREATE INDEX "vien_phi_not_settled" ON "main"."vien_phi" USING btree ("ngay") WHERE con_lai > cong_no or tam_ung_con > 0 or thu_thua > 0;--> statement-breakpoint
CREATE TRIGGER cong_no_patient_kept BEFORE INSERT OR UPDATE OF benh_nhan_id ON main.cong_no FOR EACH ROW EXECUTE FUNCTION main.refuse_merged('tiep_nhan_id');--> statement-breakpoint
CREATE TRIGGER han_muc_no_patient_kept BEFORE INSERT OR UPDATE OF benh_nhan_id ON main.han_muc_no FOR EACH ROW EXECUTE FUNCTION main.refuse_merged();