import type { Label } from '../catalogue/catalogue.ts';

/** The legal reasons of priority (Law 15/2023, article 3.2), within what the facility can do. */
export const priorityReasons = {
  CapCuu: { vi: 'Cấp cứu', en: 'Emergency' },
  TreDuoi6Tuoi: { vi: 'Trẻ em dưới 6 tuổi', en: 'Child under 6' },
  PhuNuMangThai: { vi: 'Phụ nữ mang thai', en: 'Pregnant woman' },
  KhuyetTatDacBietNang: { vi: 'Người khuyết tật đặc biệt nặng', en: 'Exceptionally severe disability' },
  KhuyetTatNang: { vi: 'Người khuyết tật nặng', en: 'Severe disability' },
  Tu75Tuoi: { vi: 'Người từ đủ 75 tuổi trở lên', en: 'Aged 75 or over' },
  NguoiCoCong: { vi: 'Người có công với cách mạng', en: 'Person of merit' },
} as const satisfies Record<string, Label>;

export type PriorityReason = keyof typeof priorityReasons;

/** What is known of a patient at the desk; unknown counts as no. */
export type PriorityFacts = {
  /** Whole years; null when the birth date is unknown. */
  ageYears: number | null;
  capCuu?: boolean;
  mangThai?: boolean;
  khuyetTat?: 'DacBietNang' | 'Nang' | null;
  nguoiCoCong?: boolean;
  /** Letters of the insurance card; CC and CK are people of merit. */
  doiTuongThe?: string | null;
};

/** The text of a kept reason; a reason that a person wrote in words is its own text. */
export function priorityText(reason: string, language: keyof Label): string {
  return Object.entries(priorityReasons).find(([key]) => key === reason)?.[1][language] ?? reason;
}

const meritLetters: ReadonlySet<string> = new Set(['CC', 'CK']);

/** The first legal reason for priority that fits, or null. */
export function suggestPriority(facts: PriorityFacts): PriorityReason | null {
  if (facts.capCuu) return 'CapCuu';
  if (facts.ageYears !== null && facts.ageYears < 6) return 'TreDuoi6Tuoi';
  if (facts.mangThai) return 'PhuNuMangThai';
  if (facts.khuyetTat === 'DacBietNang') return 'KhuyetTatDacBietNang';
  if (facts.khuyetTat === 'Nang') return 'KhuyetTatNang';
  if (facts.ageYears !== null && facts.ageYears >= 75) return 'Tu75Tuoi';
  if (facts.nguoiCoCong || meritLetters.has(facts.doiTuongThe ?? '')) return 'NguoiCoCong';
  return null;
}
