CREATE TABLE "main"."quyet_toan_bhyt" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ngay_tao" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_tao_id" uuid,
	"ngay_cap_nhat" timestamp with time zone DEFAULT now() NOT NULL,
	"nguoi_cap_nhat_id" uuid,
	"co_so_id" uuid,
	"loai_ky" text NOT NULL,
	"nam" integer NOT NULL,
	"ky" integer NOT NULL,
	"tu_ngay" date NOT NULL,
	"den_ngay" date NOT NULL,
	"so_bien_ban" text NOT NULL,
	"ngay_bien_ban" date NOT NULL,
	"so_tien_chap_nhan" numeric(18, 2) NOT NULL,
	"so_tien_de_nghi" numeric(18, 2) NOT NULL,
	"ghi_chu" text,
	"ly_do_huy" text,
	"trang_thai" text NOT NULL,
	CONSTRAINT "quyet_toan_bhyt_sums" CHECK (so_tien_chap_nhan between 0 and so_tien_de_nghi and so_tien_chap_nhan = trunc(so_tien_chap_nhan))
);
--> statement-breakpoint
ALTER TABLE "main"."hoa_don_dien_tu" DROP CONSTRAINT "hoa_don_dien_tu_original_named";--> statement-breakpoint
ALTER TABLE "main"."hoa_don_dien_tu" ADD COLUMN "quyet_toan_id" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX "quyet_toan_bhyt_once" ON "main"."quyet_toan_bhyt" USING btree (coalesce(co_so_id, '00000000-0000-0000-0000-000000000000'::uuid),"tu_ngay") WHERE trang_thai = 'HieuLuc';--> statement-breakpoint
CREATE INDEX "quyet_toan_bhyt_period" ON "main"."quyet_toan_bhyt" USING btree ("tu_ngay");--> statement-breakpoint
ALTER TABLE "main"."hoa_don_dien_tu" ADD CONSTRAINT "hoa_don_dien_tu_quyet_toan_id_quyet_toan_bhyt_id_fk" FOREIGN KEY ("quyet_toan_id") REFERENCES "main"."quyet_toan_bhyt"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "hoa_don_dien_tu_settlement_once" ON "main"."hoa_don_dien_tu" USING btree ("quyet_toan_id") WHERE loai_hoa_don = 'QuyetToan' and trang_thai <> 'DaXoa';--> statement-breakpoint
CREATE INDEX "hoa_don_dien_tu_settlement" ON "main"."hoa_don_dien_tu" USING btree ("quyet_toan_id") WHERE quyet_toan_id is not null;--> statement-breakpoint
ALTER TABLE "main"."hoa_don_dien_tu" ADD CONSTRAINT "hoa_don_dien_tu_original_named" CHECK ((loai_hoa_don in ('DieuChinh', 'DieuChinhTang', 'ThayThe')) = (hoa_don_goc_id is not null)
        and (hoa_don_goc_id is null) = (ly_do_dieu_chinh is null));