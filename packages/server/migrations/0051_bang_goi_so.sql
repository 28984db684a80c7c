CREATE TABLE "main"."bang_goi_so" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"trang_thai" text DEFAULT 'DangSuDung' NOT NULL,
	"ten" text NOT NULL,
	"hang_doi" text NOT NULL,
	"node_ids" uuid[] NOT NULL,
	"co_giong" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "main"."bang_goi_so_man_hinh" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"ma_ghep" text,
	"ma_het_han" timestamp with time zone,
	"bang_goi_so_id" uuid,
	"xem_luc" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "main"."bang_goi_so_man_hinh" ADD CONSTRAINT "bang_goi_so_man_hinh_bang_goi_so_id_bang_goi_so_id_fk" FOREIGN KEY ("bang_goi_so_id") REFERENCES "main"."bang_goi_so"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bang_goi_so_state" ON "main"."bang_goi_so" USING btree ("trang_thai","ten");--> statement-breakpoint
CREATE UNIQUE INDEX "bang_goi_so_man_hinh_token" ON "main"."bang_goi_so_man_hinh" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "bang_goi_so_man_hinh_ma" ON "main"."bang_goi_so_man_hinh" USING btree ("ma_ghep");--> statement-breakpoint
CREATE UNIQUE INDEX "bang_goi_so_man_hinh_bang" ON "main"."bang_goi_so_man_hinh" USING btree ("bang_goi_so_id");