ALTER TABLE "pharmacy"."dinh_muc_kho" ADD COLUMN "ton_toi_da" numeric(18, 3);--> statement-breakpoint
ALTER TABLE "pharmacy"."dinh_muc_kho" ADD COLUMN "ngay_bao" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "pharmacy"."phieu_kho_chi_tiet" ADD COLUMN "so_luong_nhan" numeric(18, 3);--> statement-breakpoint
ALTER TABLE "pharmacy"."dinh_muc_kho" ADD CONSTRAINT "dinh_muc_kho_toi_da" CHECK (ton_toi_da >= ton_toi_thieu);--> statement-breakpoint
ALTER TABLE "pharmacy"."phieu_kho_chi_tiet" ADD CONSTRAINT "phieu_kho_chi_tiet_nhan" CHECK (so_luong_nhan between 0 and so_luong);