CREATE TABLE "main"."xet_nghiem_mau_tu_choi" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"dich_vu_yeu_cau_id" uuid NOT NULL,
	"sid_mau" text NOT NULL,
	"ngay_lay_mau" timestamp with time zone,
	"nguoi_lay_mau_id" uuid,
	"ly_do" text NOT NULL,
	"ghi_chu" text,
	"ngay_tu_choi" timestamp with time zone NOT NULL,
	"nguoi_tu_choi_id" uuid,
	"phien_ban" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "main"."xet_nghiem_mau_tu_choi" ADD CONSTRAINT "xet_nghiem_mau_tu_choi_dich_vu_yeu_cau_id_dich_vu_yeu_cau_id_fk" FOREIGN KEY ("dich_vu_yeu_cau_id") REFERENCES "main"."dich_vu_yeu_cau"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."xet_nghiem_mau_tu_choi" ADD CONSTRAINT "xet_nghiem_mau_tu_choi_nguoi_lay_mau_id_nhan_vien_id_fk" FOREIGN KEY ("nguoi_lay_mau_id") REFERENCES "main"."nhan_vien"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."xet_nghiem_mau_tu_choi" ADD CONSTRAINT "xet_nghiem_mau_tu_choi_nguoi_tu_choi_id_nhan_vien_id_fk" FOREIGN KEY ("nguoi_tu_choi_id") REFERENCES "main"."nhan_vien"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "xet_nghiem_mau_tu_choi_sid" ON "main"."xet_nghiem_mau_tu_choi" USING btree ("sid_mau");--> statement-breakpoint
CREATE INDEX "xet_nghiem_mau_tu_choi_slip" ON "main"."xet_nghiem_mau_tu_choi" USING btree ("dich_vu_yeu_cau_id","ngay_tu_choi");