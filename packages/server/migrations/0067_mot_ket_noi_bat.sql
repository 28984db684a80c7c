DROP INDEX "main"."ket_noi_thiet_bi_device";--> statement-breakpoint
CREATE INDEX "ket_noi_thiet_bi_of_device" ON "main"."ket_noi_thiet_bi" USING btree ("thiet_bi_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ket_noi_thiet_bi_device" ON "main"."ket_noi_thiet_bi" USING btree ("thiet_bi_id") WHERE bat;