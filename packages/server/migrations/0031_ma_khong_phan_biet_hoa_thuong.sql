-- Codes that differ by letter case alone are two entries to the machine and one to people. Which of them keeps its code only the house
-- can say: they are on papers, in insurance files and at partners. So they are named, and nothing is changed.
DO $$
DECLARE one record; found text; told text := '';
BEGIN
  FOR one IN SELECT * FROM (VALUES
      ('auth.node', 'code'),
      ('main.chuyen_khoa', 'ma_chuyen_khoa'),
      ('main.giuong_benh', 'ma_giuong'),
      ('main.don_vi_doi_tac', 'ma_don_vi_doi_tac'),
      ('main.dm_chuc_vu', 'ma_chuc_vu'),
      ('main.dm_chuc_danh', 'ma_chuc_danh'),
      ('main.nhan_vien', 'ma_nhan_vien'),
      ('main.nhom_benh_nhan', 'ma_nhom_benh_nhan'),
      ('main.loai_khach_hang', 'ma_loai_khach_hang'),
      ('main.nguon_khach_hang', 'ma_nguon_khach_hang'),
      ('main.cong_ty', 'ma_cong_ty'),
      ('main.cong_ty_ksk', 'ma_cong_ty'),
      ('main.quan_ly_hop_dong', 'ma_hop_dong'),
      ('main.dan_toc', 'ma_dan_toc'),
      ('main.quoc_tich', 'ma_quoc_tich'),
      ('main.nghe_nghiep', 'ma_nghe_nghiep'),
      ('main.nhom_mau', 'ma_nhom_mau'),
      ('main.yeu_to_rh', 'ma_yeu_to_rh'),
      ('main.loai_dich_vu', 'ma_loai_dich_vu'),
      ('main.nhom_dich_vu', 'ma_nhom_dich_vu'),
      ('main.dm_dich_vu', 'ma_dich_vu'),
      ('main.goi_dich_vu', 'ma_goi_dich_vu'),
      ('main.goi_kham_suc_khoe', 'ma_goi_kham'),
      ('main.lieu_trinh', 'ma_lieu_trinh'),
      ('main.dinh_muc_dich_vu', 'ma_dinh_muc'),
      ('main.chong_chi_dinh_dich_vu', 'ma_chong_chi_dinh'),
      ('main.thiet_bi', 'ma_thiet_bi'),
      ('main.dm_phuong_phap_phau_thuat', 'ma_phuong_phap_phau_thuat'),
      ('main.dm_phuong_phap_vo_cam', 'ma_phuong_phap_vo_cam'),
      ('main.chuong_icd', 'ma_chuong_icd'),
      ('main.nhom_icd', 'ma_nhom_icd'),
      ('main.icd', 'ma_icd'),
      ('main.icd_xet_nghiem', 'ma_icd_xet_nghiem'),
      ('main.loai_benh_an', 'ma_loai_benh_an'),
      ('main.y_lenh_cham_soc', 'ma_y_lenh_cham_soc'),
      ('main.huong_giai_quyet', 'ma_huong_giai_quyet'),
      ('main.hinh_thuc_chuyen', 'ma_hinh_thuc_chuyen'),
      ('main.loai_mau_kham', 'ma_loai_mau_kham'),
      ('main.tu_dien_ket_luan', 'ma_tu_dien_ket_luan'),
      ('main.dm_loi_dan', 'ma'),
      ('pharmacy.duoc', 'ma_duoc'),
      ('pharmacy.nhom_duoc', 'ma_nhom_duoc'),
      ('pharmacy.hoat_chat', 'ma_hoat_chat'),
      ('pharmacy.tuong_tac_thuoc', 'ma_tuong_tac'),
      ('main.duong_dung', 'ma_duong_dung'),
      ('main.toa_thuoc_mau', 'ma_toa_thuoc_mau'),
      ('main.dm_loi_dan_uong_thuoc', 'ma'),
      ('main.cach_lay_thuoc', 'ma_cach_lay_thuoc'),
      ('pharmacy.kho', 'ma_kho'),
      ('pharmacy.nha_cung_cap', 'ma_nha_cung_cap'),
      ('main.dm_doi_tuong', 'ma_doi_tuong'),
      ('main.nhom_doi_tuong', 'ma_nhom_doi_tuong'),
      ('main.loai_gia', 'ma_loai_gia'),
      ('main.hinh_thuc_thanh_toan', 'ma_hinh_thuc_thanh_toan'),
      ('main.tai_khoan_ngan_hang', 'ma_tai_khoan'),
      ('main.quyen_bien_lai', 'ma_quyen_bien_lai'),
      ('main.loai_phieu_thu_chi', 'ma_loai_phieu'),
      ('main.tien_te', 'ma_tien_te'),
      ('main.nhom_cong_no', 'ma_nhom_cong_no'),
      ('main.benh_vien', 'ma_cskcb'),
      ('main.don_vi_hanh_chinh', 'ma_don_vi'),
      ('main.don_vi_tinh', 'ma_don_vi_tinh'),
      ('main.ly_do', 'ma_ly_do'),
      ('main.ky_bao_cao', 'ma_ky_bao_cao')
    ) AS v(place, code) LOOP
    EXECUTE format('SELECT string_agg(codes, ''; '') FROM (SELECT string_agg(%1$I, '', '' ORDER BY ngay_tao) AS codes FROM %2$s
      WHERE trang_thai = ''DangSuDung'' GROUP BY lower(%1$I) HAVING count(*) > 1 ORDER BY 1 LIMIT 20) d', one.code, one.place) INTO found;
    IF found IS NOT NULL THEN told := told || one.place || ': ' || found || E'. '; END IF;
  END LOOP;
  IF told <> '' THEN
    RAISE EXCEPTION 'codes that differ by letter case alone (mã chỉ khác nhau chữ hoa, chữ thường): %Start the earlier version, give one of each another code, and upgrade again (mở lại phiên bản trước, đổi một mã trong mỗi cặp rồi nâng cấp lại)', told;
  END IF;
END $$;--> statement-breakpoint
CREATE UNIQUE INDEX "node_code_nocase" ON "auth"."node" USING btree (lower("code")) WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE UNIQUE INDEX "chuyen_khoa_ma_chuyen_khoa_nocase" ON "main"."chuyen_khoa" USING btree (lower("ma_chuyen_khoa")) WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE UNIQUE INDEX "giuong_benh_ma_giuong_nocase" ON "main"."giuong_benh" USING btree (lower("ma_giuong")) WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE UNIQUE INDEX "don_vi_doi_tac_ma_don_vi_doi_tac_nocase" ON "main"."don_vi_doi_tac" USING btree (lower("ma_don_vi_doi_tac")) WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE UNIQUE INDEX "dm_chuc_vu_ma_chuc_vu_nocase" ON "main"."dm_chuc_vu" USING btree (lower("ma_chuc_vu")) WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE UNIQUE INDEX "dm_chuc_danh_ma_chuc_danh_nocase" ON "main"."dm_chuc_danh" USING btree (lower("ma_chuc_danh")) WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE UNIQUE INDEX "nhan_vien_ma_nhan_vien_nocase" ON "main"."nhan_vien" USING btree (lower("ma_nhan_vien")) WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE UNIQUE INDEX "nhom_benh_nhan_ma_nhom_benh_nhan_nocase" ON "main"."nhom_benh_nhan" USING btree (lower("ma_nhom_benh_nhan")) WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE UNIQUE INDEX "loai_khach_hang_ma_loai_khach_hang_nocase" ON "main"."loai_khach_hang" USING btree (lower("ma_loai_khach_hang")) WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE UNIQUE INDEX "nguon_khach_hang_ma_nguon_khach_hang_nocase" ON "main"."nguon_khach_hang" USING btree (lower("ma_nguon_khach_hang")) WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE UNIQUE INDEX "cong_ty_ma_cong_ty_nocase" ON "main"."cong_ty" USING btree (lower("ma_cong_ty")) WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE UNIQUE INDEX "cong_ty_ksk_ma_cong_ty_nocase" ON "main"."cong_ty_ksk" USING btree (lower("ma_cong_ty")) WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE UNIQUE INDEX "quan_ly_hop_dong_ma_hop_dong_nocase" ON "main"."quan_ly_hop_dong" USING btree (lower("ma_hop_dong")) WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE UNIQUE INDEX "dan_toc_ma_dan_toc_nocase" ON "main"."dan_toc" USING btree (lower("ma_dan_toc")) WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE UNIQUE INDEX "quoc_tich_ma_quoc_tich_nocase" ON "main"."quoc_tich" USING btree (lower("ma_quoc_tich")) WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE UNIQUE INDEX "nghe_nghiep_ma_nghe_nghiep_nocase" ON "main"."nghe_nghiep" USING btree (lower("ma_nghe_nghiep")) WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE UNIQUE INDEX "nhom_mau_ma_nhom_mau_nocase" ON "main"."nhom_mau" USING btree (lower("ma_nhom_mau")) WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE UNIQUE INDEX "yeu_to_rh_ma_yeu_to_rh_nocase" ON "main"."yeu_to_rh" USING btree (lower("ma_yeu_to_rh")) WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE UNIQUE INDEX "loai_dich_vu_ma_loai_dich_vu_nocase" ON "main"."loai_dich_vu" USING btree (lower("ma_loai_dich_vu")) WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE UNIQUE INDEX "nhom_dich_vu_ma_nhom_dich_vu_nocase" ON "main"."nhom_dich_vu" USING btree (lower("ma_nhom_dich_vu")) WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE UNIQUE INDEX "dm_dich_vu_ma_dich_vu_nocase" ON "main"."dm_dich_vu" USING btree (lower("ma_dich_vu")) WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE UNIQUE INDEX "goi_dich_vu_ma_goi_dich_vu_nocase" ON "main"."goi_dich_vu" USING btree (lower("ma_goi_dich_vu")) WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE UNIQUE INDEX "goi_kham_suc_khoe_ma_goi_kham_nocase" ON "main"."goi_kham_suc_khoe" USING btree (lower("ma_goi_kham")) WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE UNIQUE INDEX "lieu_trinh_ma_lieu_trinh_nocase" ON "main"."lieu_trinh" USING btree (lower("ma_lieu_trinh")) WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE UNIQUE INDEX "dinh_muc_dich_vu_ma_dinh_muc_nocase" ON "main"."dinh_muc_dich_vu" USING btree (lower("ma_dinh_muc")) WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE UNIQUE INDEX "chong_chi_dinh_dich_vu_ma_chong_chi_dinh_nocase" ON "main"."chong_chi_dinh_dich_vu" USING btree (lower("ma_chong_chi_dinh")) WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE UNIQUE INDEX "thiet_bi_ma_thiet_bi_nocase" ON "main"."thiet_bi" USING btree (lower("ma_thiet_bi")) WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE UNIQUE INDEX "dm_phuong_phap_phau_thuat_ma_phuong_phap_phau_thuat_nocase" ON "main"."dm_phuong_phap_phau_thuat" USING btree (lower("ma_phuong_phap_phau_thuat")) WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE UNIQUE INDEX "dm_phuong_phap_vo_cam_ma_phuong_phap_vo_cam_nocase" ON "main"."dm_phuong_phap_vo_cam" USING btree (lower("ma_phuong_phap_vo_cam")) WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE UNIQUE INDEX "chuong_icd_ma_chuong_icd_nocase" ON "main"."chuong_icd" USING btree (lower("ma_chuong_icd")) WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE UNIQUE INDEX "nhom_icd_ma_nhom_icd_nocase" ON "main"."nhom_icd" USING btree (lower("ma_nhom_icd")) WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE UNIQUE INDEX "icd_ma_icd_nocase" ON "main"."icd" USING btree (lower("ma_icd")) WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE UNIQUE INDEX "icd_xet_nghiem_ma_icd_xet_nghiem_nocase" ON "main"."icd_xet_nghiem" USING btree (lower("ma_icd_xet_nghiem")) WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE UNIQUE INDEX "loai_benh_an_ma_loai_benh_an_nocase" ON "main"."loai_benh_an" USING btree (lower("ma_loai_benh_an")) WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE UNIQUE INDEX "y_lenh_cham_soc_ma_y_lenh_cham_soc_nocase" ON "main"."y_lenh_cham_soc" USING btree (lower("ma_y_lenh_cham_soc")) WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE UNIQUE INDEX "huong_giai_quyet_ma_huong_giai_quyet_nocase" ON "main"."huong_giai_quyet" USING btree (lower("ma_huong_giai_quyet")) WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE UNIQUE INDEX "hinh_thuc_chuyen_ma_hinh_thuc_chuyen_nocase" ON "main"."hinh_thuc_chuyen" USING btree (lower("ma_hinh_thuc_chuyen")) WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE UNIQUE INDEX "loai_mau_kham_ma_loai_mau_kham_nocase" ON "main"."loai_mau_kham" USING btree (lower("ma_loai_mau_kham")) WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE UNIQUE INDEX "tu_dien_ket_luan_ma_tu_dien_ket_luan_nocase" ON "main"."tu_dien_ket_luan" USING btree (lower("ma_tu_dien_ket_luan")) WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE UNIQUE INDEX "dm_loi_dan_ma_nocase" ON "main"."dm_loi_dan" USING btree (lower("ma")) WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE UNIQUE INDEX "duoc_ma_duoc_nocase" ON "pharmacy"."duoc" USING btree (lower("ma_duoc")) WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE UNIQUE INDEX "nhom_duoc_ma_nhom_duoc_nocase" ON "pharmacy"."nhom_duoc" USING btree (lower("ma_nhom_duoc")) WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE UNIQUE INDEX "hoat_chat_ma_hoat_chat_nocase" ON "pharmacy"."hoat_chat" USING btree (lower("ma_hoat_chat")) WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE UNIQUE INDEX "tuong_tac_thuoc_ma_tuong_tac_nocase" ON "pharmacy"."tuong_tac_thuoc" USING btree (lower("ma_tuong_tac")) WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE UNIQUE INDEX "duong_dung_ma_duong_dung_nocase" ON "main"."duong_dung" USING btree (lower("ma_duong_dung")) WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE UNIQUE INDEX "toa_thuoc_mau_ma_toa_thuoc_mau_nocase" ON "main"."toa_thuoc_mau" USING btree (lower("ma_toa_thuoc_mau")) WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE UNIQUE INDEX "dm_loi_dan_uong_thuoc_ma_nocase" ON "main"."dm_loi_dan_uong_thuoc" USING btree (lower("ma")) WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE UNIQUE INDEX "cach_lay_thuoc_ma_cach_lay_thuoc_nocase" ON "main"."cach_lay_thuoc" USING btree (lower("ma_cach_lay_thuoc")) WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE UNIQUE INDEX "kho_ma_kho_nocase" ON "pharmacy"."kho" USING btree (lower("ma_kho")) WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE UNIQUE INDEX "nha_cung_cap_ma_nha_cung_cap_nocase" ON "pharmacy"."nha_cung_cap" USING btree (lower("ma_nha_cung_cap")) WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE UNIQUE INDEX "dm_doi_tuong_ma_doi_tuong_nocase" ON "main"."dm_doi_tuong" USING btree (lower("ma_doi_tuong")) WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE UNIQUE INDEX "nhom_doi_tuong_ma_nhom_doi_tuong_nocase" ON "main"."nhom_doi_tuong" USING btree (lower("ma_nhom_doi_tuong")) WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE UNIQUE INDEX "loai_gia_ma_loai_gia_nocase" ON "main"."loai_gia" USING btree (lower("ma_loai_gia")) WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE UNIQUE INDEX "hinh_thuc_thanh_toan_ma_hinh_thuc_thanh_toan_nocase" ON "main"."hinh_thuc_thanh_toan" USING btree (lower("ma_hinh_thuc_thanh_toan")) WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE UNIQUE INDEX "tai_khoan_ngan_hang_ma_tai_khoan_nocase" ON "main"."tai_khoan_ngan_hang" USING btree (lower("ma_tai_khoan")) WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE UNIQUE INDEX "quyen_bien_lai_ma_quyen_bien_lai_nocase" ON "main"."quyen_bien_lai" USING btree (lower("ma_quyen_bien_lai")) WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE UNIQUE INDEX "loai_phieu_thu_chi_ma_loai_phieu_nocase" ON "main"."loai_phieu_thu_chi" USING btree (lower("ma_loai_phieu")) WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE UNIQUE INDEX "tien_te_ma_tien_te_nocase" ON "main"."tien_te" USING btree (lower("ma_tien_te")) WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE UNIQUE INDEX "nhom_cong_no_ma_nhom_cong_no_nocase" ON "main"."nhom_cong_no" USING btree (lower("ma_nhom_cong_no")) WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE UNIQUE INDEX "benh_vien_ma_cskcb_nocase" ON "main"."benh_vien" USING btree (lower("ma_cskcb")) WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE UNIQUE INDEX "don_vi_hanh_chinh_ma_don_vi_nocase" ON "main"."don_vi_hanh_chinh" USING btree (lower("ma_don_vi")) WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE UNIQUE INDEX "don_vi_tinh_ma_don_vi_tinh_nocase" ON "main"."don_vi_tinh" USING btree (lower("ma_don_vi_tinh")) WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE UNIQUE INDEX "ly_do_ma_ly_do_nocase" ON "main"."ly_do" USING btree (lower("ma_ly_do")) WHERE trang_thai = 'DangSuDung';--> statement-breakpoint
CREATE UNIQUE INDEX "ky_bao_cao_ma_ky_bao_cao_nocase" ON "main"."ky_bao_cao" USING btree (lower("ma_ky_bao_cao")) WHERE trang_thai = 'DangSuDung';