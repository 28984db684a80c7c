CREATE TABLE "main"."dong_viec" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"trang_thai" text DEFAULT 'DangSuDung' NOT NULL,
	"hang_doi" text NOT NULL,
	"node_id" uuid NOT NULL,
	"den_ngay" date NOT NULL,
	"ca_dang_lam" boolean DEFAULT false NOT NULL,
	"so_ve" integer DEFAULT 0 NOT NULL,
	"ly_do" text NOT NULL
);
--> statement-breakpoint
DROP INDEX "main"."vien_phi_due";--> statement-breakpoint
DROP INDEX "main"."dich_vu_yeu_cau_room_open";--> statement-breakpoint
DROP INDEX "main"."hang_doi_ve_waiting";--> statement-breakpoint
ALTER TABLE "main"."dong_viec" ADD CONSTRAINT "dong_viec_node_id_node_id_fk" FOREIGN KEY ("node_id") REFERENCES "auth"."node"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dong_viec_place" ON "main"."dong_viec" USING btree ("hang_doi","node_id","den_ngay") WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE INDEX "vien_phi_open" ON "main"."vien_phi" USING btree ("ngay") WHERE con_lai > 0 or tam_ung_con > 0 or thu_thua > 0;--> statement-breakpoint
CREATE INDEX "bien_ban_hoi_chan_open" ON "main"."bien_ban_hoi_chan" USING btree ("ngay_hoi_chan") WHERE trang_thai = 'DangSoan';--> statement-breakpoint
CREATE INDEX "kham_benh_going_on" ON "main"."kham_benh" USING btree ("phong_ban_id","ngay") WHERE trang_thai = 'DangKham';--> statement-breakpoint
CREATE INDEX "dich_vu_yeu_cau_room_undone" ON "main"."dich_vu_yeu_cau" USING btree ("noi_thuc_hien_id","trang_thai","ngay_yeu_cau") WHERE trang_thai in ('SanSang', 'ChuaKetQua');--> statement-breakpoint
CREATE INDEX "hang_doi_ve_open" ON "main"."hang_doi_ve" USING btree ("hang_doi","node_id","ngay") WHERE trang_thai in ('cho', 'dang_goi', 'dang_phuc_vu', 'vang');