import type { SeedUpgrade } from '../../src/seed/upgrade/upgrade.ts';
import { truoc2025 } from './0001-truoc-2025.ts';
import { thamDoChucNang } from './0002-tham-do-chuc-nang.ts';
import { khoaTimKiem } from './0003-khoa-tim-kiem.ts';
import { hoSoCoSoKhac } from './0004-ho-so-co-so-khac.ts';
import { phieuKho } from './0005-phieu-kho.ts';
import { banGiamDoc } from './0006-ban-giam-doc.ts';
import { giayNghiHuongBHXH } from './0007-giay-nghi-huong-bhxh.ts';
import { chiDinhTaiQuay } from './0008-chi-dinh-tai-quay.ts';
import { donThuocLienThong } from './0009-don-thuoc-lien-thong.ts';
import { traCuuLichSu } from './0010-tra-cuu-lich-su.ts';
import { benhNhan } from './0011-benh-nhan.ts';
import { benhAnNgoaiTru } from './0012-benh-an-ngoai-tru.ts';
import { bienBanHoiChan } from './0013-bien-ban-hoi-chan.ts';
import { chiDinhNhapVien } from './0014-chi-dinh-nhap-vien.ts';
import { soBienLai } from './0015-so-bien-lai.ts';
import { phongMach } from './0016-phong-mach.ts';
import { bangGoiSo } from './0017-bang-goi-so.ts';
import { banKham } from './0022-ban-kham.ts';
import { kiosk } from './0023-kiosk.ts';
import { quayBHYT } from './0024-quay-bhyt.ts';
import { hoSoDacBiet } from './0025-ho-so-dac-biet.ts';
import { giayTo } from './0027-giay-to.ts';
import { duyetCapPhat } from './0029-duyet-cap-phat.ts';
import { henKhamLai } from './0030-hen-kham-lai.ts';
import { chanDoanHinhAnh } from './0031-chan-doan-hinh-anh.ts';
import { tomTatHoSo } from './0032-tom-tat-ho-so.ts';
import { viSinh } from './0033-vi-sinh.ts';
import { phauThuatThuThuat } from './0034-phau-thuat-thu-thuat.ts';
import { thietBiKetNoi } from './0035-thiet-bi-ket-noi.ts';
import { canLamSang } from './0036-can-lam-sang.ts';
import { buoiLieuTrinh } from './0039-buoi-lieu-trinh.ts';
import { anhDICOM } from './0040-anh-dicom.ts';
import { suDungVatTu } from './0041-su-dung-vat-tu.ts';
import { noiKiem } from './0042-noi-kiem.ts';
import { hoaHong } from './0043-hoa-hong.ts';
import { xetNghiemSpa } from './0044-xet-nghiem-spa.ts';
import { noiTruTuyenTinh } from './0045-noi-tru-tuyen-tinh.ts';
import { viecNgayTruoc } from './0046-viec-ngay-truoc.ts';
import { diUngCheo } from './0047-di-ung-cheo.ts';
import { tuKhoa } from './0048-tu-khoa.ts';
import { lyDoDaNeu } from './0049-ly-do-da-neu.ts';
import { khuyenMai } from './0050-khuyen-mai.ts';
import { giaoDichNganHang } from './0051-giao-dich-ngan-hang.ts';
import { manHinhGiaoDich } from './0052-man-hinh-giao-dich.ts';
import { xacNhanBHYT } from './0053-xac-nhan-bhyt.ts';
import { capNhatDoiTuong } from './0054-cap-nhat-doi-tuong.ts';
import { duToan } from './0055-du-toan.ts';
import { deNghiMienGiam } from './0056-de-nghi-mien-giam.ts';
import { saoKe } from './0057-sao-ke.ts';
import { congNo } from './0058-cong-no.ts';
import { soQuy } from './0059-so-quy.ts';
import { vienPhiSpa } from './0060-vien-phi-spa.ts';
import { manHinhCongNo } from './0061-man-hinh-cong-no.ts';
import { hoaDonDienTu } from './0062-hoa-don-dien-tu.ts';
import { quyetToanBhyt } from './0063-quyet-toan-bhyt.ts';
import { hoSoBHYT } from './0064-ho-so-bhyt.ts';
import { maBHYTDemo } from './0070-ma-bhyt-demo.ts';
import { doiChieu } from './0071-doi-chieu.ts';
import { noiTru } from './0072-noi-tru.ts';
import { giaiTrinhSo } from './0073-giai-trinh-so.ts';
import { capCuu } from './0074-cap-cuu.ts';
import { raVienNoiTru } from './0075-ra-vien-noi-tru.ts';
import { dieuTri } from './0077-dieu-tri.ts';
import { yLenh } from './0078-y-lenh.ts';
import { phieuChamSoc } from './0079-phieu-cham-soc.ts';
import { thucHienThuoc } from './0080-thuc-hien-thuoc.ts';
import { giayToNoiTru } from './0082-giay-to-noi-tru.ts';

/** What existing sites get, in order. One that has landed is never changed: sites have run it; what it forgot is a new one. */
export const upgrades: readonly SeedUpgrade[] = [
  truoc2025,
  thamDoChucNang,
  khoaTimKiem,
  hoSoCoSoKhac,
  phieuKho,
  banGiamDoc,
  giayNghiHuongBHXH,
  chiDinhTaiQuay,
  donThuocLienThong,
  traCuuLichSu,
  benhNhan,
  benhAnNgoaiTru,
  bienBanHoiChan,
  chiDinhNhapVien,
  soBienLai,
  phongMach,
  bangGoiSo,
  banKham,
  kiosk,
  quayBHYT,
  hoSoDacBiet,
  giayTo,
  duyetCapPhat,
  henKhamLai,
  chanDoanHinhAnh,
  tomTatHoSo,
  viSinh,
  phauThuatThuThuat,
  thietBiKetNoi,
  canLamSang,
  buoiLieuTrinh,
  anhDICOM,
  suDungVatTu,
  noiKiem,
  hoaHong,
  xetNghiemSpa,
  noiTruTuyenTinh,
  viecNgayTruoc,
  diUngCheo,
  tuKhoa,
  lyDoDaNeu,
  khuyenMai,
  giaoDichNganHang,
  manHinhGiaoDich,
  xacNhanBHYT,
  capNhatDoiTuong,
  duToan,
  deNghiMienGiam,
  saoKe,
  congNo,
  soQuy,
  vienPhiSpa,
  manHinhCongNo,
  hoaDonDienTu,
  quyetToanBhyt,
  hoSoBHYT,
  maBHYTDemo,
  doiChieu,
  noiTru,
  giaiTrinhSo,
  capCuu,
  raVienNoiTru,
  dieuTri,
  yLenh,
  phieuChamSoc,
  thucHienThuoc,
  giayToNoiTru,
];
