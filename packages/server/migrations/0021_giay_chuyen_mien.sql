ALTER TABLE "main"."tiep_nhan" ADD COLUMN "so_giay_chuyen" text;--> statement-breakpoint
ALTER TABLE "main"."tiep_nhan" ADD COLUMN "ngay_giay_chuyen" date;--> statement-breakpoint
ALTER TABLE "main"."tiep_nhan" ADD COLUMN "so_giay_mien" text;--> statement-breakpoint
ALTER TABLE "main"."tiep_nhan" ADD COLUMN "ngay_giay_mien" date;