CREATE TABLE "main"."ket_qua_nguy_hiem" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"trang_thai" text DEFAULT 'ChoXacNhan' NOT NULL,
	"dich_vu_yeu_cau_id" uuid NOT NULL,
	"phien_ban" integer NOT NULL,
	"benh_nhan_id" uuid NOT NULL,
	"kham_benh_id" uuid,
	"noi_yeu_cau_id" uuid NOT NULL,
	"noi_thuc_hien_id" uuid,
	"nguoi_phu_trach_id" uuid,
	"noi_dung" jsonb NOT NULL,
	"bao_cho" text NOT NULL,
	"ngay_bao" timestamp with time zone NOT NULL,
	"nguoi_bao_id" uuid,
	"lan_bao_lai" integer DEFAULT 0 NOT NULL,
	"ngay_xac_nhan" timestamp with time zone,
	"nguoi_xac_nhan_id" uuid,
	"xu_tri" text
);
--> statement-breakpoint
ALTER TABLE "main"."tham_do_ket_qua" ADD COLUMN "la_nguy_hiem" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "main"."tham_do_phien_ban" ADD COLUMN "xac_nhan_nguy_hiem" text;--> statement-breakpoint
ALTER TABLE "main"."chan_doan_ket_qua" ADD COLUMN "la_nguy_hiem" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "main"."chan_doan_phien_ban" ADD COLUMN "xac_nhan_nguy_hiem" text;--> statement-breakpoint
ALTER TABLE "main"."vi_sinh_ket_qua" ADD COLUMN "la_nguy_hiem" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "main"."vi_sinh_phien_ban" ADD COLUMN "xac_nhan_nguy_hiem" text;--> statement-breakpoint
ALTER TABLE "main"."pttt_ket_qua" ADD COLUMN "la_nguy_hiem" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "main"."pttt_phien_ban" ADD COLUMN "xac_nhan_nguy_hiem" text;--> statement-breakpoint
ALTER TABLE "main"."ket_qua_nguy_hiem" ADD CONSTRAINT "ket_qua_nguy_hiem_dich_vu_yeu_cau_id_dich_vu_yeu_cau_id_fk" FOREIGN KEY ("dich_vu_yeu_cau_id") REFERENCES "main"."dich_vu_yeu_cau"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."ket_qua_nguy_hiem" ADD CONSTRAINT "ket_qua_nguy_hiem_benh_nhan_id_benh_nhan_id_fk" FOREIGN KEY ("benh_nhan_id") REFERENCES "main"."benh_nhan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."ket_qua_nguy_hiem" ADD CONSTRAINT "ket_qua_nguy_hiem_kham_benh_id_kham_benh_id_fk" FOREIGN KEY ("kham_benh_id") REFERENCES "main"."kham_benh"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."ket_qua_nguy_hiem" ADD CONSTRAINT "ket_qua_nguy_hiem_noi_yeu_cau_id_node_id_fk" FOREIGN KEY ("noi_yeu_cau_id") REFERENCES "auth"."node"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."ket_qua_nguy_hiem" ADD CONSTRAINT "ket_qua_nguy_hiem_noi_thuc_hien_id_node_id_fk" FOREIGN KEY ("noi_thuc_hien_id") REFERENCES "auth"."node"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."ket_qua_nguy_hiem" ADD CONSTRAINT "ket_qua_nguy_hiem_nguoi_phu_trach_id_nhan_vien_id_fk" FOREIGN KEY ("nguoi_phu_trach_id") REFERENCES "main"."nhan_vien"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."ket_qua_nguy_hiem" ADD CONSTRAINT "ket_qua_nguy_hiem_nguoi_bao_id_nhan_vien_id_fk" FOREIGN KEY ("nguoi_bao_id") REFERENCES "main"."nhan_vien"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."ket_qua_nguy_hiem" ADD CONSTRAINT "ket_qua_nguy_hiem_nguoi_xac_nhan_id_nhan_vien_id_fk" FOREIGN KEY ("nguoi_xac_nhan_id") REFERENCES "main"."nhan_vien"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ket_qua_nguy_hiem_slip" ON "main"."ket_qua_nguy_hiem" USING btree ("dich_vu_yeu_cau_id");--> statement-breakpoint
CREATE INDEX "ket_qua_nguy_hiem_patient" ON "main"."ket_qua_nguy_hiem" USING btree ("benh_nhan_id");--> statement-breakpoint
CREATE INDEX "ket_qua_nguy_hiem_session" ON "main"."ket_qua_nguy_hiem" USING btree ("kham_benh_id");--> statement-breakpoint
CREATE INDEX "ket_qua_nguy_hiem_waiting" ON "main"."ket_qua_nguy_hiem" USING btree ("ngay_bao") WHERE trang_thai = 'ChoXacNhan';--> statement-breakpoint
CREATE INDEX "ket_qua_nguy_hiem_ordered" ON "main"."ket_qua_nguy_hiem" USING btree ("noi_yeu_cau_id","ngay_bao");--> statement-breakpoint
CREATE INDEX "ket_qua_nguy_hiem_performed" ON "main"."ket_qua_nguy_hiem" USING btree ("noi_thuc_hien_id","ngay_bao");