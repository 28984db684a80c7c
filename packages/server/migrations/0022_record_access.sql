CREATE TABLE "main"."mo_ho_so" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"benh_nhan_id" uuid NOT NULL,
	"ly_do_id" uuid NOT NULL,
	"dien_giai" text NOT NULL,
	"den_luc" timestamp with time zone NOT NULL,
	"noi_mo_id" uuid
);
--> statement-breakpoint
CREATE TABLE "main"."truy_cap_ho_so" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"benh_nhan_id" uuid NOT NULL,
	"gio" timestamp with time zone NOT NULL,
	"can_cu" text NOT NULL,
	"noi_lam_viec_id" uuid
);
--> statement-breakpoint
ALTER TABLE "main"."mo_ho_so" ADD CONSTRAINT "mo_ho_so_benh_nhan_id_benh_nhan_id_fk" FOREIGN KEY ("benh_nhan_id") REFERENCES "main"."benh_nhan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."mo_ho_so" ADD CONSTRAINT "mo_ho_so_ly_do_id_ly_do_id_fk" FOREIGN KEY ("ly_do_id") REFERENCES "main"."ly_do"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."mo_ho_so" ADD CONSTRAINT "mo_ho_so_noi_mo_id_node_id_fk" FOREIGN KEY ("noi_mo_id") REFERENCES "auth"."node"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."truy_cap_ho_so" ADD CONSTRAINT "truy_cap_ho_so_benh_nhan_id_benh_nhan_id_fk" FOREIGN KEY ("benh_nhan_id") REFERENCES "main"."benh_nhan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mo_ho_so_patient" ON "main"."mo_ho_so" USING btree ("benh_nhan_id","ngay_tao");--> statement-breakpoint
CREATE INDEX "mo_ho_so_person" ON "main"."mo_ho_so" USING btree ("nguoi_tao_id","benh_nhan_id","den_luc");--> statement-breakpoint
CREATE UNIQUE INDEX "truy_cap_ho_so_once" ON "main"."truy_cap_ho_so" USING btree ("benh_nhan_id","gio","nguoi_tao_id","can_cu");--> statement-breakpoint
CREATE INDEX "hang_doi_ve_patient" ON "main"."hang_doi_ve" USING btree ("benh_nhan_id","ngay");