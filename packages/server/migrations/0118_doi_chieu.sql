CREATE INDEX "but_toan_day" ON "main"."but_toan" USING btree ("ngay");--> statement-breakpoint
CREATE INDEX "bien_lai_waiting" ON "main"."bien_lai" USING btree ("tiep_nhan_id") WHERE trang_thai in ('DaThuTien', 'DangHachToan');--> statement-breakpoint
CREATE INDEX "bien_lai_chi_tiet_time" ON "main"."bien_lai_chi_tiet" USING brin ("ngay_tao");--> statement-breakpoint
CREATE INDEX "bien_lai_chi_tiet_taken_back" ON "main"."bien_lai_chi_tiet" USING btree ("ngay_cap_nhat") WHERE trang_thai = 'DaHuy';--> statement-breakpoint
CREATE INDEX "xac_nhan_bhyt_day" ON "main"."xac_nhan_bhyt" USING btree ("ngay_xac_nhan");