import { defineActs, type Refusal } from '../acts/acts.ts';
import { type Decimal, dec } from '../money/decimal.ts';

/** What an invoice is (domain-2 1.2). Nothing that was sent is deleted: it is adjusted or replaced. */
export const loaiHoaDon = {
  BanHang: { vi: 'Hóa đơn', en: 'Invoice' },
  TongHop: { vi: 'Hóa đơn tổng hợp cuối ngày', en: 'Summary of a day' },
  QuyetToan: { vi: 'Hóa đơn quyết toán BHYT', en: 'Invoice to the insurance' },
  DieuChinh: { vi: 'Hóa đơn điều chỉnh giảm', en: 'Adjustment downwards' },
  DieuChinhTang: { vi: 'Hóa đơn điều chỉnh tăng', en: 'Adjustment upwards' },
  ThayThe: { vi: 'Hóa đơn thay thế', en: 'Replacement' },
} as const;

export type LoaiHoaDon = keyof typeof loaiHoaDon;

/** Whether an invoice adjusts another one, down or up. */
export function isAdjustment(kind: LoaiHoaDon): boolean {
  return kind === 'DieuChinh' || kind === 'DieuChinhTang';
}

/** Why an invoice is adjusted or replaced: the codes of TT 91/2026 article 10 that a hospital meets. */
export const lyDoDieuChinh = {
  '2': { vi: '2 – Theo kết luận của cơ quan thuế', en: '2 – Concluded by the tax authority' },
  '8': {
    vi: '8 – Hủy giao dịch, hủy một phần dịch vụ đã trả trước',
    en: '8 – A transaction or a part of a prepaid service cancelled',
  },
  '13': { vi: '13 – Hóa đơn đã lập sai', en: '13 – The invoice was made wrong' },
  '14': {
    vi: '14 – Hóa đơn từ máy tính tiền đã lập sai',
    en: '14 – An invoice of a cash register was made wrong',
  },
} as const;

export type LyDoDieuChinh = keyof typeof lyDoDieuChinh;

/** Receipts that one summary of a day holds at most. */
export const summaryMost = 5000;

/** What the acts on an invoice decide on. */
export type HoaDonFacts = {
  TrangThai: string;
  /** The counter that it was made at. */
  node: string | null;
  LoaiHoaDon: LoaiHoaDon;
  /** It says what the insurance accepted of a settlement. */
  cuaQuyetToan: boolean;
  /** Its sum with what adjustments took off or added, those on their way too. */
  conLai: Decimal;
  /** An adjustment or a replacement is on its way. */
  dangSua: boolean;
  /** A refund waits that the invoice does not say. */
  choDieuChinh: boolean;
  /** A notice of errors about it was made and is not answered yet. */
  dangBaoSaiSot: boolean;
  /** The serial is that of a cash register. */
  mayTinhTien: boolean;
};

const states = {
  Nhap: { vi: 'Nháp', en: 'Draft' },
  ChoGui: { vi: 'Chờ gửi', en: 'Waiting to be sent' },
  DangGui: { vi: 'Đang gửi', en: 'Being sent' },
  KhongRo: { vi: 'Chưa rõ kết quả', en: 'Outcome unknown' },
  TuChoi: { vi: 'Bị từ chối', en: 'Refused' },
  DaPhatHanh: { vi: 'Đã phát hành', en: 'Issued' },
  DaDieuChinh: { vi: 'Đã bị điều chỉnh', en: 'Adjusted' },
  BiThayThe: { vi: 'Đã bị thay thế', en: 'Replaced' },
  DaXoa: { vi: 'Đã xóa nháp', en: 'Draft removed' },
} as const;

/** States in which an invoice was never taken by the provider: it may be corrected and removed. */
const unsent = ['Nhap', 'TuChoi'] as const;

/** States of an invoice that has a number. */
export const daCoSo = ['DaPhatHanh', 'DaDieuChinh', 'BiThayThe'] as const;

/** States in which the receipts of an invoice are taken by it. */
export const conHieuLuc = [
  'Nhap',
  'ChoGui',
  'DangGui',
  'KhongRo',
  'TuChoi',
  'DaPhatHanh',
  'DaDieuChinh',
] as const;

/** What a person may do with an electronic invoice (invoices, Acts). */
export const hoaDonActs = defineActs<HoaDonFacts>()({
  name: 'HoaDonDienTu',
  initial: 'Nhap',
  states,
  acts: {
    gui: {
      permission: 'HOA_DON_PHAT_HANH',
      label: { vi: 'Phát hành', en: 'Issue' },
      move: { from: [...unsent], to: 'ChoGui' },
    },
    suaNguoiMua: {
      permission: 'HOA_DON_PHAT_HANH',
      label: { vi: 'Sửa người mua', en: 'Correct the buyer' },
      move: { from: [...unsent] },
    },
    xoa: {
      permission: 'HOA_DON_PHAT_HANH',
      label: { vi: 'Xóa nháp', en: 'Remove the draft' },
      move: { from: [...unsent], to: 'DaXoa', wrong: 'INVOICE_SENT' },
    },
    in: {
      permission: 'HOA_DON_XEM',
      label: { vi: 'In', en: 'Print' },
      move: { from: [...daCoSo] },
    },
    baoSaiSot: {
      permission: 'HOA_DON_DIEU_CHINH',
      label: { vi: 'Thông báo sai tên, địa chỉ', en: 'Notice of a wrong name or address' },
      move: { from: ['DaPhatHanh', 'DaDieuChinh'] },
      refuse: ({ dangBaoSaiSot }) => (dangBaoSaiSot ? 'INVOICE_NOTICE_OPEN' : null),
    },
    taiXml: {
      permission: 'HOA_DON_XEM',
      label: { vi: 'Tải XML', en: 'Download the XML' },
      move: { from: [...daCoSo] },
    },
    dieuChinh: {
      permission: 'HOA_DON_DIEU_CHINH',
      label: { vi: 'Điều chỉnh giảm', en: 'Adjust downwards' },
      move: { from: ['DaPhatHanh', 'DaDieuChinh'] },
      refuse: mayAdjust,
    },
    thayThe: {
      permission: 'HOA_DON_DIEU_CHINH',
      label: { vi: 'Thay thế', en: 'Replace' },
      move: { from: ['DaPhatHanh'], wrong: replacedBefore },
      refuse: ({ LoaiHoaDon, dangSua }) =>
        dangSua ? 'INVOICE_CHANGING' : isAdjustment(LoaiHoaDon) ? 'INVOICE_IS_ADJUSTMENT' : null,
    },
  },
});

export type HoaDonAction = keyof typeof hoaDonActs.acts;

/** The steps that follow from what the provider says: they ask for no right of their own. */
export const hoaDonSteps = defineActs<{ TrangThai: string; node: string | null }>()({
  name: 'HoaDonDienTu',
  initial: 'Nhap',
  states,
  acts: {
    batDau: {
      permission: 'HOA_DON_PHAT_HANH',
      label: { vi: 'Gửi đi', en: 'Send' },
      move: { from: ['ChoGui', 'DangGui', 'KhongRo'], to: 'DangGui' },
    },
    khongRo: {
      permission: 'HOA_DON_PHAT_HANH',
      label: { vi: 'Chưa rõ kết quả', en: 'Outcome unknown' },
      move: { from: ['DangGui', 'KhongRo'], to: 'KhongRo' },
    },
    tuChoi: {
      permission: 'HOA_DON_PHAT_HANH',
      label: { vi: 'Bị từ chối', en: 'Refused' },
      move: { from: ['ChoGui', 'DangGui', 'KhongRo'], to: 'TuChoi' },
    },
    phatHanh: {
      permission: 'HOA_DON_PHAT_HANH',
      label: { vi: 'Đã phát hành', en: 'Issued' },
      move: { from: ['DangGui', 'KhongRo'], to: 'DaPhatHanh' },
    },
    biDieuChinh: {
      permission: 'HOA_DON_DIEU_CHINH',
      label: { vi: 'Bị điều chỉnh', en: 'Adjusted' },
      move: { from: ['DaPhatHanh', 'DaDieuChinh'], to: 'DaDieuChinh' },
    },
    biThayThe: {
      permission: 'HOA_DON_DIEU_CHINH',
      label: { vi: 'Bị thay thế', en: 'Replaced' },
      move: { from: ['DaPhatHanh'], to: 'BiThayThe' },
    },
  },
});

/** An invoice that was adjusted once is adjusted again: the method that was chosen first stays (TT 91/2026). */
function replacedBefore({ TrangThai }: HoaDonFacts) {
  return TrangThai === 'DaDieuChinh' ? ('INVOICE_ADJUSTED' as const) : null;
}

function mayAdjust(facts: HoaDonFacts): Refusal | null {
  const { LoaiHoaDon, conLai, dangSua, choDieuChinh, mayTinhTien, cuaQuyetToan } = facts;
  if (isAdjustment(LoaiHoaDon)) return { code: 'INVOICE_IS_ADJUSTMENT' };
  if (cuaQuyetToan) return { code: 'INVOICE_OF_SETTLEMENT' };
  if (mayTinhTien) return { code: 'INVOICE_ONLY_REPLACED' };
  if (dangSua) return { code: 'INVOICE_CHANGING' };
  if (dec(conLai).lte(0)) return { code: 'INVOICE_NOTHING_LEFT' };
  return choDieuChinh ? null : { code: 'INVOICE_NO_REFUND' };
}
