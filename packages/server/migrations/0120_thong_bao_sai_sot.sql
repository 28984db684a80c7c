CREATE TABLE "main"."thong_bao_sai_sot" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"so_thong_bao" text NOT NULL,
	"hoa_don_id" uuid NOT NULL,
	"ngay_thong_bao" date NOT NULL,
	"nguoi_mua" text,
	"don_vi_mua" text,
	"dia_chi_mua" text,
	"ly_do" text NOT NULL,
	"ngay_gui" date,
	"phan_hoi" text,
	"ly_do_huy" text,
	"trang_thai" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "main"."thong_bao_sai_sot" ADD CONSTRAINT "thong_bao_sai_sot_hoa_don_id_hoa_don_dien_tu_id_fk" FOREIGN KEY ("hoa_don_id") REFERENCES "main"."hoa_don_dien_tu"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "thong_bao_sai_sot_number" ON "main"."thong_bao_sai_sot" USING btree ("so_thong_bao");--> statement-breakpoint
CREATE INDEX "thong_bao_sai_sot_invoice" ON "main"."thong_bao_sai_sot" USING btree ("hoa_don_id");--> statement-breakpoint
CREATE UNIQUE INDEX "thong_bao_sai_sot_open" ON "main"."thong_bao_sai_sot" USING btree ("hoa_don_id") WHERE trang_thai in ('DaLap', 'DaGui');