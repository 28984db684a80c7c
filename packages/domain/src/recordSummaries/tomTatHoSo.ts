import { defineActs } from '../acts/acts.ts';
import type { Issue } from '../catalogue/validate.ts';

/** What the acts on a summary decide on: the room of its record, and whether somebody has it on paper. */
export type TomTatFacts = { TrangThai: string; node: string | null; daIn: boolean; daGiao: boolean };

/** The life of a summary: issued, replaced by a further version, cancelled. One that was printed or delivered is never edited. */
export const tomTatActs = defineActs<TomTatFacts>()({
  name: 'TomTatHoSoBenhAn',
  initial: 'DaCap',
  states: {
    DaCap: { vi: 'Đã cấp', en: 'Issued' },
    BiThayThe: { vi: 'Đã thay thế', en: 'Replaced' },
    DaHuy: { vi: 'Đã hủy', en: 'Cancelled' },
  },
  acts: {
    sua: {
      permission: 'TOM_TAT_HO_SO',
      label: { vi: 'Sửa tóm tắt', en: 'Change the summary' },
      move: { from: ['DaCap'] },
      refuse: (one) => (one.daIn || one.daGiao ? 'RECORD_SUMMARY_PRINTED' : null),
    },
    capLai: {
      permission: 'TOM_TAT_HO_SO',
      label: { vi: 'Cấp lại', en: 'Issue again' },
      move: { from: ['DaCap'], to: 'BiThayThe' },
    },
    huy: {
      permission: 'TOM_TAT_HO_SO',
      label: { vi: 'Hủy tóm tắt', en: 'Cancel the summary' },
      move: { from: ['DaCap'], to: 'DaHuy' },
    },
  },
});

/** The texts of a summary in the order of the form. */
export const tomTatTexts = [
  'LyDoVaoVien',
  'TienSuBenh',
  'QuaTrinhBenhLy',
  'KetQuaCanLamSang',
  'ChanDoan',
  'PhuongPhapDieuTri',
  'TinhTrangRaVien',
  'LoiDan',
] as const;

type TomTat = { [K in (typeof tomTatTexts)[number]]?: string | null | undefined } & {
  TuNgay?: string | null | undefined;
  DenNgay?: string | null | undefined;
  ChanDoanICD_Id?: string | null | undefined;
  ChanDoanPhuICD_Ids?: readonly string[] | null | undefined;
};

const needed = [
  'TuNgay',
  'DenNgay',
  'QuaTrinhBenhLy',
  'ChanDoan',
  'ChanDoanICD_Id',
  'PhuongPhapDieuTri',
  'TinhTrangRaVien',
] as const;

/** What a summary lacks or has wrong (form 03 of circular 25/2025); `today` is YYYY-MM-DD. */
export function summaryIssues(one: TomTat, today: string): Issue[] {
  const issues: Issue[] = needed.filter((path) => !one[path]).map((path) => ({ path, code: 'REQUIRED' }));
  const { TuNgay, DenNgay } = one;
  if (DenNgay && DenNgay > today) issues.push({ path: 'DenNgay', code: 'IN_THE_FUTURE' });
  else if (TuNgay && DenNgay && DenNgay < TuNgay)
    issues.push({ path: 'DenNgay', code: 'RECORD_SUMMARY_DAYS' });
  if (one.ChanDoanICD_Id && one.ChanDoanPhuICD_Ids?.includes(one.ChanDoanICD_Id))
    issues.push({ path: 'ChanDoanPhuICD_Ids', code: 'ICD_MAIN_IS_SECONDARY' });
  return issues;
}
