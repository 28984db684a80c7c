ALTER TABLE "main"."tham_do_ket_qua" ADD COLUMN "nguoi_thuc_hien_ids" uuid[];--> statement-breakpoint
ALTER TABLE "main"."tham_do_ket_qua" ADD COLUMN "thoi_gian_thuc_hien" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "main"."chan_doan_ket_qua" ADD COLUMN "nguoi_thuc_hien_ids" uuid[];--> statement-breakpoint
ALTER TABLE "main"."chan_doan_ket_qua" ADD COLUMN "thoi_gian_thuc_hien" timestamp with time zone;