CREATE TABLE "main"."giay_nghi_huong_bhxh" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"so_kcb" text NOT NULL,
	"so_seri" text NOT NULL,
	"trang_thai" text DEFAULT 'DangSuDung' NOT NULL,
	"kham_benh_id" uuid NOT NULL,
	"benh_nhan_id" uuid NOT NULL,
	"tiep_nhan_id" uuid NOT NULL,
	"bac_si_id" uuid,
	"loai_nghi" text DEFAULT 'Thuong' NOT NULL,
	"tuoi_thai" integer,
	"nguyen_nhan_dinh_chi" text,
	"tu_ngay" date NOT NULL,
	"den_ngay" date NOT NULL,
	"ngay_cap" date NOT NULL,
	"ma_so_bhxh" text NOT NULL,
	"don_vi_lam_viec" text NOT NULL,
	"chan_doan" text NOT NULL,
	"chan_doan_icd_id" uuid NOT NULL,
	"phuong_phap_dieu_tri" text NOT NULL,
	"ho_ten_cha" text,
	"ho_ten_me" text,
	"thay_the_cho_id" uuid,
	"ly_do_cap_lai" text,
	"ly_do_huy" text
);
--> statement-breakpoint
ALTER TABLE "main"."giay_nghi_huong_bhxh" ADD CONSTRAINT "giay_nghi_huong_bhxh_kham_benh_id_kham_benh_id_fk" FOREIGN KEY ("kham_benh_id") REFERENCES "main"."kham_benh"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."giay_nghi_huong_bhxh" ADD CONSTRAINT "giay_nghi_huong_bhxh_benh_nhan_id_benh_nhan_id_fk" FOREIGN KEY ("benh_nhan_id") REFERENCES "main"."benh_nhan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."giay_nghi_huong_bhxh" ADD CONSTRAINT "giay_nghi_huong_bhxh_tiep_nhan_id_tiep_nhan_id_fk" FOREIGN KEY ("tiep_nhan_id") REFERENCES "main"."tiep_nhan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."giay_nghi_huong_bhxh" ADD CONSTRAINT "giay_nghi_huong_bhxh_bac_si_id_nhan_vien_id_fk" FOREIGN KEY ("bac_si_id") REFERENCES "main"."nhan_vien"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."giay_nghi_huong_bhxh" ADD CONSTRAINT "giay_nghi_huong_bhxh_chan_doan_icd_id_icd_id_fk" FOREIGN KEY ("chan_doan_icd_id") REFERENCES "main"."icd"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "giay_nghi_huong_bhxh_so" ON "main"."giay_nghi_huong_bhxh" USING btree ("so_kcb","so_seri");--> statement-breakpoint
CREATE UNIQUE INDEX "giay_nghi_huong_bhxh_session" ON "main"."giay_nghi_huong_bhxh" USING btree ("kham_benh_id") WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE INDEX "giay_nghi_huong_bhxh_patient" ON "main"."giay_nghi_huong_bhxh" USING btree ("benh_nhan_id","tu_ngay");--> statement-breakpoint
CREATE INDEX "giay_nghi_huong_bhxh_visit" ON "main"."giay_nghi_huong_bhxh" USING btree ("tiep_nhan_id");--> statement-breakpoint
CREATE INDEX "giay_nghi_huong_bhxh_day" ON "main"."giay_nghi_huong_bhxh" USING btree ("ngay_cap");