DROP INDEX "main"."giao_dich_ngan_hang_source";--> statement-breakpoint
DROP INDEX "main"."giao_dich_ngan_hang_reference";--> statement-breakpoint
CREATE UNIQUE INDEX "giao_dich_ngan_hang_source" ON "main"."giao_dich_ngan_hang" USING btree ("nguon","ma_nguon") WHERE trang_thai <> 'DaHuy';--> statement-breakpoint
CREATE UNIQUE INDEX "giao_dich_ngan_hang_reference" ON "main"."giao_dich_ngan_hang" USING btree ("so_tai_khoan","ma_tham_chieu","so_tien") WHERE ma_tham_chieu is not null and trang_thai <> 'DaHuy';