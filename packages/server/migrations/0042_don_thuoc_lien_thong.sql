CREATE TABLE "main"."bac_si_lien_thong" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"nhan_vien_id" uuid NOT NULL,
	"mat_khau" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "main"."toa_thuoc" ADD COLUMN "thay_the_cho_id" uuid;--> statement-breakpoint
ALTER TABLE "main"."bac_si_lien_thong" ADD CONSTRAINT "bac_si_lien_thong_nhan_vien_id_nhan_vien_id_fk" FOREIGN KEY ("nhan_vien_id") REFERENCES "main"."nhan_vien"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bac_si_lien_thong_nhan_vien" ON "main"."bac_si_lien_thong" USING btree ("nhan_vien_id");--> statement-breakpoint
CREATE INDEX "toa_thuoc_day" ON "main"."toa_thuoc" USING btree ("ngay_ke");