CREATE TABLE "main"."su_dung_vat_tu_chi_tiet" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"su_dung_vat_tu_id" uuid NOT NULL,
	"thu_tu" integer NOT NULL,
	"duoc_id" uuid NOT NULL,
	"so_luong" numeric(18, 3) NOT NULL,
	"dinh_muc" numeric(18, 3),
	"ly_do" text
);
--> statement-breakpoint
CREATE TABLE "main"."su_dung_vat_tu" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"dich_vu_yeu_cau_id" uuid NOT NULL,
	"dich_vu_yeu_cau_chi_tiet_id" uuid NOT NULL,
	"buoi_lieu_trinh_id" uuid,
	"benh_nhan_id" uuid NOT NULL,
	"kho_id" uuid NOT NULL,
	"trang_thai" text DEFAULT 'DangSuDung' NOT NULL,
	"ngay_duyet" timestamp with time zone,
	"nguoi_duyet_id" uuid,
	"ly_do_huy_duyet" text,
	CONSTRAINT "su_dung_vat_tu_once" UNIQUE NULLS NOT DISTINCT("dich_vu_yeu_cau_id","dich_vu_yeu_cau_chi_tiet_id","buoi_lieu_trinh_id")
);
--> statement-breakpoint
ALTER TABLE "main"."su_dung_vat_tu_chi_tiet" ADD CONSTRAINT "su_dung_vat_tu_chi_tiet_su_dung_vat_tu_id_su_dung_vat_tu_id_fk" FOREIGN KEY ("su_dung_vat_tu_id") REFERENCES "main"."su_dung_vat_tu"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."su_dung_vat_tu_chi_tiet" ADD CONSTRAINT "su_dung_vat_tu_chi_tiet_duoc_id_duoc_id_fk" FOREIGN KEY ("duoc_id") REFERENCES "pharmacy"."duoc"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."su_dung_vat_tu" ADD CONSTRAINT "su_dung_vat_tu_dich_vu_yeu_cau_id_dich_vu_yeu_cau_id_fk" FOREIGN KEY ("dich_vu_yeu_cau_id") REFERENCES "main"."dich_vu_yeu_cau"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."su_dung_vat_tu" ADD CONSTRAINT "su_dung_vat_tu_dich_vu_yeu_cau_chi_tiet_id_dich_vu_yeu_cau_chi_tiet_id_fk" FOREIGN KEY ("dich_vu_yeu_cau_chi_tiet_id") REFERENCES "main"."dich_vu_yeu_cau_chi_tiet"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."su_dung_vat_tu" ADD CONSTRAINT "su_dung_vat_tu_buoi_lieu_trinh_id_buoi_lieu_trinh_id_fk" FOREIGN KEY ("buoi_lieu_trinh_id") REFERENCES "main"."buoi_lieu_trinh"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."su_dung_vat_tu" ADD CONSTRAINT "su_dung_vat_tu_benh_nhan_id_benh_nhan_id_fk" FOREIGN KEY ("benh_nhan_id") REFERENCES "main"."benh_nhan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."su_dung_vat_tu" ADD CONSTRAINT "su_dung_vat_tu_kho_id_kho_id_fk" FOREIGN KEY ("kho_id") REFERENCES "pharmacy"."kho"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."su_dung_vat_tu" ADD CONSTRAINT "su_dung_vat_tu_nguoi_duyet_id_nhan_vien_id_fk" FOREIGN KEY ("nguoi_duyet_id") REFERENCES "main"."nhan_vien"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "su_dung_vat_tu_chi_tiet_drug" ON "main"."su_dung_vat_tu_chi_tiet" USING btree ("su_dung_vat_tu_id","duoc_id");