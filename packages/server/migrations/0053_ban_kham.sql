CREATE TABLE "main"."buoi_lieu_trinh" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"dich_vu_yeu_cau_id" uuid NOT NULL,
	"dich_vu_yeu_cau_chi_tiet_id" uuid NOT NULL,
	"lan" integer NOT NULL,
	"ngay_thuc_hien" timestamp with time zone NOT NULL,
	"nguoi_thuc_hien_id" uuid,
	"noi_thuc_hien_id" uuid,
	"ghi_chu" text,
	"trang_thai" text DEFAULT 'DaLam' NOT NULL,
	"ly_do_huy" text,
	"nguoi_huy_id" uuid
);
--> statement-breakpoint
ALTER TABLE "main"."buoi_lieu_trinh" ADD CONSTRAINT "buoi_lieu_trinh_dich_vu_yeu_cau_id_dich_vu_yeu_cau_id_fk" FOREIGN KEY ("dich_vu_yeu_cau_id") REFERENCES "main"."dich_vu_yeu_cau"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."buoi_lieu_trinh" ADD CONSTRAINT "buoi_lieu_trinh_dich_vu_yeu_cau_chi_tiet_id_dich_vu_yeu_cau_chi_tiet_id_fk" FOREIGN KEY ("dich_vu_yeu_cau_chi_tiet_id") REFERENCES "main"."dich_vu_yeu_cau_chi_tiet"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."buoi_lieu_trinh" ADD CONSTRAINT "buoi_lieu_trinh_nguoi_thuc_hien_id_nhan_vien_id_fk" FOREIGN KEY ("nguoi_thuc_hien_id") REFERENCES "main"."nhan_vien"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."buoi_lieu_trinh" ADD CONSTRAINT "buoi_lieu_trinh_noi_thuc_hien_id_node_id_fk" FOREIGN KEY ("noi_thuc_hien_id") REFERENCES "auth"."node"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "buoi_lieu_trinh_lan" ON "main"."buoi_lieu_trinh" USING btree ("dich_vu_yeu_cau_chi_tiet_id","lan") WHERE trang_thai = 'DaLam';--> statement-breakpoint
CREATE INDEX "buoi_lieu_trinh_slip" ON "main"."buoi_lieu_trinh" USING btree ("dich_vu_yeu_cau_id");
