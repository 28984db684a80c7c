ALTER TABLE "main"."ma_may_chi_so" ALTER COLUMN "ma_chi_so" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "main"."ma_may_chi_so" ADD COLUMN "bo_qua" boolean DEFAULT false NOT NULL;