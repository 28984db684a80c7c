CREATE TABLE "main"."thong_bao_da_doc" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"thong_bao_id" uuid NOT NULL,
	"tai_khoan_id" uuid NOT NULL,
	"ngay_doc" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "main"."thong_bao" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"loai" text NOT NULL,
	"muc" text NOT NULL,
	"khoa" text NOT NULL,
	"nhan_vien_id" uuid,
	"quyen" text,
	"node_id" uuid,
	"ban_ghi_id" uuid,
	"benh_nhan_id" uuid,
	"kham_benh_id" uuid,
	"noi_dung" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "main"."thong_bao_da_doc" ADD CONSTRAINT "thong_bao_da_doc_thong_bao_id_thong_bao_id_fk" FOREIGN KEY ("thong_bao_id") REFERENCES "main"."thong_bao"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."thong_bao" ADD CONSTRAINT "thong_bao_nhan_vien_id_nhan_vien_id_fk" FOREIGN KEY ("nhan_vien_id") REFERENCES "main"."nhan_vien"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."thong_bao" ADD CONSTRAINT "thong_bao_node_id_node_id_fk" FOREIGN KEY ("node_id") REFERENCES "auth"."node"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."thong_bao" ADD CONSTRAINT "thong_bao_benh_nhan_id_benh_nhan_id_fk" FOREIGN KEY ("benh_nhan_id") REFERENCES "main"."benh_nhan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "thong_bao_da_doc_once" ON "main"."thong_bao_da_doc" USING btree ("thong_bao_id","tai_khoan_id");--> statement-breakpoint
CREATE UNIQUE INDEX "thong_bao_khoa" ON "main"."thong_bao" USING btree ("loai","khoa");--> statement-breakpoint
CREATE INDEX "thong_bao_person" ON "main"."thong_bao" USING btree ("nhan_vien_id","ngay_tao");--> statement-breakpoint
CREATE INDEX "thong_bao_right" ON "main"."thong_bao" USING btree ("quyen","node_id","ngay_tao");--> statement-breakpoint
CREATE INDEX "thong_bao_patient" ON "main"."thong_bao" USING btree ("benh_nhan_id");--> statement-breakpoint
CREATE INDEX "thong_bao_age" ON "main"."thong_bao" USING btree ("ngay_tao");