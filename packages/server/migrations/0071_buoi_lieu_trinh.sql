CREATE TABLE "main"."tuong_trinh_spa_anh" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"tuong_trinh_spa_id" uuid NOT NULL,
	"tep_id" uuid NOT NULL,
	"phia" text NOT NULL,
	"thu_tu" integer NOT NULL,
	"chu_thich" text,
	"in_tren_phieu" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "main"."tuong_trinh_spa" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"buoi_lieu_trinh_id" uuid NOT NULL,
	"phien_ban" integer NOT NULL,
	"trang_thai" text DEFAULT 'Nhap' NOT NULL,
	"qua_trinh" text,
	"ket_qua" text,
	"phan_ung" text,
	"nguoi_thuc_hien_ids" uuid[] NOT NULL,
	"thiet_bi_id" uuid,
	"so_do" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"ngay_duyet" timestamp with time zone,
	"nguoi_duyet_id" uuid,
	"ngay_tra" timestamp with time zone,
	"nguoi_tra_id" uuid,
	"ngay_huy" timestamp with time zone,
	"ly_do_huy" text,
	"nguoi_huy_id" uuid
);
--> statement-breakpoint
DROP INDEX "main"."buoi_lieu_trinh_lan";--> statement-breakpoint
ALTER TABLE "main"."buoi_lieu_trinh" ADD COLUMN "bat_dau" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "main"."buoi_lieu_trinh" ADD COLUMN "ket_thuc" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "main"."tuong_trinh_spa_anh" ADD CONSTRAINT "tuong_trinh_spa_anh_tuong_trinh_spa_id_tuong_trinh_spa_id_fk" FOREIGN KEY ("tuong_trinh_spa_id") REFERENCES "main"."tuong_trinh_spa"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."tuong_trinh_spa_anh" ADD CONSTRAINT "tuong_trinh_spa_anh_tep_id_file_id_fk" FOREIGN KEY ("tep_id") REFERENCES "main"."file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."tuong_trinh_spa" ADD CONSTRAINT "tuong_trinh_spa_buoi_lieu_trinh_id_buoi_lieu_trinh_id_fk" FOREIGN KEY ("buoi_lieu_trinh_id") REFERENCES "main"."buoi_lieu_trinh"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."tuong_trinh_spa" ADD CONSTRAINT "tuong_trinh_spa_thiet_bi_id_thiet_bi_id_fk" FOREIGN KEY ("thiet_bi_id") REFERENCES "main"."thiet_bi"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."tuong_trinh_spa" ADD CONSTRAINT "tuong_trinh_spa_nguoi_duyet_id_nhan_vien_id_fk" FOREIGN KEY ("nguoi_duyet_id") REFERENCES "main"."nhan_vien"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."tuong_trinh_spa" ADD CONSTRAINT "tuong_trinh_spa_nguoi_tra_id_nhan_vien_id_fk" FOREIGN KEY ("nguoi_tra_id") REFERENCES "main"."nhan_vien"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."tuong_trinh_spa" ADD CONSTRAINT "tuong_trinh_spa_nguoi_huy_id_nhan_vien_id_fk" FOREIGN KEY ("nguoi_huy_id") REFERENCES "main"."nhan_vien"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "tuong_trinh_spa_anh_once" ON "main"."tuong_trinh_spa_anh" USING btree ("tuong_trinh_spa_id","tep_id");--> statement-breakpoint
CREATE INDEX "tuong_trinh_spa_anh_file" ON "main"."tuong_trinh_spa_anh" USING btree ("tep_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tuong_trinh_spa_version" ON "main"."tuong_trinh_spa" USING btree ("buoi_lieu_trinh_id","phien_ban");--> statement-breakpoint
CREATE UNIQUE INDEX "tuong_trinh_spa_standing" ON "main"."tuong_trinh_spa" USING btree ("buoi_lieu_trinh_id") WHERE trang_thai <> 'DaHuy';--> statement-breakpoint
CREATE INDEX "dich_vu_yeu_cau_room_open" ON "main"."dich_vu_yeu_cau" USING btree ("noi_thuc_hien_id") WHERE trang_thai in ('SanSang', 'ChuaKetQua');--> statement-breakpoint
CREATE INDEX "buoi_lieu_trinh_room" ON "main"."buoi_lieu_trinh" USING btree ("noi_thuc_hien_id","ngay_thuc_hien");--> statement-breakpoint
CREATE UNIQUE INDEX "buoi_lieu_trinh_lan" ON "main"."buoi_lieu_trinh" USING btree ("dich_vu_yeu_cau_chi_tiet_id","lan") WHERE trang_thai <> 'DaHuy';