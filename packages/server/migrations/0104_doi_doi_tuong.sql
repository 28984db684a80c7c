CREATE TABLE "main"."doi_doi_tuong" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"tiep_nhan_id" uuid NOT NULL,
	"doi_tuong_truoc_id" uuid NOT NULL,
	"doi_tuong_sau_id" uuid NOT NULL,
	"so_the_bhyt_truoc" text,
	"so_the_bhyt_sau" text,
	"benh_nhan_tt_truoc" numeric(18, 2) DEFAULT '0' NOT NULL,
	"benh_nhan_tt_sau" numeric(18, 2) DEFAULT '0' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "main"."doi_doi_tuong" ADD CONSTRAINT "doi_doi_tuong_tiep_nhan_id_tiep_nhan_id_fk" FOREIGN KEY ("tiep_nhan_id") REFERENCES "main"."tiep_nhan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."doi_doi_tuong" ADD CONSTRAINT "doi_doi_tuong_doi_tuong_truoc_id_dm_doi_tuong_id_fk" FOREIGN KEY ("doi_tuong_truoc_id") REFERENCES "main"."dm_doi_tuong"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."doi_doi_tuong" ADD CONSTRAINT "doi_doi_tuong_doi_tuong_sau_id_dm_doi_tuong_id_fk" FOREIGN KEY ("doi_tuong_sau_id") REFERENCES "main"."dm_doi_tuong"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "doi_doi_tuong_visit" ON "main"."doi_doi_tuong" USING btree ("tiep_nhan_id");