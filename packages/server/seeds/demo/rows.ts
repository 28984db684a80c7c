import type { SeedTable } from '../table.ts';
import { inOrder, table, together, withLines } from '../table.ts';
import { icdThuongDung, loiDan, loiDanUongThuoc, mauKham } from './advice.ts';
import { diemGay } from './breakpoints.ts';
import { xa } from './communes.ts';
import { vatLieuKiemChuan } from './controls.ts';
import { nhomCongNo } from './debts.ts';
import { duoc, thuocSao } from './drugs.ts';
import {
  benhVien,
  chongChiDinh,
  congTy,
  goiDichVu,
  goiDichVuChiTiets,
  hanMuc,
  quyenBienLai,
  taiKhoan,
  thietBi,
} from './fees.ts';
import { icd, nhomICD } from './icd.ts';
import { hoatChat } from './ingredients.ts';
import { tuongTac } from './interactions.ts';
import { giuongBenh, kho, nhaCungCap, node } from './nodes.ts';
import { boChiDinh, boChiDinhChiTiets } from './orderSets.ts';
import { toaThuocMau, toaThuocMauChiTiets } from './prescriptions.ts';
import { giaTriThamChieu } from './references.ts';
import { mauTruong, mauTruongTruongs } from './reportFields.ts';
import { dichVu } from './services.ts';
import { nhanVien } from './staff.ts';
import { giuongNoiTru, khoaNoiTru, ngayGiuong, nhanVienNoiTru } from './wards.ts';

/** Diseases whose transfer papers are valid for a year in the demo: examples, a site marks those of its list. */
const paperForYear: ReadonlySet<unknown> = new Set(['A15.0', 'A16.2', 'C34.9', 'C50.9', 'E10.9']);

/** The level of a disease is in its code: I10 is a type, I10.0 a disease. */
function withLevels({ catalogue, rows }: SeedTable): SeedTable {
  return {
    catalogue,
    rows: rows.map((row) => ({
      ...row,
      Cap: String(row.MaICD).includes('.') ? '2' : '1',
      PhieuChuyenMotNam: paperForYear.has(row.MaICD),
    })),
  };
}

function withStars({ catalogue, rows }: SeedTable): SeedTable {
  return {
    catalogue,
    rows: rows.map((row) => (thuocSao.includes(String(row.MaDuoc)) ? { ...row, HoiChan: true } : row)),
  };
}

/** The catalogues of the demo hospital and clinic, to be written after those of the base, in this order. */
export function demoRows(): SeedTable[] {
  return inOrder([
    together(table('Node', node), table('Node', khoaNoiTru)),
    together(table('GiuongBenh', giuongBenh), table('GiuongBenh', giuongNoiTru)),
    table('DonViHanhChinh', xa),
    table('CongTy', congTy),
    together(table('NhanVien', nhanVien), table('NhanVien', nhanVienNoiTru)),
    table('BenhVien', benhVien),
    together(table('DM_DichVu', dichVu), table('DM_DichVu', ngayGiuong)),
    table('GiaTriThamChieu', giaTriThamChieu),
    withLines(table('GoiDichVu', goiDichVu), 'ChiTiets', goiDichVuChiTiets),
    table('ChongChiDinhDichVu', chongChiDinh),
    table('ThietBi', thietBi),
    vatLieuKiemChuan,
    withLines(table('MauTruongKetQua', mauTruong), 'Truongs', mauTruongTruongs),
    table('DiemGayKhangSinh', diemGay),
    table('NhomICD', nhomICD),
    withLevels(table('ICD', icd)),
    table('ICDThuongDung', icdThuongDung),
    table('HoatChat', hoatChat),
    withStars(table('Duoc', duoc)),
    table('TuongTacThuoc', tuongTac),
    withLines(table('BoChiDinh', boChiDinh), 'ChiTiets', boChiDinhChiTiets),
    withLines(table('ToaThuocMau', toaThuocMau), 'ChiTiets', toaThuocMauChiTiets),
    table('Kho', kho),
    table('NhaCungCap', nhaCungCap),
    table('DM_LoiDan', loiDan),
    table('DM_LoiDanUongThuoc', loiDanUongThuoc),
    table('LoaiMauKham', mauKham),
    table('TaiKhoanNganHang', taiKhoan),
    table('HanMucMienGiam', hanMuc),
    table('NhomCongNo', nhomCongNo),
    table('QuyenBienLai', quyenBienLai),
  ]);
}
