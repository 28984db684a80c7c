import type { Tx } from '../../engine/context.ts';
import type { VienPhiDongRow, vienPhiDongTable } from './tables.ts';

/** A charge line that is not written yet. */
export type NewLine = typeof vienPhiDongTable.$inferInsert;

/** A line before it is settled, as the database makes one. */
export function unsettled(
  tx: Tx,
  line: Omit<VienPhiDongRow, keyof typeof defaults | 'NgayTao' | 'NgayCapNhat'>,
): VienPhiDongRow {
  return { ...defaults, NgayTao: tx.now(), NgayCapNhat: tx.now(), ...line };
}

const defaults = {
  version: 1,
  NguoiCapNhat_Id: null,
  tyLeDV: 100,
  mucHuong: null,
  ThanhTien: '0',
  BHChiTra: '0',
  BNCCT: '0',
  BNTT: '0',
  BenhNhanTT: '0',
  NguonKhac: '0',
  KhuyenMai: '0',
  MienGiam: '0',
  HachToan: '0',
  ConLai: '0',
  ThuThua: '0',
  MienGiamDuyet: '0',
  MienGiamPhanTram: null,
  GiaSuaTay: false,
  DaThuTien: false,
  DuocPhepThucHien: false,
  ThucHien: false,
  GhiNo: false,
  TrangThai: 'DangSuDung',
} as const satisfies Partial<VienPhiDongRow>;
