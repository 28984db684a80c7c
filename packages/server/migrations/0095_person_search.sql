CREATE INDEX "benh_nhan_birth_year" ON "main"."benh_nhan" USING btree ("nam_sinh","ngay_sinh");--> statement-breakpoint
CREATE INDEX "benh_nhan_phone_end" ON "main"."benh_nhan" USING btree (reverse(so_dien_thoai) text_pattern_ops);--> statement-breakpoint
-- What PostgreSQL knows of a phone read backwards it learns here: an imported list of patients may not change for years.
ANALYZE main.benh_nhan;
