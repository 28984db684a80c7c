CREATE TABLE "main"."tiep_nhan_nhap_vien" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"ma_nhap_vien" text NOT NULL,
	"trang_thai" text DEFAULT 'MoiVaoVien' NOT NULL,
	"kham_benh_id" uuid NOT NULL,
	"benh_nhan_id" uuid NOT NULL,
	"tiep_nhan_id" uuid NOT NULL,
	"khoa_nhap_vien_id" uuid NOT NULL,
	"loai_benh_an_id" uuid NOT NULL,
	"bac_si_chi_dinh_id" uuid NOT NULL,
	"chan_doan_icd_id" uuid NOT NULL,
	"thoi_gian_vao_vien" timestamp with time zone NOT NULL,
	"ly_do_vao_vien" text NOT NULL,
	"qua_trinh_benh_ly" text,
	"tien_su_ban_than" text,
	"tien_su_gia_dinh" text,
	"kham_toan_than" text,
	"kham_bo_phan" text,
	"tom_tat_can_lam_sang" text,
	"da_xu_ly" text,
	"mach" integer,
	"nhiet_do" numeric(4, 1),
	"huyet_ap_cao" integer,
	"huyet_ap_thap" integer,
	"nhip_tho" integer,
	"spo2" integer,
	"can_nang" numeric(6, 2),
	"chieu_cao" numeric(5, 1)
);
--> statement-breakpoint
ALTER TABLE "main"."tiep_nhan_nhap_vien" ADD CONSTRAINT "tiep_nhan_nhap_vien_kham_benh_id_kham_benh_id_fk" FOREIGN KEY ("kham_benh_id") REFERENCES "main"."kham_benh"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."tiep_nhan_nhap_vien" ADD CONSTRAINT "tiep_nhan_nhap_vien_benh_nhan_id_benh_nhan_id_fk" FOREIGN KEY ("benh_nhan_id") REFERENCES "main"."benh_nhan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."tiep_nhan_nhap_vien" ADD CONSTRAINT "tiep_nhan_nhap_vien_tiep_nhan_id_tiep_nhan_id_fk" FOREIGN KEY ("tiep_nhan_id") REFERENCES "main"."tiep_nhan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."tiep_nhan_nhap_vien" ADD CONSTRAINT "tiep_nhan_nhap_vien_khoa_nhap_vien_id_node_id_fk" FOREIGN KEY ("khoa_nhap_vien_id") REFERENCES "auth"."node"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."tiep_nhan_nhap_vien" ADD CONSTRAINT "tiep_nhan_nhap_vien_loai_benh_an_id_loai_benh_an_id_fk" FOREIGN KEY ("loai_benh_an_id") REFERENCES "main"."loai_benh_an"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."tiep_nhan_nhap_vien" ADD CONSTRAINT "tiep_nhan_nhap_vien_bac_si_chi_dinh_id_nhan_vien_id_fk" FOREIGN KEY ("bac_si_chi_dinh_id") REFERENCES "main"."nhan_vien"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."tiep_nhan_nhap_vien" ADD CONSTRAINT "tiep_nhan_nhap_vien_chan_doan_icd_id_icd_id_fk" FOREIGN KEY ("chan_doan_icd_id") REFERENCES "main"."icd"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "tiep_nhan_nhap_vien_ma" ON "main"."tiep_nhan_nhap_vien" USING btree ("ma_nhap_vien");--> statement-breakpoint
CREATE UNIQUE INDEX "tiep_nhan_nhap_vien_session" ON "main"."tiep_nhan_nhap_vien" USING btree ("kham_benh_id") WHERE trang_thai <> 'DaHuy';--> statement-breakpoint
CREATE INDEX "tiep_nhan_nhap_vien_ward" ON "main"."tiep_nhan_nhap_vien" USING btree ("khoa_nhap_vien_id","thoi_gian_vao_vien");--> statement-breakpoint
CREATE INDEX "tiep_nhan_nhap_vien_visit" ON "main"."tiep_nhan_nhap_vien" USING btree ("tiep_nhan_id");--> statement-breakpoint
CREATE INDEX "tiep_nhan_nhap_vien_patient" ON "main"."tiep_nhan_nhap_vien" USING btree ("benh_nhan_id");
