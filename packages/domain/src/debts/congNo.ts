import { defineActs, type Refusal } from '../acts/acts.ts';
import type { Label } from '../catalogue/catalogue.ts';
import { type Decimal, dec } from '../money/decimal.ts';

/** Who owes. What the insurance (BHXH) owes follows from confirmed costs: nobody writes such a debt. */
export const loaiNguoiNo = {
  BenhNhan: { vi: 'Người bệnh', en: 'Patient' },
  CongTy: { vi: 'Công ty', en: 'Company' },
  BaoLanh: { vi: 'Người bảo lãnh', en: 'Guarantor' },
  BHXH: { vi: 'Bảo hiểm xã hội', en: 'Health insurance' },
} as const satisfies Record<string, Label>;

export type LoaiNguoiNo = keyof typeof loaiNguoiNo;

/** What the acts on a debt decide on. Money as decimal text. */
export type CongNoFacts = {
  TrangThai: string;
  /** The facility that received the patient. */
  node: string | null;
  ConLai: Decimal;
  DaThu: Decimal;
  DaXoa: Decimal;
  /** The fees of the visit are completed. */
  DaXacNhanChiPhi: boolean;
  /** Who asked for its write-off, while that waits to be decided on; null for none. */
  deNghi: string | null;
  /** Who asks. */
  toi: string | null;
};

const states = {
  ConNo: { vi: 'Còn nợ', en: 'Open' },
  TatToan: { vi: 'Đã tất toán', en: 'Settled' },
  DaXoaNo: { vi: 'Đã xóa nợ', en: 'Written off' },
  DaHuy: { vi: 'Đã hủy', en: 'Cancelled' },
} as const;

const open = { from: ['ConNo'] } as const;

/** What a person may do with a debt (debts, Acts). It is collected by receipts of its visit, and follows them by itself. */
export const congNoActs = defineActs<CongNoFacts>()({
  name: 'CongNo',
  initial: 'ConNo',
  states,
  acts: {
    thuNo: { permission: 'VIEN_PHI_THU', label: { vi: 'Thu nợ', en: 'Collect' }, move: open },
    nhacNo: { permission: 'CONG_NO_GHI', label: { vi: 'Nhắc nợ', en: 'Remind' }, move: open },
    giaHan: { permission: 'CONG_NO_SUA', label: { vi: 'Gia hạn', en: 'Extend' }, move: open },
    deNghiXoa: {
      permission: 'CONG_NO_SUA',
      label: { vi: 'Đề nghị xóa nợ', en: 'Ask for a write-off' },
      move: open,
      refuse: ({ deNghi }) => (deNghi === null ? null : 'WRITE_OFF_ASKED'),
    },
    rutDeNghi: {
      permission: 'CONG_NO_SUA',
      label: { vi: 'Rút đề nghị xóa nợ', en: 'Withdraw the request' },
      move: open,
      refuse: ({ deNghi }) => (deNghi === null ? 'WRITE_OFF_NOT_ASKED' : null),
    },
    duyetXoa: {
      permission: 'CONG_NO_DUYET',
      label: { vi: 'Duyệt xóa nợ', en: 'Approve the write-off' },
      move: open,
      refuse: mayDecide,
    },
    tuChoiXoa: {
      permission: 'CONG_NO_DUYET',
      label: { vi: 'Từ chối xóa nợ', en: 'Refuse the write-off' },
      move: open,
      refuse: mayDecide,
    },
    huy: {
      permission: 'CONG_NO_SUA',
      label: { vi: 'Hủy khoản nợ', en: 'Cancel the debt' },
      move: { from: ['ConNo'], to: 'DaHuy' },
      refuse: mayCancel,
    },
  },
});

export type CongNoAction = keyof typeof congNoActs.acts;

/** The steps of a debt that follow from what happens to the lines of its visit: they ask for no right of their own. */
export const congNoSteps = defineActs<{ TrangThai: string; node: string | null }>()({
  name: 'CongNo',
  initial: 'ConNo',
  states,
  acts: {
    tatToan: {
      permission: 'VIEN_PHI_THU',
      label: { vi: 'Tất toán', en: 'Settle' },
      move: { from: ['ConNo', 'DaXoaNo'], to: 'TatToan' },
    },
    xoaHet: {
      permission: 'CONG_NO_DUYET',
      label: { vi: 'Xóa nợ', en: 'Write off' },
      move: { from: ['ConNo', 'TatToan'], to: 'DaXoaNo' },
    },
    moLai: {
      permission: 'VIEN_PHI_HUY',
      label: { vi: 'Mở lại khoản nợ', en: 'Open again' },
      move: { from: ['TatToan', 'DaXoaNo'], to: 'ConNo' },
    },
  },
});

/** The step that leads a debt where its sums say it stands; null when it is there. */
export function buocCuaNo(
  TrangThai: string,
  { ConLai, DaXoa }: Pick<CongNoFacts, 'ConLai' | 'DaXoa'>,
): keyof typeof congNoSteps.acts | null {
  const to = dec(ConLai).gt(0) ? 'ConNo' : dec(DaXoa).gt(0) ? 'DaXoaNo' : 'TatToan';
  if (to === TrangThai) return null;
  return to === 'ConNo' ? 'moLai' : to === 'TatToan' ? 'tatToan' : 'xoaHet';
}

/** Who asks for a write-off does not approve it. */
function mayDecide({ deNghi, toi }: CongNoFacts): Refusal | null {
  if (deNghi === null) return { code: 'WRITE_OFF_NOT_ASKED' };
  return deNghi === toi ? { code: 'WRITE_OFF_OF_ONESELF' } : null;
}

/** A debt of completed fees is what they were completed by; of one that something was collected for the receipt is cancelled first. */
function mayCancel({ DaXacNhanChiPhi, DaThu, DaXoa }: CongNoFacts): Refusal | null {
  if (DaXacNhanChiPhi) return { code: 'RECEPTION_COST_CONFIRMED' };
  if (dec(DaThu).gt(0)) return { code: 'DEBT_COLLECTED' };
  return dec(DaXoa).gt(0) ? { code: 'DEBT_WRITTEN_OFF' } : null;
}
