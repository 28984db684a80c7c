CREATE TABLE "main"."giai_trinh_so" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"quyen_bien_lai_id" uuid,
	"tai_khoan_id" uuid,
	"mau_so" text,
	"ky_hieu" text NOT NULL,
	"tu_so" integer NOT NULL,
	"den_so" integer NOT NULL,
	"co_so_id" uuid,
	"ly_do" text NOT NULL,
	"nguoi_giai_trinh_id" uuid,
	"trang_thai" text NOT NULL,
	"ly_do_huy" text,
	"ngay_huy" timestamp with time zone,
	"nguoi_huy_id" uuid,
	CONSTRAINT "giai_trinh_so_run" CHECK (den_so >= tu_so),
	CONSTRAINT "giai_trinh_so_series" CHECK ((quyen_bien_lai_id is null) <> (tai_khoan_id is null) and (tai_khoan_id is null or mau_so is not null))
);
--> statement-breakpoint
ALTER TABLE "main"."giai_trinh_so" ADD CONSTRAINT "giai_trinh_so_quyen_bien_lai_id_quyen_bien_lai_id_fk" FOREIGN KEY ("quyen_bien_lai_id") REFERENCES "main"."quyen_bien_lai"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."giai_trinh_so" ADD CONSTRAINT "giai_trinh_so_tai_khoan_id_tai_khoan_hoa_don_id_fk" FOREIGN KEY ("tai_khoan_id") REFERENCES "main"."tai_khoan_hoa_don"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."giai_trinh_so" ADD CONSTRAINT "giai_trinh_so_co_so_id_node_id_fk" FOREIGN KEY ("co_so_id") REFERENCES "auth"."node"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."giai_trinh_so" ADD CONSTRAINT "giai_trinh_so_nguoi_giai_trinh_id_nhan_vien_id_fk" FOREIGN KEY ("nguoi_giai_trinh_id") REFERENCES "main"."nhan_vien"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."giai_trinh_so" ADD CONSTRAINT "giai_trinh_so_nguoi_huy_id_nhan_vien_id_fk" FOREIGN KEY ("nguoi_huy_id") REFERENCES "main"."nhan_vien"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "giai_trinh_so_book" ON "main"."giai_trinh_so" USING btree ("quyen_bien_lai_id","tu_so") WHERE trang_thai = 'HieuLuc' and quyen_bien_lai_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "giai_trinh_so_serial" ON "main"."giai_trinh_so" USING btree ("tai_khoan_id","mau_so","ky_hieu","tu_so") WHERE trang_thai = 'HieuLuc' and tai_khoan_id is not null;