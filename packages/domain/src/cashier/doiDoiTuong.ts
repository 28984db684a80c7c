import type { Label } from '../catalogue/catalogue.ts';

/** Whether the payer of a visit may still change, and whether it has. */
export const tinhTrangDoiDoiTuong = {
  CoTheDoi: { vi: 'Có thể đổi', en: 'May change' },
  DaDoi: { vi: 'Đã đổi', en: 'Changed' },
  DaKhoa: { vi: 'Đã khóa', en: 'Closed' },
} as const satisfies Record<string, Label>;

export type TinhTrangDoiDoiTuong = keyof typeof tinhTrangDoiDoiTuong;

/** How the receipts of a patient are looked at: those of a visit, all of them, or those of some days. */
export const viewModes = ['TiepNhan', 'BenhNhan', 'Ngay'] as const;
export type ViewMode = (typeof viewModes)[number];
