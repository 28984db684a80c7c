ALTER TABLE "main"."vien_phi_dong" DROP CONSTRAINT "vien_phi_dong_not_negative";--> statement-breakpoint
ALTER TABLE "main"."vien_phi_dong" DROP CONSTRAINT "vien_phi_dong_left";--> statement-breakpoint
ALTER TABLE "main"."vien_phi_dong" ADD COLUMN "khuyen_mai" numeric(18, 2) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "main"."vien_phi" ADD COLUMN "khuyen_mai" numeric(18, 2) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "main"."vien_phi_dong" ADD CONSTRAINT "vien_phi_dong_not_negative" CHECK (least(so_luong, don_gia, don_gia_bhyt, bh_chi_tra, bncct, bntt, nguon_khac, khuyen_mai, mien_giam, hach_toan, con_lai, thu_thua) >= 0);--> statement-breakpoint
ALTER TABLE "main"."vien_phi_dong" ADD CONSTRAINT "vien_phi_dong_left" CHECK (con_lai - thu_thua = benh_nhan_tt - khuyen_mai - mien_giam - hach_toan);