CREATE TABLE "main"."han_muc_mien_giam" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"trang_thai" text DEFAULT 'DangSuDung' NOT NULL,
	"tam_ngung" boolean DEFAULT false NOT NULL,
	"search_key" text DEFAULT '' NOT NULL,
	"ma_han_muc" text,
	"ten_han_muc" text,
	"chuc_vu_id" uuid,
	"so_tien_toi_da" numeric(18, 2),
	"phan_tram_toi_da" numeric(20, 6),
	"ghi_chu" text
);
--> statement-breakpoint
CREATE TABLE "main"."yeu_cau_mien_giam" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"ma_yeu_cau" text NOT NULL,
	"tiep_nhan_id" uuid NOT NULL,
	"benh_nhan_id" uuid NOT NULL,
	"pham_vi" text NOT NULL,
	"phan_tram" integer,
	"so_tien" numeric(18, 2),
	"dongs" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"so_tien_de_nghi" numeric(18, 2) NOT NULL,
	"so_tien_duyet" numeric(18, 2),
	"ly_do" text NOT NULL,
	"so_giay_to" text,
	"ngay_de_nghi" timestamp with time zone NOT NULL,
	"nguoi_de_nghi_id" uuid NOT NULL,
	"ngay_duyet" timestamp with time zone,
	"nguoi_duyet_id" uuid,
	"ly_do_tu_choi" text,
	"trang_thai" text DEFAULT 'ChoDuyet' NOT NULL,
	CONSTRAINT "yeu_cau_mien_giam_share" CHECK ((pham_vi = 'CaLuot') = ((phan_tram is null) <> (so_tien is null)) and (pham_vi = 'TheoDong') = (jsonb_array_length(dongs) > 0))
);
--> statement-breakpoint
ALTER TABLE "main"."vien_phi_mien_giam" ADD COLUMN "nguoi_de_nghi_id" uuid;--> statement-breakpoint
ALTER TABLE "main"."yeu_cau_mien_giam" ADD CONSTRAINT "yeu_cau_mien_giam_tiep_nhan_id_tiep_nhan_id_fk" FOREIGN KEY ("tiep_nhan_id") REFERENCES "main"."tiep_nhan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."yeu_cau_mien_giam" ADD CONSTRAINT "yeu_cau_mien_giam_benh_nhan_id_benh_nhan_id_fk" FOREIGN KEY ("benh_nhan_id") REFERENCES "main"."benh_nhan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "han_muc_mien_giam_ma_han_muc_unique" ON "main"."han_muc_mien_giam" USING btree ("ma_han_muc") WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE UNIQUE INDEX "han_muc_mien_giam_ma_han_muc_nocase" ON "main"."han_muc_mien_giam" USING btree (lower("ma_han_muc")) WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE INDEX "han_muc_mien_giam_chuc_vu_id" ON "main"."han_muc_mien_giam" USING btree ("chuc_vu_id");--> statement-breakpoint
CREATE INDEX "han_muc_mien_giam_search" ON "main"."han_muc_mien_giam" USING gin (search_key public.gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "yeu_cau_mien_giam_code" ON "main"."yeu_cau_mien_giam" USING btree ("ma_yeu_cau");--> statement-breakpoint
CREATE UNIQUE INDEX "yeu_cau_mien_giam_waiting" ON "main"."yeu_cau_mien_giam" USING btree ("tiep_nhan_id") WHERE trang_thai = 'ChoDuyet';--> statement-breakpoint
CREATE INDEX "yeu_cau_mien_giam_visit" ON "main"."yeu_cau_mien_giam" USING btree ("tiep_nhan_id");--> statement-breakpoint
CREATE INDEX "yeu_cau_mien_giam_patient" ON "main"."yeu_cau_mien_giam" USING btree ("benh_nhan_id");--> statement-breakpoint
CREATE INDEX "yeu_cau_mien_giam_day" ON "main"."yeu_cau_mien_giam" USING btree ("ngay_de_nghi");--> statement-breakpoint
CREATE INDEX "vien_phi_mien_giam_visit" ON "main"."vien_phi_mien_giam" USING btree ("tiep_nhan_id");--> statement-breakpoint
CREATE TRIGGER yeu_cau_mien_giam_patient_kept BEFORE INSERT OR UPDATE OF benh_nhan_id ON main.yeu_cau_mien_giam
  FOR EACH ROW EXECUTE FUNCTION main.refuse_merged('tiep_nhan_id');
