ALTER TABLE "pharmacy"."duoc" ADD COLUMN "tt_thau" text;--> statement-breakpoint
ALTER TABLE "main"."kham_benh" ADD COLUMN "qua_trinh_benh_ly" text;--> statement-breakpoint
ALTER TABLE "main"."kham_benh" ADD COLUMN "ket_qua_can_lam_sang" text;--> statement-breakpoint
ALTER TABLE "main"."kham_benh" ADD COLUMN "phuong_phap_dieu_tri" text;--> statement-breakpoint
ALTER TABLE "main"."kham_benh" ADD COLUMN "huong_dieu_tri" text;