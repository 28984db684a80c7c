ALTER TABLE "main"."bien_lai" ADD COLUMN "nguoi_tra_tien_id" uuid;--> statement-breakpoint
ALTER TABLE "main"."bien_lai" ADD COLUMN "ca_thu_tra_id" uuid;--> statement-breakpoint
ALTER TABLE "main"."bien_lai" ADD CONSTRAINT "bien_lai_ca_thu_tra_id_ca_thu_id_fk" FOREIGN KEY ("ca_thu_tra_id") REFERENCES "main"."ca_thu"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bien_lai_paid_back" ON "main"."bien_lai" USING btree ("nguoi_tra_tien_id","ngay_huy") WHERE nguoi_tra_tien_id is not null;