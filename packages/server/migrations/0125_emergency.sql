CREATE TABLE "main"."tiep_nhan_cap_cuu" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"tiep_nhan_id" uuid NOT NULL,
	"den_luc" timestamp with time zone NOT NULL,
	"muc" text NOT NULL,
	"phan_loai_luc" timestamp with time zone NOT NULL,
	"nguoi_phan_loai_id" uuid,
	"phuong_tien" text,
	"chan_doan_so_bo" text,
	"bao_xa_luc" timestamp with time zone,
	"bao_xa_noi" text,
	"nguoi_bao_xa_id" uuid,
	CONSTRAINT "tiep_nhan_cap_cuu_told" CHECK ((bao_xa_luc is null) = (bao_xa_noi is null))
);
--> statement-breakpoint
CREATE TABLE "main"."tu_trang" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"cap_cuu_id" uuid NOT NULL,
	"mo_ta" text NOT NULL,
	"ngay_nhan" timestamp with time zone NOT NULL,
	"nguoi_nhan_id" uuid,
	"trang_thai" text DEFAULT 'DangGiu' NOT NULL,
	"tra_cho" text,
	"ngay_tra" timestamp with time zone,
	"nguoi_tra_id" uuid,
	CONSTRAINT "tu_trang_given_back" CHECK (trang_thai <> 'DaTra' or (tra_cho is not null and ngay_tra is not null))
);
--> statement-breakpoint
ALTER TABLE "main"."tiep_nhan_cap_cuu" ADD CONSTRAINT "tiep_nhan_cap_cuu_tiep_nhan_id_tiep_nhan_id_fk" FOREIGN KEY ("tiep_nhan_id") REFERENCES "main"."tiep_nhan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."tiep_nhan_cap_cuu" ADD CONSTRAINT "tiep_nhan_cap_cuu_nguoi_phan_loai_id_nhan_vien_id_fk" FOREIGN KEY ("nguoi_phan_loai_id") REFERENCES "main"."nhan_vien"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."tiep_nhan_cap_cuu" ADD CONSTRAINT "tiep_nhan_cap_cuu_nguoi_bao_xa_id_nhan_vien_id_fk" FOREIGN KEY ("nguoi_bao_xa_id") REFERENCES "main"."nhan_vien"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."tu_trang" ADD CONSTRAINT "tu_trang_cap_cuu_id_tiep_nhan_cap_cuu_id_fk" FOREIGN KEY ("cap_cuu_id") REFERENCES "main"."tiep_nhan_cap_cuu"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."tu_trang" ADD CONSTRAINT "tu_trang_nguoi_nhan_id_nhan_vien_id_fk" FOREIGN KEY ("nguoi_nhan_id") REFERENCES "main"."nhan_vien"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."tu_trang" ADD CONSTRAINT "tu_trang_nguoi_tra_id_nhan_vien_id_fk" FOREIGN KEY ("nguoi_tra_id") REFERENCES "main"."nhan_vien"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "tiep_nhan_cap_cuu_visit" ON "main"."tiep_nhan_cap_cuu" USING btree ("tiep_nhan_id");--> statement-breakpoint
CREATE INDEX "tiep_nhan_cap_cuu_arrival" ON "main"."tiep_nhan_cap_cuu" USING btree ("den_luc");--> statement-breakpoint
CREATE INDEX "tu_trang_arrival" ON "main"."tu_trang" USING btree ("cap_cuu_id");