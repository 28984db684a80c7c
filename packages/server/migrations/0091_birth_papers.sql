ALTER TABLE "main"."tiep_nhan" ADD COLUMN "so_giay_khai_sinh" text;--> statement-breakpoint
ALTER TABLE "main"."tiep_nhan" ADD COLUMN "ngay_giay_khai_sinh" date;--> statement-breakpoint
ALTER TABLE "main"."tiep_nhan" ADD COLUMN "so_giay_doi_tuong" text;--> statement-breakpoint
ALTER TABLE "main"."tiep_nhan" ADD COLUMN "ngay_giay_doi_tuong" date;--> statement-breakpoint
ALTER TABLE "main"."tiep_nhan" ADD COLUMN "benh_phu_luc_id" uuid;--> statement-breakpoint
ALTER TABLE "main"."tiep_nhan" ADD CONSTRAINT "tiep_nhan_benh_phu_luc_id_icd_id_fk" FOREIGN KEY ("benh_phu_luc_id") REFERENCES "main"."icd"("id") ON DELETE no action ON UPDATE no action;