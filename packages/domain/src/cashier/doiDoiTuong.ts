import type { Label } from '../catalogue/catalogue.ts';

/** Whether the payer of a visit may still change, and whether it has. */
export const tinhTrangDoiDoiTuong = {
  CoTheDoi: { vi: 'Có thể đổi', en: 'May change' },
  DaDoi: { vi: 'Đã đổi', en: 'Changed' },
  DaKhoa: { vi: 'Đã khóa', en: 'Closed' },
} as const satisfies Record<string, Label>;

export type TinhTrangDoiDoiTuong = keyof typeof tinhTrangDoiDoiTuong;
