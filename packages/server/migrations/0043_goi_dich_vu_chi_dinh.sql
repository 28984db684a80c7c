ALTER TABLE "main"."dich_vu_yeu_cau_chi_tiet" ADD COLUMN "goi_id" uuid;--> statement-breakpoint
ALTER TABLE "main"."dich_vu_yeu_cau_chi_tiet" ADD COLUMN "lan_goi_id" uuid;--> statement-breakpoint
CREATE INDEX "dich_vu_yeu_cau_chi_tiet_package" ON "main"."dich_vu_yeu_cau_chi_tiet" USING btree ("lan_goi_id") WHERE "main"."dich_vu_yeu_cau_chi_tiet"."lan_goi_id" is not null;