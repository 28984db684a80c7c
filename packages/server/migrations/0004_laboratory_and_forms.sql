CREATE TABLE "main"."xet_nghiem_ket_qua" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"dich_vu_yeu_cau_id" uuid NOT NULL,
	"phien_ban" integer NOT NULL,
	"chi_tiet_id" uuid NOT NULL,
	"benh_nhan_id" uuid NOT NULL,
	"gia_tri_tham_chieu_id" uuid,
	"ma_chi_so" text NOT NULL,
	"ten_chi_so" text NOT NULL,
	"kieu_du_lieu" text NOT NULL,
	"ket_qua" text NOT NULL,
	"don_vi_tinh" text,
	"min" numeric,
	"max" numeric,
	"muc_binh_thuong" text NOT NULL,
	"co_ket_qua" text,
	"ghi_chu" text,
	"thu_tu" integer NOT NULL,
	"ngay_ket_qua" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "main"."xet_nghiem_phien_ban" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"dich_vu_yeu_cau_id" uuid NOT NULL,
	"phien_ban" integer NOT NULL,
	"ngay_tra" timestamp with time zone,
	"nguoi_tra_id" uuid,
	"xac_nhan_nguy_hiem" text,
	"ngay_huy" timestamp with time zone,
	"nguoi_huy_id" uuid,
	"ly_do_huy" text
);
--> statement-breakpoint
CREATE TABLE "print"."mau_in" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"ma_mau_in" text NOT NULL,
	"so_phien_ban" integer NOT NULL,
	"tu_phien_ban" integer NOT NULL,
	"template" text NOT NULL,
	"labels" jsonb NOT NULL,
	"trang_thai" text DEFAULT 'Nhap' NOT NULL,
	"tu_ngay" date,
	"ghi_chu" text,
	CONSTRAINT "mau_in_from" CHECK (trang_thai <> 'DaPhatHanh' or tu_ngay is not null)
);
--> statement-breakpoint
ALTER TABLE "main"."xet_nghiem_ket_qua" ADD CONSTRAINT "xet_nghiem_ket_qua_dich_vu_yeu_cau_id_dich_vu_yeu_cau_id_fk" FOREIGN KEY ("dich_vu_yeu_cau_id") REFERENCES "main"."dich_vu_yeu_cau"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."xet_nghiem_ket_qua" ADD CONSTRAINT "xet_nghiem_ket_qua_chi_tiet_id_dich_vu_yeu_cau_chi_tiet_id_fk" FOREIGN KEY ("chi_tiet_id") REFERENCES "main"."dich_vu_yeu_cau_chi_tiet"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."xet_nghiem_ket_qua" ADD CONSTRAINT "xet_nghiem_ket_qua_benh_nhan_id_benh_nhan_id_fk" FOREIGN KEY ("benh_nhan_id") REFERENCES "main"."benh_nhan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."xet_nghiem_ket_qua" ADD CONSTRAINT "xet_nghiem_ket_qua_gia_tri_tham_chieu_id_gia_tri_tham_chieu_id_fk" FOREIGN KEY ("gia_tri_tham_chieu_id") REFERENCES "main"."gia_tri_tham_chieu"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."xet_nghiem_phien_ban" ADD CONSTRAINT "xet_nghiem_phien_ban_dich_vu_yeu_cau_id_dich_vu_yeu_cau_id_fk" FOREIGN KEY ("dich_vu_yeu_cau_id") REFERENCES "main"."dich_vu_yeu_cau"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."xet_nghiem_phien_ban" ADD CONSTRAINT "xet_nghiem_phien_ban_nguoi_tra_id_nhan_vien_id_fk" FOREIGN KEY ("nguoi_tra_id") REFERENCES "main"."nhan_vien"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."xet_nghiem_phien_ban" ADD CONSTRAINT "xet_nghiem_phien_ban_nguoi_huy_id_nhan_vien_id_fk" FOREIGN KEY ("nguoi_huy_id") REFERENCES "main"."nhan_vien"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "xet_nghiem_ket_qua_value" ON "main"."xet_nghiem_ket_qua" USING btree ("dich_vu_yeu_cau_id","phien_ban","chi_tiet_id","ma_chi_so");--> statement-breakpoint
CREATE INDEX "xet_nghiem_ket_qua_trend" ON "main"."xet_nghiem_ket_qua" USING btree ("benh_nhan_id","ma_chi_so","ngay_ket_qua") WHERE ngay_ket_qua is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "xet_nghiem_phien_ban_slip" ON "main"."xet_nghiem_phien_ban" USING btree ("dich_vu_yeu_cau_id","phien_ban");--> statement-breakpoint
CREATE UNIQUE INDEX "mau_in_number" ON "print"."mau_in" USING btree ("ma_mau_in","so_phien_ban");