ALTER TABLE "pharmacy"."duoc" ADD COLUMN "hoi_chan" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "main"."toa_thuoc" ADD COLUMN "ly_do_huy" text;--> statement-breakpoint
ALTER TABLE "main"."toa_thuoc" ADD COLUMN "ngay_duyet_cap" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "main"."toa_thuoc" ADD COLUMN "nguoi_duyet_cap_id" uuid;--> statement-breakpoint
ALTER TABLE "main"."toa_thuoc" ADD CONSTRAINT "toa_thuoc_nguoi_duyet_cap_id_nhan_vien_id_fk" FOREIGN KEY ("nguoi_duyet_cap_id") REFERENCES "main"."nhan_vien"("id") ON DELETE no action ON UPDATE no action;