import type { Label } from '../catalogue/catalogue.ts';

/** How far a visit is on the way to the fund's bill. */
export const tinhTrangXacNhan = {
  SanSang: { vi: 'Sẵn sàng xác nhận', en: 'Ready to confirm' },
  ChuaDu: { vi: 'Chưa đủ điều kiện', en: 'Not ready' },
  DaXacNhan: { vi: 'Đã xác nhận', en: 'Confirmed' },
} as const satisfies Record<string, Label>;

export type TinhTrangXacNhan = keyof typeof tinhTrangXacNhan;
