ALTER TABLE "main"."dich_vu_yeu_cau" ADD COLUMN "ten_bac_si_ngoai" text;--> statement-breakpoint
ALTER TABLE "main"."dich_vu_yeu_cau" ADD COLUMN "noi_chi_dinh_ngoai" text;