import { defineActs, type Refusal } from '../acts/acts.ts';
import type { ErrorCode } from '../errors/errors.ts';

/** What the acts on a programme or voucher decide on; both hold for the whole site. Days as YYYY-MM-DD. */
export type PhatHanhFacts = {
  TrangThai: string;
  node: null;
  NgayKetThuc: string;
  homNay: string;
  /** It was applied to a bill, at any time. */
  daApDung: boolean;
  /** Why the law forbids its release; null where it does not. */
  luat: Refusal | null;
};

const states = {
  ChuaPhatHanh: { vi: 'Chưa phát hành', en: 'Draft' },
  DaPhatHanh: { vi: 'Đã phát hành', en: 'Released' },
  DaKetThuc: { vi: 'Đã kết thúc', en: 'Ended' },
  DaHuy: { vi: 'Đã hủy', en: 'Cancelled' },
} as const;

const released = (code: ErrorCode) =>
  ({ permission: 'KHUYEN_MAI_SUA', move: { from: ['ChuaPhatHanh'], wrong: code } }) as const;

/** The acts of both: written while it is a draft, released when the law allows it, ended; what was released changes in its end alone. */
const acts = {
  sua: { ...released('PROMOTION_RELEASED'), label: { vi: 'Sửa', en: 'Change' } },
  xoa: {
    permission: 'KHUYEN_MAI_SUA',
    label: { vi: 'Xóa', en: 'Remove' },
    move: { from: ['ChuaPhatHanh'], to: 'DaHuy', wrong: 'PROMOTION_RELEASED' },
  },
  phatHanh: {
    permission: 'KHUYEN_MAI_DUYET',
    label: { vi: 'Phát hành', en: 'Release' },
    move: { from: ['ChuaPhatHanh'], to: 'DaPhatHanh' },
    refuse: ({ luat }: PhatHanhFacts) => luat,
  },
  huyPhatHanh: {
    permission: 'KHUYEN_MAI_DUYET',
    label: { vi: 'Hủy phát hành', en: 'Take the release back' },
    move: { from: ['DaPhatHanh'], to: 'ChuaPhatHanh' },
    refuse: ({ daApDung }: PhatHanhFacts) => (daApDung ? 'PROMOTION_APPLIED' : null),
  },
  doiKetThuc: {
    permission: 'KHUYEN_MAI_DUYET',
    label: { vi: 'Đổi ngày kết thúc', en: 'Change the last day' },
    move: { from: ['DaPhatHanh'] },
  },
  ketThuc: {
    permission: 'KHUYEN_MAI_DUYET',
    label: { vi: 'Kết thúc', en: 'End' },
    move: { from: ['DaPhatHanh'], to: 'DaKetThuc' },
  },
  huyKetThuc: {
    permission: 'KHUYEN_MAI_DUYET',
    label: { vi: 'Hủy kết thúc', en: 'Take the end back' },
    move: { from: ['DaKetThuc'], to: 'DaPhatHanh' },
    refuse: ({ NgayKetThuc, homNay }: PhatHanhFacts): Refusal | null =>
      NgayKetThuc < homNay ? { code: 'PROMOTION_PERIOD_OVER', details: { NgayKetThuc } } : null,
  },
} as const;

const set = { initial: 'ChuaPhatHanh', states, acts } as const;

export const chuongTrinhActs = defineActs<PhatHanhFacts>()({ name: 'ChuongTrinhKhuyenMai', ...set });
export const voucherActs = defineActs<PhatHanhFacts>()({ name: 'Voucher', ...set });

export type PhatHanhAction = keyof typeof acts;
