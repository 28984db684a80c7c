DROP INDEX "main"."dich_vu_yeu_cau_room";--> statement-breakpoint
DROP INDEX "main"."dich_vu_yeu_cau_room_open";--> statement-breakpoint
CREATE INDEX "dich_vu_yeu_cau_room_returned" ON "main"."dich_vu_yeu_cau" USING btree ("noi_thuc_hien_id","ngay_ket_qua") WHERE trang_thai in ('CoKetQua', 'DaXemKetQua');--> statement-breakpoint
CREATE INDEX "dich_vu_yeu_cau_room" ON "main"."dich_vu_yeu_cau" USING btree ("noi_thuc_hien_id","ngay_yeu_cau","loai","trang_thai");--> statement-breakpoint
CREATE INDEX "dich_vu_yeu_cau_room_open" ON "main"."dich_vu_yeu_cau" USING btree ("noi_thuc_hien_id","ngay_yeu_cau") WHERE trang_thai in ('SanSang', 'ChuaKetQua');