ALTER TABLE "main"."ket_noi_thiet_bi" ADD COLUMN "vi_tri_mau" text;--> statement-breakpoint
ALTER TABLE "main"."ket_qua_thiet_bi" ADD COLUMN "dien_giai" text;--> statement-breakpoint
ALTER TABLE "main"."ket_qua_thiet_bi" ADD COLUMN "nguoi_may" text;--> statement-breakpoint
ALTER TABLE "main"."tin_thiet_bi" ADD COLUMN "cach_xu_ly" text;--> statement-breakpoint
CREATE INDEX "tin_thiet_bi_to_see" ON "main"."tin_thiet_bi" USING btree ("ket_noi_id") WHERE ket_qua = 'ChoXem';