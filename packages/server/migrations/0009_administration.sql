CREATE TABLE "main"."nhap_danh_muc_dong" (
	"nhap_danh_muc_id" uuid NOT NULL,
	"dong" integer NOT NULL,
	"cells" jsonb NOT NULL,
	CONSTRAINT "nhap_danh_muc_dong_nhap_danh_muc_id_dong_pk" PRIMARY KEY("nhap_danh_muc_id","dong")
);
--> statement-breakpoint
CREATE TABLE "main"."nhap_danh_muc_muc" (
	"nhap_danh_muc_id" uuid NOT NULL,
	"phan" integer NOT NULL,
	"dong" integer NOT NULL,
	"ket_qua" text NOT NULL,
	"muc_id" uuid,
	"ma" text,
	"phien_ban" integer,
	"record" jsonb,
	"extra" jsonb,
	"issues" jsonb,
	CONSTRAINT "nhap_danh_muc_muc_nhap_danh_muc_id_phan_dong_pk" PRIMARY KEY("nhap_danh_muc_id","phan","dong")
);
--> statement-breakpoint
CREATE TABLE "main"."nhap_danh_muc" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"ke_hoach" text NOT NULL,
	"ten_tep" text NOT NULL,
	"sha256" text NOT NULL,
	"sheet" jsonb NOT NULL,
	"mapping" jsonb NOT NULL,
	"options" jsonb NOT NULL,
	"trang_thai" text DEFAULT 'DaDoc' NOT NULL,
	"so_dong_xong" integer DEFAULT 0 NOT NULL,
	"so_dong" integer NOT NULL,
	"report" jsonb,
	"failure" jsonb,
	"actor" jsonb
);
--> statement-breakpoint
CREATE TABLE "main"."gia_lieu_trinh" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"bang_gia_id" uuid NOT NULL,
	"lieu_trinh_id" uuid NOT NULL,
	"don_gia" numeric(18, 2) NOT NULL,
	CONSTRAINT "gia_lieu_trinh_price" CHECK (don_gia >= 0)
);
--> statement-breakpoint
CREATE TABLE "main"."kiem_chung_sao_luu" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"sao_luu_id" uuid NOT NULL,
	"trang_thai" text DEFAULT 'Cho' NOT NULL,
	"may_chu_id" uuid,
	"tien_do" integer DEFAULT 0 NOT NULL,
	"giu_lai" boolean DEFAULT false NOT NULL,
	"ten_csdl" text,
	"so_bang" integer,
	"so_dong" bigint,
	"bang_khac" jsonb,
	"niem_phong" jsonb,
	"bat_dau_luc" timestamp with time zone,
	"xong_luc" timestamp with time zone,
	"loi" text
);
--> statement-breakpoint
CREATE TABLE "main"."may_chu" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ten_may" text NOT NULL,
	"phien_ban" text NOT NULL,
	"dich_vu" text NOT NULL,
	"bat_dau_luc" timestamp with time zone NOT NULL,
	"luc" timestamp with time zone NOT NULL,
	"bo_nho" bigint NOT NULL,
	"tre_su_kien" integer
);
--> statement-breakpoint
CREATE TABLE "main"."sao_luu" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"ten_tep" text NOT NULL,
	"trang_thai" text DEFAULT 'Cho' NOT NULL,
	"tu_dong" boolean DEFAULT false NOT NULL,
	"ghi_chu" text,
	"phien_ban" text NOT NULL,
	"ten_may" text,
	"may_chu_id" uuid,
	"tien_do" integer DEFAULT 0 NOT NULL,
	"kich_thuoc" bigint,
	"sha256" text,
	"so_bang" integer,
	"so_dong" bigint,
	"so_tep" integer,
	"bat_dau_luc" timestamp with time zone,
	"xong_luc" timestamp with time zone,
	"loi" text,
	"ly_do_xoa" text,
	"xoa_luc" timestamp with time zone
);
--> statement-breakpoint
DROP INDEX "auth"."profile_code";--> statement-breakpoint
ALTER TABLE "main"."counter" ADD COLUMN "at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "main"."outbox" ADD COLUMN "ly_do_huy" text;--> statement-breakpoint
ALTER TABLE "auth"."account" ADD COLUMN "must_change_password" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "auth"."account" ADD COLUMN "last_sign_in_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "auth"."account" ADD COLUMN "lock_reason" text;--> statement-breakpoint
ALTER TABLE "auth"."account" ADD COLUMN "totp_secret" text;--> statement-breakpoint
ALTER TABLE "auth"."account" ADD COLUMN "totp_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "auth"."account" ADD COLUMN "totp_step" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "auth"."account" ADD COLUMN "recovery_hashes" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "auth"."profile" ADD COLUMN "requires_2fa" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "auth"."profile" ADD COLUMN "tam_ngung" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "auth"."profile" ADD COLUMN "trang_thai" text DEFAULT 'DangSuDung' NOT NULL;--> statement-breakpoint
ALTER TABLE "auth"."session" ADD COLUMN "node_id" uuid;--> statement-breakpoint
ALTER TABLE "auth"."session" ADD COLUMN "second_factor_due" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "main"."nhap_danh_muc_dong" ADD CONSTRAINT "nhap_danh_muc_dong_nhap_danh_muc_id_nhap_danh_muc_id_fk" FOREIGN KEY ("nhap_danh_muc_id") REFERENCES "main"."nhap_danh_muc"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."nhap_danh_muc_muc" ADD CONSTRAINT "nhap_danh_muc_muc_nhap_danh_muc_id_nhap_danh_muc_id_fk" FOREIGN KEY ("nhap_danh_muc_id") REFERENCES "main"."nhap_danh_muc"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."gia_lieu_trinh" ADD CONSTRAINT "gia_lieu_trinh_bang_gia_id_bang_gia_id_fk" FOREIGN KEY ("bang_gia_id") REFERENCES "main"."bang_gia"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."gia_lieu_trinh" ADD CONSTRAINT "gia_lieu_trinh_lieu_trinh_id_lieu_trinh_id_fk" FOREIGN KEY ("lieu_trinh_id") REFERENCES "main"."lieu_trinh"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."kiem_chung_sao_luu" ADD CONSTRAINT "kiem_chung_sao_luu_sao_luu_id_sao_luu_id_fk" FOREIGN KEY ("sao_luu_id") REFERENCES "main"."sao_luu"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "nhap_danh_muc_muc_ket_qua" ON "main"."nhap_danh_muc_muc" USING btree ("nhap_danh_muc_id","ket_qua","dong");--> statement-breakpoint
CREATE INDEX "nhap_danh_muc_who" ON "main"."nhap_danh_muc" USING btree ("nguoi_tao_id","ke_hoach");--> statement-breakpoint
CREATE UNIQUE INDEX "gia_lieu_trinh_course" ON "main"."gia_lieu_trinh" USING btree ("lieu_trinh_id","bang_gia_id");--> statement-breakpoint
CREATE INDEX "gia_lieu_trinh_list" ON "main"."gia_lieu_trinh" USING btree ("bang_gia_id");--> statement-breakpoint
CREATE INDEX "kiem_chung_backup" ON "main"."kiem_chung_sao_luu" USING btree ("sao_luu_id");--> statement-breakpoint
CREATE INDEX "sao_luu_made" ON "main"."sao_luu" USING btree ("ngay_tao");--> statement-breakpoint
CREATE UNIQUE INDEX "profile_code" ON "auth"."profile" USING btree (lower("code")) WHERE "auth"."profile"."trang_thai" = 'DangSuDung';