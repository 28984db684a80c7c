import { chieuTien } from '@sen/domain/cashier/shift';
import { type SQL, sql } from 'drizzle-orm';
import { relation } from '../../engine/sql/relation.ts';
import { bienLaiTable, phanBoTable, vienPhiDongTable, vienPhiTable } from './tables.ts';

/** The accounts of visits, for lists of what is due. */
export const accountRows = relation(vienPhiTable, [
  'TiepNhan_Id',
  'BenhNhan_Id',
  'Ngay',
  'ConLai',
  'CongNo',
  'BHChiTra',
  'BNCCT',
  'MienGiam',
  'KhuyenMai',
]);

/** What money of receipts is posted to which lines. */
export const postingRows = relation(phanBoTable, [
  'BienLai_Id',
  'VienPhiDong_Id',
  'SoTien',
  'TrangThai',
  'NgayTao',
]);

/** The lines of bills, for those who ask whether something is paid and what it earns. */
export const chargeRows = relation(vienPhiDongTable, [
  '_id',
  'TiepNhan_Id',
  'source',
  'source_Id',
  'MaPhieu',
  'Ma',
  'Ten',
  'NhomChiPhi',
  'SoLuong',
  'NgayYLenh',
  'BenhNhanTT',
  'ThucHien',
  'ThanhTien',
  'KhuyenMai',
  'MienGiam',
  'HachToan',
  'ConLai',
  'GhiNo',
  'TrangThai',
  'BenhNhan_Id',
  'KhamBenh_Id',
  'DichVu_Id',
  'Duoc_Id',
  'DonViTinh',
  'ChuyenKhoa_Id',
  'DonGia',
  'DonGiaBHYT',
  'tyLeDV',
  'tyLeBH',
  'phamVi',
  'LaBHYT',
  'KhongThuTien',
  'mucHuong',
  'BHChiTra',
  'BNCCT',
  'BNTT',
  'NguonKhac',
]);

/** Receipts, for what they add up to and which there are. */
export const receiptRows = relation(bienLaiTable, [
  '_id',
  'MaBienLai',
  'LoaiBienLai',
  'GiaTriBienLai',
  'BenhNhan_Id',
  'TrangThai',
  'NgayTao',
  'TiepNhan_Id',
  'NgayBienLai',
  'QuayThu_Id',
  'NguoiThu_Id',
]);

const comesIn = Object.entries(chieuTien).flatMap(([kind, way]) => (way === 1 ? [`'${kind}'`] : []));

const paymentColumns = `t.id as thanh_toan_id, b.id as bien_lai_id, b.ma_bien_lai, b.loai_bien_lai, b.ngay_bien_lai, b.benh_nhan_id,
  b.nguoi_nop, b.quay_thu_id, t.hinh_thuc_thanh_toan_id, t.loai as loai_thanh_toan, t.ma_giao_dich, t.so_tien`;
const signed = `case when b.loai_bien_lai in (${comesIn.join(', ')}) then t.so_tien else -t.so_tien end`;

/**
 * Money as it moved: each payment of a receipt, and once more the other way (`dao`) when the receipt was cancelled, when and by whom.
 * `tien` is above zero where it came in; `ca` is the closed shift that holds it.
 */
export const moneyRows: SQL = sql.raw(`(
  select ${paymentColumns}, false as dao, b.ngay_bien_lai as luc, b.nguoi_thu_id, ${signed} as tien, b.ca_thu_id as ca
  from main.bien_lai b join main.bien_lai_thanh_toan t on t.bien_lai_id = b.id where b.trang_thai <> 'ChuaThuTien'
  union all
  select ${paymentColumns}, true, b.ngay_huy, coalesce(b.nguoi_tra_tien_id, b.nguoi_thu_id), -(${signed}),
    case when b.nguoi_tra_tien_id is null then b.ca_thu_id else b.ca_thu_tra_id end
  from main.bien_lai b join main.bien_lai_thanh_toan t on t.bien_lai_id = b.id where b.trang_thai = 'DaHuy')`);
