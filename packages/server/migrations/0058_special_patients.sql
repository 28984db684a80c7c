ALTER TABLE "main"."nhap_danh_muc_dong" ADD COLUMN "quyet_dinh" text;--> statement-breakpoint
ALTER TABLE "main"."benh_nhan" ADD COLUMN "ma_cu" text;--> statement-breakpoint
ALTER TABLE "main"."benh_nhan" ADD COLUMN "chua_ro_danh_tinh" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "main"."benh_nhan" ADD COLUMN "noi_phat_hien" text;--> statement-breakpoint
ALTER TABLE "main"."benh_nhan" ADD COLUMN "nguoi_dua" text;--> statement-breakpoint
ALTER TABLE "main"."benh_nhan" ADD COLUMN "dac_diem_nhan_dang" text;--> statement-breakpoint
ALTER TABLE "main"."benh_nhan" ADD COLUMN "ngay_xac_dinh" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "main"."benh_nhan" ADD COLUMN "nguoi_xac_dinh_id" uuid;--> statement-breakpoint
ALTER TABLE "main"."benh_nhan" ADD COLUMN "me_id" uuid;--> statement-breakpoint
ALTER TABLE "main"."benh_nhan" ADD COLUMN "thoi_diem_sinh" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "main"."benh_nhan" ADD COLUMN "can_nang_sinh" integer;--> statement-breakpoint
ALTER TABLE "main"."benh_nhan" ADD COLUMN "thu_tu_sinh" integer;--> statement-breakpoint
ALTER TABLE "main"."benh_nhan" ADD COLUMN "so_giay_chung_sinh" text;--> statement-breakpoint
ALTER TABLE "main"."benh_nhan" ADD COLUMN "ngay_tu_vong" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "main"."benh_nhan" ADD COLUMN "nguyen_nhan_tu_vong_id" uuid;--> statement-breakpoint
ALTER TABLE "main"."benh_nhan" ADD COLUMN "noi_tu_vong" text;--> statement-breakpoint
ALTER TABLE "main"."benh_nhan" ADD COLUMN "ly_do_tu_vong" text;--> statement-breakpoint
ALTER TABLE "main"."benh_nhan" ADD COLUMN "nguoi_ghi_tu_vong_id" uuid;--> statement-breakpoint
ALTER TABLE "main"."benh_nhan" ADD CONSTRAINT "benh_nhan_me_id_benh_nhan_id_fk" FOREIGN KEY ("me_id") REFERENCES "main"."benh_nhan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main"."benh_nhan" ADD CONSTRAINT "benh_nhan_nguyen_nhan_tu_vong_id_icd_id_fk" FOREIGN KEY ("nguyen_nhan_tu_vong_id") REFERENCES "main"."icd"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "xet_nghiem_ket_qua_patient" ON "main"."xet_nghiem_ket_qua" USING btree ("benh_nhan_id","ngay_ket_qua") WHERE ngay_ket_qua is not null;--> statement-breakpoint
CREATE INDEX "benh_nhan_old_code" ON "main"."benh_nhan" USING btree ("ma_cu") WHERE ma_cu is not null;--> statement-breakpoint
CREATE INDEX "benh_nhan_unknown" ON "main"."benh_nhan" USING btree ("id") WHERE chua_ro_danh_tinh;--> statement-breakpoint
CREATE INDEX "benh_nhan_mother" ON "main"."benh_nhan" USING btree ("me_id") WHERE me_id is not null;