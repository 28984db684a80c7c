ALTER TABLE "main"."dich_vu_yeu_cau" ADD COLUMN "ngay_xem_ket_qua" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "main"."dich_vu_yeu_cau" ADD COLUMN "nguoi_xem_ket_qua_id" uuid;