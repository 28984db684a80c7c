ALTER TABLE "main"."tai_khoan_hoa_don" ADD COLUMN "ten_phat_hanh" text;--> statement-breakpoint
ALTER TABLE "main"."tai_khoan_hoa_don" ADD COLUMN "mat_khau_phat_hanh" text;