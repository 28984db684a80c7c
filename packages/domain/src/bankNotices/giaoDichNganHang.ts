import { defineActs } from '../acts/acts.ts';
import type { Label } from '../catalogue/catalogue.ts';
import { type Decimal, dec } from '../money/decimal.ts';

/** Why a transfer was not collected by itself. */
export const lyDoCho = {
  KhongCoMa: { vi: 'Không có mã giao dịch', en: 'No reference' },
  KhacSoTien: { vi: 'Khác số tiền', en: 'Another amount' },
  DaThu: { vi: 'Đã thu rồi', en: 'Already collected' },
  DaHuy: { vi: 'Mã đã hủy', en: 'Reference cancelled' },
  HetHan: { vi: 'Mã hết hạn', en: 'Reference expired' },
  DongThayDoi: { vi: 'Viện phí đã thay đổi', en: 'The bill has changed' },
  NguoiThuKhoa: { vi: 'Người chuẩn bị thu đã bị khóa', en: 'Who prepared it is locked' },
  KhongThuDuoc: { vi: 'Không thu được', en: 'Could not be collected' },
} as const satisfies Record<string, Label>;

export type LyDoCho = keyof typeof lyDoCho;

export type GiaoDichNganHangFacts = { TrangThai: string; node: string | null };

/** What a person does with a transfer that was not collected by itself. */
export const giaoDichNganHangActs = defineActs<GiaoDichNganHangFacts>()({
  name: 'GiaoDichNganHang',
  initial: 'ChoXuLy',
  states: {
    ChoXuLy: { vi: 'Chờ xử lý', en: 'Waiting' },
    DaThuTien: { vi: 'Đã thu tiền', en: 'Collected' },
    BoQua: { vi: 'Bỏ qua', en: 'Set aside' },
    DaHuy: { vi: 'Đã hủy', en: 'Taken back' },
  },
  acts: {
    thuTien: {
      permission: 'VIEN_PHI_THU',
      label: { vi: 'Thu vào lượt khám', en: 'Collect onto a visit' },
      move: { from: ['ChoXuLy'], to: 'DaThuTien' },
    },
    boQua: {
      permission: 'GIAO_DICH_NGAN_HANG',
      label: { vi: 'Bỏ qua', en: 'Set aside' },
      move: { from: ['ChoXuLy'], to: 'BoQua' },
    },
    moLai: {
      permission: 'GIAO_DICH_NGAN_HANG',
      label: { vi: 'Đưa lại vào chờ xử lý', en: 'Put back' },
      move: { from: ['BoQua'], to: 'ChoXuLy' },
    },
    // the statement file that told of it was read wrongly
    huy: {
      permission: 'SAO_KE_NHAP',
      label: { vi: 'Hoàn tác nhập sao kê', en: 'Take the statement file back' },
      move: { from: ['ChoXuLy'], to: 'DaHuy' },
    },
  },
});

/** What is known of a prepared collection whose reference stands in a transfer. */
export type PreparedFacts = { TrangThai: string; HetHanLuc: Date; SoTien: Decimal };

/** So long after its time a prepared collection is still collected, if its lines are due. */
const lateMost = 24 * 3_600_000;

/** Why a transfer is not collected onto what is prepared, before its lines are looked at; null when it may be. `now`: when it is matched. */
export function whyNotCollected(SoTien: Decimal, prepared: PreparedFacts | null, now: Date): LyDoCho | null {
  if (!prepared) return 'KhongCoMa';
  if (prepared.TrangThai === 'DaThuTien') return 'DaThu';
  if (prepared.TrangThai === 'DaHuy') return 'DaHuy';
  if (now.getTime() - prepared.HetHanLuc.getTime() > lateMost) return 'HetHan';
  return dec(SoTien).eq(prepared.SoTien) ? null : 'KhacSoTien';
}

const changed: ReadonlySet<string> = new Set([
  'PAYMENT_DIFFERS',
  'LINE_NOT_OF_VISIT',
  'NOTHING_TO_PAY',
  'TRANSFER_AWAITED',
]);

/** What a refusal to collect says to who looks at the transfer. */
export function reasonOfRefusal(code: string): LyDoCho {
  if (code === 'PREPARER_LOCKED') return 'NguoiThuKhoa';
  return changed.has(code) ? 'DongThayDoi' : 'KhongThuDuoc';
}
