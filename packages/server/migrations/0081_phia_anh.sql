ALTER TABLE "main"."tham_do_hinh_anh" ADD COLUMN "phia" text;--> statement-breakpoint
ALTER TABLE "main"."chan_doan_hinh_anh" ADD COLUMN "phia" text;--> statement-breakpoint
ALTER TABLE "main"."xet_nghiem_hinh_anh" ADD COLUMN "phia" text;--> statement-breakpoint
ALTER TABLE "main"."vi_sinh_hinh_anh" ADD COLUMN "phia" text;--> statement-breakpoint
ALTER TABLE "main"."pttt_hinh_anh" ADD COLUMN "phia" text;