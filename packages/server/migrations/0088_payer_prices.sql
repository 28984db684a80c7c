ALTER TABLE "main"."vien_phi_mien_giam" ADD COLUMN "phan_tram" integer;--> statement-breakpoint
ALTER TABLE "main"."vien_phi_dong" ADD COLUMN "gia_sua_tay" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "main"."vien_phi_dong" ADD COLUMN "mien_giam_phan_tram" integer;--> statement-breakpoint
ALTER TABLE "main"."dich_vu_yeu_cau_chi_tiet" ADD COLUMN "loai_gia_chons" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "main"."toa_thuoc_chi_tiet" ADD COLUMN "ngoai_bhyt" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- a price that is not the one of its order was corrected by hand; parts of packages that were given back aside
UPDATE "main"."vien_phi_dong" l SET "gia_sua_tay" = true FROM "main"."dich_vu_yeu_cau_chi_tiet" c
  WHERE c.id = l.source_id AND c.lan_goi_id IS NULL AND c.don_gia <> l.don_gia;--> statement-breakpoint
UPDATE "main"."vien_phi_dong" l SET "gia_sua_tay" = true FROM "main"."toa_thuoc_chi_tiet" c
  WHERE c.id = l.source_id AND c.don_gia <> l.don_gia;--> statement-breakpoint
-- of visits that are not settled: what is charged by another price type than the payer's first one keeps it for that payer
UPDATE "main"."dich_vu_yeu_cau_chi_tiet" c
  SET "loai_gia_chons" = jsonb_build_array(jsonb_build_object('DoiTuong_Id', d.id, 'LoaiGia_Id', c.loai_gia_id))
  FROM "main"."dich_vu_yeu_cau" s
  JOIN "main"."tiep_nhan" v ON v.id = s.tiep_nhan_id AND v.trang_thai <> 'DaHuy' AND NOT v.da_xac_nhan_chi_phi
  JOIN "main"."dm_doi_tuong" d ON d.id = v.doi_tuong_id
  WHERE s.id = c.dich_vu_yeu_cau_id AND c.trang_thai <> 'DaHuy' AND c.lan_goi_id IS NULL
    AND c.loai_gia_id = ANY(d.loai_gia_ids) AND c.loai_gia_id <> d.loai_gia_ids[1];--> statement-breakpoint
-- an ordinary prescription of an insured visit was the prescriber's decision
UPDATE "main"."toa_thuoc_chi_tiet" c SET "ngoai_bhyt" = true
  FROM "main"."toa_thuoc" t JOIN "main"."tiep_nhan" v ON v.id = t.tiep_nhan_id AND v.so_the_bhyt IS NOT NULL
  WHERE t.id = c.toa_thuoc_id AND t.loai_toa = 'Thuong' AND c.don_gia_bhyt_goc > 0;
