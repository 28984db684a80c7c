ALTER TABLE "main"."bien_ban_hoi_chan" ADD COLUMN "nhap_vien_id" uuid;--> statement-breakpoint
ALTER TABLE "main"."giay_hen_kham_lai" ADD COLUMN "nhap_vien_id" uuid;--> statement-breakpoint
ALTER TABLE "main"."kham_benh_chuyen_vien" ADD COLUMN "nhap_vien_id" uuid;--> statement-breakpoint
ALTER TABLE "main"."bien_ban_hoi_chan" ADD CONSTRAINT "bien_ban_hoi_chan_nhap_vien_id_tiep_nhan_nhap_vien_id_fk" FOREIGN KEY ("nhap_vien_id") REFERENCES "main"."tiep_nhan_nhap_vien"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."giay_hen_kham_lai" ADD CONSTRAINT "giay_hen_kham_lai_nhap_vien_id_tiep_nhan_nhap_vien_id_fk" FOREIGN KEY ("nhap_vien_id") REFERENCES "main"."tiep_nhan_nhap_vien"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."kham_benh_chuyen_vien" ADD CONSTRAINT "kham_benh_chuyen_vien_nhap_vien_id_tiep_nhan_nhap_vien_id_fk" FOREIGN KEY ("nhap_vien_id") REFERENCES "main"."tiep_nhan_nhap_vien"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bien_ban_hoi_chan_stay" ON "main"."bien_ban_hoi_chan" USING btree ("nhap_vien_id");--> statement-breakpoint
CREATE INDEX "giay_hen_kham_lai_stay" ON "main"."giay_hen_kham_lai" USING btree ("nhap_vien_id");--> statement-breakpoint
CREATE INDEX "kham_benh_chuyen_vien_stay" ON "main"."kham_benh_chuyen_vien" USING btree ("nhap_vien_id");