CREATE TABLE "main"."thuc_hien_thuoc" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"trang_thai" text NOT NULL,
	"y_lenh_thuoc_id" uuid NOT NULL,
	"nhap_vien_id" uuid NOT NULL,
	"benh_nhan_id" uuid NOT NULL,
	"khoa_id" uuid NOT NULL,
	"duoc_id" uuid NOT NULL,
	"ten_duoc" text NOT NULL,
	"don_vi_tinh" text,
	"gio_dung" timestamp with time zone,
	"thoi_gian" timestamp with time zone NOT NULL,
	"lieu" numeric(18, 3),
	"ly_do_khong_dung" text,
	"ly_do" text,
	"nguoi_thuc_hien_id" uuid,
	"nguoi_thu_hai_id" uuid,
	"cach_xac_dinh" text,
	"ly_do_khong_quet" text,
	"ket_thuc_luc" timestamp with time zone,
	"the_tich" numeric(18, 3),
	"ghi_chu" text,
	"kho_id" uuid,
	"so_luong" numeric(18, 3),
	"ly_do_thu_hoi" text,
	"thu_hoi_luc" timestamp with time zone,
	"nguoi_thu_hoi_id" uuid,
	CONSTRAINT "thuc_hien_thuoc_not_given" CHECK ((lieu is null) = (ly_do_khong_dung is not null) and (trang_thai <> 'KhongDung' or lieu is null)),
	CONSTRAINT "thuc_hien_thuoc_ended" CHECK ((ket_thuc_luc is null) = (the_tich is null) and (trang_thai <> 'DangTruyen' or ket_thuc_luc is null)),
	CONSTRAINT "thuc_hien_thuoc_cabinet" CHECK (kho_id is null or so_luong is not null),
	CONSTRAINT "thuc_hien_thuoc_taken_back" CHECK ((trang_thai = 'DaThuHoi') = (thu_hoi_luc is not null) and (thu_hoi_luc is null) = (ly_do_thu_hoi is null))
);
--> statement-breakpoint
ALTER TABLE "main"."bien_ban_hoi_chan" ADD COLUMN "nhap_vien_id" uuid;--> statement-breakpoint
ALTER TABLE "main"."giay_hen_kham_lai" ADD COLUMN "nhap_vien_id" uuid;--> statement-breakpoint
ALTER TABLE "main"."benh_an" ADD COLUMN "noi_dung_rieng" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "main"."kham_benh_chuyen_vien" ADD COLUMN "nhap_vien_id" uuid;--> statement-breakpoint
ALTER TABLE "main"."thuc_hien_thuoc" ADD CONSTRAINT "thuc_hien_thuoc_y_lenh_thuoc_id_y_lenh_thuoc_id_fk" FOREIGN KEY ("y_lenh_thuoc_id") REFERENCES "main"."y_lenh_thuoc"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."thuc_hien_thuoc" ADD CONSTRAINT "thuc_hien_thuoc_nhap_vien_id_tiep_nhan_nhap_vien_id_fk" FOREIGN KEY ("nhap_vien_id") REFERENCES "main"."tiep_nhan_nhap_vien"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."thuc_hien_thuoc" ADD CONSTRAINT "thuc_hien_thuoc_benh_nhan_id_benh_nhan_id_fk" FOREIGN KEY ("benh_nhan_id") REFERENCES "main"."benh_nhan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."thuc_hien_thuoc" ADD CONSTRAINT "thuc_hien_thuoc_khoa_id_node_id_fk" FOREIGN KEY ("khoa_id") REFERENCES "auth"."node"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."thuc_hien_thuoc" ADD CONSTRAINT "thuc_hien_thuoc_duoc_id_duoc_id_fk" FOREIGN KEY ("duoc_id") REFERENCES "pharmacy"."duoc"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."thuc_hien_thuoc" ADD CONSTRAINT "thuc_hien_thuoc_nguoi_thuc_hien_id_nhan_vien_id_fk" FOREIGN KEY ("nguoi_thuc_hien_id") REFERENCES "main"."nhan_vien"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."thuc_hien_thuoc" ADD CONSTRAINT "thuc_hien_thuoc_nguoi_thu_hai_id_nhan_vien_id_fk" FOREIGN KEY ("nguoi_thu_hai_id") REFERENCES "main"."nhan_vien"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."thuc_hien_thuoc" ADD CONSTRAINT "thuc_hien_thuoc_kho_id_kho_id_fk" FOREIGN KEY ("kho_id") REFERENCES "pharmacy"."kho"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."thuc_hien_thuoc" ADD CONSTRAINT "thuc_hien_thuoc_nguoi_thu_hoi_id_nhan_vien_id_fk" FOREIGN KEY ("nguoi_thu_hoi_id") REFERENCES "main"."nhan_vien"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "thuc_hien_thuoc_once" ON "main"."thuc_hien_thuoc" USING btree ("y_lenh_thuoc_id","gio_dung") WHERE gio_dung is not null and trang_thai <> 'DaThuHoi';--> statement-breakpoint
CREATE INDEX "thuc_hien_thuoc_stay" ON "main"."thuc_hien_thuoc" USING btree ("nhap_vien_id","thoi_gian");--> statement-breakpoint
CREATE INDEX "thuc_hien_thuoc_order" ON "main"."thuc_hien_thuoc" USING btree ("y_lenh_thuoc_id");--> statement-breakpoint
CREATE INDEX "thuc_hien_thuoc_patient" ON "main"."thuc_hien_thuoc" USING btree ("benh_nhan_id");--> statement-breakpoint
CREATE INDEX "thuc_hien_thuoc_running" ON "main"."thuc_hien_thuoc" USING btree ("nhap_vien_id") WHERE trang_thai = 'DangTruyen';--> statement-breakpoint
ALTER TABLE "main"."bien_ban_hoi_chan" ADD CONSTRAINT "bien_ban_hoi_chan_nhap_vien_id_tiep_nhan_nhap_vien_id_fk" FOREIGN KEY ("nhap_vien_id") REFERENCES "main"."tiep_nhan_nhap_vien"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."giay_hen_kham_lai" ADD CONSTRAINT "giay_hen_kham_lai_nhap_vien_id_tiep_nhan_nhap_vien_id_fk" FOREIGN KEY ("nhap_vien_id") REFERENCES "main"."tiep_nhan_nhap_vien"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."kham_benh_chuyen_vien" ADD CONSTRAINT "kham_benh_chuyen_vien_nhap_vien_id_tiep_nhan_nhap_vien_id_fk" FOREIGN KEY ("nhap_vien_id") REFERENCES "main"."tiep_nhan_nhap_vien"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bien_ban_hoi_chan_stay" ON "main"."bien_ban_hoi_chan" USING btree ("nhap_vien_id");--> statement-breakpoint
CREATE INDEX "giay_hen_kham_lai_stay" ON "main"."giay_hen_kham_lai" USING btree ("nhap_vien_id");--> statement-breakpoint
CREATE INDEX "kham_benh_chuyen_vien_stay" ON "main"."kham_benh_chuyen_vien" USING btree ("nhap_vien_id");--> statement-breakpoint
CREATE TRIGGER thuc_hien_thuoc_patient_kept BEFORE INSERT OR UPDATE OF benh_nhan_id ON main.thuc_hien_thuoc
  FOR EACH ROW EXECUTE FUNCTION main.refuse_merged();
