import type { CheckIssue } from '../catalogue/catalogue.ts';

/** Levels of control materials. */
export const mucKiemChuan = {
  Muc1: { vi: 'Mức 1', en: 'Level 1' },
  Muc2: { vi: 'Mức 2', en: 'Level 2' },
  Muc3: { vi: 'Mức 3', en: 'Level 3' },
} as const;

export type MucKiemChuan = keyof typeof mucKiemChuan;

/**
 * What no field of a control material tells by itself: its code is never the number of a patient's sample, which has digits only, and an
 * index stands in it once.
 */
export function vatLieuIssues(entry: Readonly<Record<string, unknown>>): CheckIssue[] {
  const code = String(entry['MaVatLieu'] ?? '');
  const rows = Array.isArray(entry['ChiSos']) ? (entry['ChiSos'] as { ChiSo_Id?: unknown }[]) : []; // lines of the definition
  return [
    ...(/^\d+$/.test(code) ? [{ path: 'MaVatLieu', code: 'QC_CODE_DIGITS' }] : []),
    ...rows.flatMap(({ ChiSo_Id }, at) =>
      ChiSo_Id && rows.findIndex((one) => one.ChiSo_Id === ChiSo_Id) < at
        ? [{ path: `ChiSos.${at}.ChiSo_Id`, code: 'QC_INDEX_TWICE' }]
        : [],
    ),
  ];
}
