DROP INDEX "main"."buoi_lieu_trinh_lan";--> statement-breakpoint
ALTER TABLE "main"."buoi_lieu_trinh" ADD COLUMN "bat_dau" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "main"."buoi_lieu_trinh" ADD COLUMN "ket_thuc" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "dich_vu_yeu_cau_room_open" ON "main"."dich_vu_yeu_cau" USING btree ("noi_thuc_hien_id") WHERE trang_thai in ('SanSang', 'ChuaKetQua');--> statement-breakpoint
CREATE INDEX "buoi_lieu_trinh_room" ON "main"."buoi_lieu_trinh" USING btree ("noi_thuc_hien_id","ngay_thuc_hien");--> statement-breakpoint
CREATE UNIQUE INDEX "buoi_lieu_trinh_lan" ON "main"."buoi_lieu_trinh" USING btree ("dich_vu_yeu_cau_chi_tiet_id","lan") WHERE trang_thai <> 'DaHuy';