ALTER TABLE "pharmacy"."duoc" ADD COLUMN "tuoi_toi_thieu" numeric(20, 6);--> statement-breakpoint
ALTER TABLE "pharmacy"."duoc" ADD COLUMN "thai_ky" text;--> statement-breakpoint
ALTER TABLE "pharmacy"."duoc" ADD COLUMN "cho_con_bu" text;--> statement-breakpoint
ALTER TABLE "pharmacy"."duoc" ADD COLUMN "egfr_than_trong" numeric(20, 6);--> statement-breakpoint
ALTER TABLE "pharmacy"."duoc" ADD COLUMN "egfr_chong_chi_dinh" numeric(20, 6);--> statement-breakpoint
ALTER TABLE "main"."kham_benh" ADD COLUMN "thai_san" text;