ALTER TABLE "main"."sao_luu" ADD COLUMN "lam_luc" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "main"."sao_luu" ADD COLUMN "tep_goc" text;--> statement-breakpoint
ALTER TABLE "main"."sao_luu" ADD COLUMN "may_goc" text;