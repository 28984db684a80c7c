ALTER TABLE "main"."kham_benh" ADD COLUMN "bac_si_sua_id" uuid;--> statement-breakpoint
ALTER TABLE "main"."kham_benh" ADD COLUMN "ly_do_huy_id" uuid;--> statement-breakpoint
ALTER TABLE "auth"."node" ADD COLUMN "chi_xem_ho_so_co_so" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "main"."kham_benh" ADD CONSTRAINT "kham_benh_bac_si_sua_id_nhan_vien_id_fk" FOREIGN KEY ("bac_si_sua_id") REFERENCES "main"."nhan_vien"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."kham_benh" ADD CONSTRAINT "kham_benh_ly_do_huy_id_ly_do_id_fk" FOREIGN KEY ("ly_do_huy_id") REFERENCES "main"."ly_do"("id") ON DELETE no action ON UPDATE no action;