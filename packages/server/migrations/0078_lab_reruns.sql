CREATE TABLE "main"."xet_nghiem_chay_lai" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"dich_vu_yeu_cau_id" uuid NOT NULL,
	"phien_ban" integer NOT NULL,
	"chi_tiet_id" uuid NOT NULL,
	"ma_chi_so" text NOT NULL,
	"ten_chi_so" text NOT NULL,
	"ket_qua_dau" text NOT NULL,
	"ly_do" text NOT NULL,
	"ngay_yeu_cau" timestamp with time zone NOT NULL,
	"nguoi_yeu_cau_id" uuid,
	"ket_qua_lai" text,
	"thiet_bi_id" uuid,
	"ngay_ket_qua_lai" timestamp with time zone,
	"trang_thai" text DEFAULT 'ChoChay' NOT NULL,
	"chon" text,
	"ngay_chon" timestamp with time zone,
	"nguoi_chon_id" uuid
);
--> statement-breakpoint
ALTER TABLE "main"."xet_nghiem_chay_lai" ADD CONSTRAINT "xet_nghiem_chay_lai_dich_vu_yeu_cau_id_dich_vu_yeu_cau_id_fk" FOREIGN KEY ("dich_vu_yeu_cau_id") REFERENCES "main"."dich_vu_yeu_cau"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."xet_nghiem_chay_lai" ADD CONSTRAINT "xet_nghiem_chay_lai_chi_tiet_id_dich_vu_yeu_cau_chi_tiet_id_fk" FOREIGN KEY ("chi_tiet_id") REFERENCES "main"."dich_vu_yeu_cau_chi_tiet"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."xet_nghiem_chay_lai" ADD CONSTRAINT "xet_nghiem_chay_lai_nguoi_yeu_cau_id_nhan_vien_id_fk" FOREIGN KEY ("nguoi_yeu_cau_id") REFERENCES "main"."nhan_vien"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."xet_nghiem_chay_lai" ADD CONSTRAINT "xet_nghiem_chay_lai_thiet_bi_id_thiet_bi_id_fk" FOREIGN KEY ("thiet_bi_id") REFERENCES "main"."thiet_bi"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."xet_nghiem_chay_lai" ADD CONSTRAINT "xet_nghiem_chay_lai_nguoi_chon_id_nhan_vien_id_fk" FOREIGN KEY ("nguoi_chon_id") REFERENCES "main"."nhan_vien"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "xet_nghiem_chay_lai_open" ON "main"."xet_nghiem_chay_lai" USING btree ("dich_vu_yeu_cau_id","chi_tiet_id","ma_chi_so") WHERE trang_thai = 'ChoChay';--> statement-breakpoint
CREATE INDEX "xet_nghiem_chay_lai_slip" ON "main"."xet_nghiem_chay_lai" USING btree ("dich_vu_yeu_cau_id","ngay_yeu_cau");