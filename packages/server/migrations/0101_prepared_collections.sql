CREATE TABLE "main"."giao_dich_tam" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"ma_giao_dich" text NOT NULL,
	"tiep_nhan_id" uuid NOT NULL,
	"benh_nhan_id" uuid NOT NULL,
	"vien_phi_dong_ids" uuid[] NOT NULL,
	"so_tien" numeric(18, 2) NOT NULL,
	"hinh_thuc_thanh_toan_id" uuid NOT NULL,
	"tai_khoan_ngan_hang_id" uuid,
	"ma_bin" text NOT NULL,
	"so_tai_khoan" text NOT NULL,
	"chu_tai_khoan" text NOT NULL,
	"quyen_bien_lai_id" uuid,
	"nguoi_thu_id" uuid NOT NULL,
	"nguoi_chuan_bi" jsonb NOT NULL,
	"het_han_luc" timestamp with time zone NOT NULL,
	"trang_thai" text NOT NULL,
	"bien_lai_id" uuid
);
--> statement-breakpoint
ALTER TABLE "main"."vien_phi" ADD COLUMN "cho_thu_den" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "main"."giao_dich_tam" ADD CONSTRAINT "giao_dich_tam_tiep_nhan_id_tiep_nhan_id_fk" FOREIGN KEY ("tiep_nhan_id") REFERENCES "main"."tiep_nhan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."giao_dich_tam" ADD CONSTRAINT "giao_dich_tam_benh_nhan_id_benh_nhan_id_fk" FOREIGN KEY ("benh_nhan_id") REFERENCES "main"."benh_nhan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."giao_dich_tam" ADD CONSTRAINT "giao_dich_tam_hinh_thuc_thanh_toan_id_hinh_thuc_thanh_toan_id_fk" FOREIGN KEY ("hinh_thuc_thanh_toan_id") REFERENCES "main"."hinh_thuc_thanh_toan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."giao_dich_tam" ADD CONSTRAINT "giao_dich_tam_quyen_bien_lai_id_quyen_bien_lai_id_fk" FOREIGN KEY ("quyen_bien_lai_id") REFERENCES "main"."quyen_bien_lai"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."giao_dich_tam" ADD CONSTRAINT "giao_dich_tam_nguoi_thu_id_nhan_vien_id_fk" FOREIGN KEY ("nguoi_thu_id") REFERENCES "main"."nhan_vien"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."giao_dich_tam" ADD CONSTRAINT "giao_dich_tam_bien_lai_id_bien_lai_id_fk" FOREIGN KEY ("bien_lai_id") REFERENCES "main"."bien_lai"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "giao_dich_tam_code" ON "main"."giao_dich_tam" USING btree ("ma_giao_dich");--> statement-breakpoint
CREATE INDEX "giao_dich_tam_visit" ON "main"."giao_dich_tam" USING btree ("tiep_nhan_id");--> statement-breakpoint
CREATE INDEX "giao_dich_tam_waiting" ON "main"."giao_dich_tam" USING btree ("het_han_luc") WHERE trang_thai = 'ChuaThuTien';--> statement-breakpoint
CREATE TRIGGER giao_dich_tam_patient_kept BEFORE INSERT OR UPDATE OF benh_nhan_id ON main.giao_dich_tam FOR EACH ROW EXECUTE FUNCTION main.refuse_merged('tiep_nhan_id');
