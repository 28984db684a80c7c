import type { Label } from '../catalogue/catalogue.ts';

/**
 * Kinds of reception, by which lists of visits are narrowed. They follow from the marks of the visit: an emergency is one whatever else it
 * is, then a follow-up by appointment, then all others.
 */
export const loaiTiepNhan = {
  ThongThuong: { vi: 'Khám thường', en: 'Ordinary' },
  TaiKham: { vi: 'Tái khám theo hẹn', en: 'Follow-up' },
  CapCuu: { vi: 'Cấp cứu', en: 'Emergency' },
} as const satisfies Record<string, Label>;

export type LoaiTiepNhan = keyof typeof loaiTiepNhan;

/** Whether a text names a kind of reception. */
export function isLoaiTiepNhan(value: string): value is LoaiTiepNhan {
  return Object.hasOwn(loaiTiepNhan, value);
}
