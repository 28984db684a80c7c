ALTER TABLE "main"."dm_dich_vu" ADD COLUMN "tu_khoas" text;--> statement-breakpoint
ALTER TABLE "main"."goi_dich_vu" ADD COLUMN "tu_khoas" text;--> statement-breakpoint
ALTER TABLE "main"."lieu_trinh" ADD COLUMN "tu_khoas" text;--> statement-breakpoint
ALTER TABLE "main"."icd" ADD COLUMN "tu_khoas" text;--> statement-breakpoint
ALTER TABLE "pharmacy"."duoc" ADD COLUMN "tu_khoas" text;--> statement-breakpoint
ALTER TABLE "pharmacy"."hoat_chat" ADD COLUMN "tu_khoas" text;