CREATE INDEX "dich_vu_yeu_cau_result" ON "main"."dich_vu_yeu_cau" USING btree ("ngay_ket_qua") WHERE ngay_ket_qua is not null;--> statement-breakpoint
CREATE INDEX "buoi_lieu_trinh_day" ON "main"."buoi_lieu_trinh" USING btree ("ngay_thuc_hien");--> statement-breakpoint
CREATE INDEX "tuong_trinh_spa_returned" ON "main"."tuong_trinh_spa" USING btree ("ngay_tra") WHERE ngay_tra is not null;