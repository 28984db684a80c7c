CREATE TABLE "main"."gop_benh_nhan" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"benh_nhan_giu_id" uuid NOT NULL,
	"benh_nhan_gop_id" uuid NOT NULL,
	"ly_do" text NOT NULL,
	"truoc_khi_gop" jsonb NOT NULL,
	"sau_khi_gop" jsonb NOT NULL,
	"ban_ghis" jsonb NOT NULL,
	"ly_do_tach" text,
	"nguoi_tach_id" uuid,
	"ngay_tach" timestamp with time zone,
	"trang_thai" text DEFAULT 'DangGop' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "main"."benh_nhan" ADD COLUMN "benh_nhan_gop_id" uuid;--> statement-breakpoint
ALTER TABLE "main"."gop_benh_nhan" ADD CONSTRAINT "gop_benh_nhan_benh_nhan_giu_id_benh_nhan_id_fk" FOREIGN KEY ("benh_nhan_giu_id") REFERENCES "main"."benh_nhan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."gop_benh_nhan" ADD CONSTRAINT "gop_benh_nhan_benh_nhan_gop_id_benh_nhan_id_fk" FOREIGN KEY ("benh_nhan_gop_id") REFERENCES "main"."benh_nhan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gop_benh_nhan_kept" ON "main"."gop_benh_nhan" USING btree ("benh_nhan_giu_id");--> statement-breakpoint
CREATE UNIQUE INDEX "gop_benh_nhan_live" ON "main"."gop_benh_nhan" USING btree ("benh_nhan_gop_id") WHERE trang_thai = 'DangGop';--> statement-breakpoint
ALTER TABLE "main"."benh_nhan" ADD CONSTRAINT "benh_nhan_benh_nhan_gop_id_benh_nhan_id_fk" FOREIGN KEY ("benh_nhan_gop_id") REFERENCES "main"."benh_nhan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "benh_nhan_namesakes" ON "main"."benh_nhan" USING btree ("ten_khong_dau","nam_sinh");--> statement-breakpoint
CREATE INDEX "benh_nhan_merged" ON "main"."benh_nhan" USING btree ("benh_nhan_gop_id") WHERE benh_nhan_gop_id is not null;
