ALTER TABLE "pharmacy"."duoc" ADD COLUMN "lieu_toi_da_ngay" numeric(18, 3);--> statement-breakpoint
ALTER TABLE "pharmacy"."duoc" ADD COLUMN "lieu_toi_da_ngay_kg" numeric(18, 3);