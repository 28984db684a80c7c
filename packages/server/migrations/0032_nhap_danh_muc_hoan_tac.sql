CREATE TABLE "main"."nhap_danh_muc_cot" (
	"ke_hoach" text NOT NULL,
	"tieu_de" text NOT NULL,
	"cot" text NOT NULL,
	CONSTRAINT "nhap_danh_muc_cot_ke_hoach_tieu_de_pk" PRIMARY KEY("ke_hoach","tieu_de")
);
--> statement-breakpoint
CREATE TABLE "main"."nhap_danh_muc_truoc" (
	"nhap_danh_muc_id" uuid NOT NULL,
	"danh_muc" text NOT NULL,
	"muc_id" uuid NOT NULL,
	"truoc" jsonb,
	"phien_ban" integer NOT NULL,
	CONSTRAINT "nhap_danh_muc_truoc_nhap_danh_muc_id_danh_muc_muc_id_pk" PRIMARY KEY("nhap_danh_muc_id","danh_muc","muc_id")
);
--> statement-breakpoint
ALTER TABLE "main"."nhap_danh_muc_dong" ADD COLUMN "sua" jsonb;--> statement-breakpoint
ALTER TABLE "main"."nhap_danh_muc" ADD COLUMN "bat_dau" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "main"."nhap_danh_muc" ADD COLUMN "ghi_luc" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "main"."nhap_danh_muc_truoc" ADD CONSTRAINT "nhap_danh_muc_truoc_nhap_danh_muc_id_nhap_danh_muc_id_fk" FOREIGN KEY ("nhap_danh_muc_id") REFERENCES "main"."nhap_danh_muc"("id") ON DELETE cascade ON UPDATE no action;