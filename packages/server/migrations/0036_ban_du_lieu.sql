CREATE TABLE "main"."ban_du_lieu" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"loai" text NOT NULL,
	"sao_luu_id" uuid,
	"trang_thai" text DEFAULT 'Cho' NOT NULL,
	"buoc" text,
	"may_chu_id" uuid,
	"tien_do" integer DEFAULT 0 NOT NULL,
	"ten_csdl" text,
	"du_lieu_luc" timestamp with time zone,
	"so_bang" integer,
	"so_dong" bigint,
	"bang_khac" jsonb,
	"niem_phong" jsonb,
	"ly_do" text NOT NULL,
	"bat_dau_luc" timestamp with time zone,
	"xong_luc" timestamp with time zone,
	"loi" text
);
--> statement-breakpoint
ALTER TABLE "main"."ban_du_lieu" ADD CONSTRAINT "ban_du_lieu_sao_luu_id_sao_luu_id_fk" FOREIGN KEY ("sao_luu_id") REFERENCES "main"."sao_luu"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ban_du_lieu_made" ON "main"."ban_du_lieu" USING btree ("ngay_tao");--> statement-breakpoint
CREATE INDEX "ban_du_lieu_backup" ON "main"."ban_du_lieu" USING btree ("sao_luu_id");