CREATE TABLE "main"."chung_tu_gpp" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"benh_nhan_id" uuid NOT NULL,
	"tep_id" uuid NOT NULL,
	"ly_do_huy" text,
	"ngay_huy" timestamp with time zone,
	"nguoi_huy_id" uuid,
	"trang_thai" text DEFAULT 'DangSuDung' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "main"."benh_nhan" ADD COLUMN "di_ungs" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "main"."chung_tu_gpp" ADD CONSTRAINT "chung_tu_gpp_benh_nhan_id_benh_nhan_id_fk" FOREIGN KEY ("benh_nhan_id") REFERENCES "main"."benh_nhan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."chung_tu_gpp" ADD CONSTRAINT "chung_tu_gpp_tep_id_file_id_fk" FOREIGN KEY ("tep_id") REFERENCES "main"."file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chung_tu_gpp_customer" ON "main"."chung_tu_gpp" USING btree ("benh_nhan_id");--> statement-breakpoint
CREATE UNIQUE INDEX "chung_tu_gpp_file" ON "main"."chung_tu_gpp" USING btree ("tep_id");