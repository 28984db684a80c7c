CREATE TABLE "main"."lien_ket_ket_qua" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"trang_thai" text DEFAULT 'HieuLuc' NOT NULL,
	"dich_vu_yeu_cau_id" uuid NOT NULL,
	"phien_ban" integer,
	"ca_luot_kham" boolean NOT NULL,
	"het_han" timestamp with time zone NOT NULL,
	"ly_do_thu_hoi" text
);
--> statement-breakpoint
CREATE TABLE "main"."luot_mo_ket_qua" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lien_ket_id" uuid NOT NULL,
	"luc" timestamp with time zone NOT NULL,
	"ket_qua" text NOT NULL,
	"dia_chi_ip" text,
	"thiet_bi" text
);
--> statement-breakpoint
ALTER TABLE "main"."lien_ket_ket_qua" ADD CONSTRAINT "lien_ket_ket_qua_dich_vu_yeu_cau_id_dich_vu_yeu_cau_id_fk" FOREIGN KEY ("dich_vu_yeu_cau_id") REFERENCES "main"."dich_vu_yeu_cau"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."luot_mo_ket_qua" ADD CONSTRAINT "luot_mo_ket_qua_lien_ket_id_lien_ket_ket_qua_id_fk" FOREIGN KEY ("lien_ket_id") REFERENCES "main"."lien_ket_ket_qua"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lien_ket_ket_qua_slip" ON "main"."lien_ket_ket_qua" USING btree ("dich_vu_yeu_cau_id");--> statement-breakpoint
CREATE UNIQUE INDEX "lien_ket_ket_qua_one" ON "main"."lien_ket_ket_qua" USING btree ("dich_vu_yeu_cau_id","ca_luot_kham",coalesce(phien_ban, 0)) WHERE trang_thai = 'HieuLuc';--> statement-breakpoint
CREATE INDEX "luot_mo_ket_qua_link" ON "main"."luot_mo_ket_qua" USING btree ("lien_ket_id","luc");