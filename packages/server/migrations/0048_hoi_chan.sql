CREATE TABLE "main"."bien_ban_hoi_chan" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"ma_bien_ban_hoi_chan" text NOT NULL,
	"trang_thai" text DEFAULT 'DangSoan' NOT NULL,
	"kham_benh_id" uuid NOT NULL,
	"benh_nhan_id" uuid NOT NULL,
	"tiep_nhan_id" uuid NOT NULL,
	"ngay_hoi_chan" timestamp with time zone NOT NULL,
	"hinh_thuc_hoi_chan" text DEFAULT 'Khoa' NOT NULL,
	"bac_si_de_nghi_id" uuid NOT NULL,
	"dia_diem" text NOT NULL,
	"ly_do" text,
	"dien_bien_benh" text,
	"chan_doan" text NOT NULL,
	"y_kien" text,
	"ket_luan" text,
	"huong_dieu_tri" text,
	"doi_ngu_tham_gia" jsonb NOT NULL,
	"ly_do_huy" text
);
--> statement-breakpoint
ALTER TABLE "main"."bien_ban_hoi_chan" ADD CONSTRAINT "bien_ban_hoi_chan_kham_benh_id_kham_benh_id_fk" FOREIGN KEY ("kham_benh_id") REFERENCES "main"."kham_benh"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."bien_ban_hoi_chan" ADD CONSTRAINT "bien_ban_hoi_chan_benh_nhan_id_benh_nhan_id_fk" FOREIGN KEY ("benh_nhan_id") REFERENCES "main"."benh_nhan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."bien_ban_hoi_chan" ADD CONSTRAINT "bien_ban_hoi_chan_tiep_nhan_id_tiep_nhan_id_fk" FOREIGN KEY ("tiep_nhan_id") REFERENCES "main"."tiep_nhan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."bien_ban_hoi_chan" ADD CONSTRAINT "bien_ban_hoi_chan_bac_si_de_nghi_id_nhan_vien_id_fk" FOREIGN KEY ("bac_si_de_nghi_id") REFERENCES "main"."nhan_vien"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bien_ban_hoi_chan_ma" ON "main"."bien_ban_hoi_chan" USING btree ("ma_bien_ban_hoi_chan");--> statement-breakpoint
CREATE INDEX "bien_ban_hoi_chan_session" ON "main"."bien_ban_hoi_chan" USING btree ("kham_benh_id");--> statement-breakpoint
CREATE INDEX "bien_ban_hoi_chan_visit" ON "main"."bien_ban_hoi_chan" USING btree ("tiep_nhan_id");--> statement-breakpoint
CREATE INDEX "bien_ban_hoi_chan_patient" ON "main"."bien_ban_hoi_chan" USING btree ("benh_nhan_id");--> statement-breakpoint
CREATE INDEX "bien_ban_hoi_chan_day" ON "main"."bien_ban_hoi_chan" USING btree ("ngay_hoi_chan");--> statement-breakpoint
CREATE INDEX "bien_ban_hoi_chan_proposer" ON "main"."bien_ban_hoi_chan" USING btree ("bac_si_de_nghi_id");
