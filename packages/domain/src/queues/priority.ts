import type { Label } from '../catalogue/catalogue.ts';

/** The legal reasons of priority (Law 15/2023, article 3.2), within what the facility can do, and below them those that a house adds. */
export const priorityReasons = {
  CapCuu: { vi: 'Cấp cứu', en: 'Emergency' },
  TreDuoi6Tuoi: { vi: 'Trẻ em dưới 6 tuổi', en: 'Child under 6' },
  PhuNuMangThai: { vi: 'Phụ nữ mang thai', en: 'Pregnant woman' },
  KhuyetTatDacBietNang: { vi: 'Người khuyết tật đặc biệt nặng', en: 'Exceptionally severe disability' },
  KhuyetTatNang: { vi: 'Người khuyết tật nặng', en: 'Severe disability' },
  Tu75Tuoi: { vi: 'Người từ đủ 75 tuổi trở lên', en: 'Aged 75 or over' },
  NguoiCoCong: { vi: 'Người có công với cách mạng', en: 'Person of merit' },
  TreEm: { vi: 'Trẻ em theo quy định của cơ sở', en: 'Child, by the rule of the house' },
  CaoTuoi: { vi: 'Người cao tuổi theo quy định của cơ sở', en: 'Elderly, by the rule of the house' },
  DungHen: { vi: 'Tái khám đúng hẹn', en: 'Follow-up by appointment' },
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
  /** Comes on the day of an appointment. */
  theoHen?: boolean;
};

/** What a house adds to the law: wider ages, and those with an appointment. */
export type PriorityRules = {
  /** Children under so many years; six by law. */
  childUnder: number;
  /** People of so many years and more; 75 by law. */
  elderFrom: number;
  appointments: boolean;
};

export const lawAlone: PriorityRules = { childUnder: 6, elderFrom: 75, appointments: false };

/** The rules that the settings of the queues say; what they do not say is as the law has it. */
export function priorityRules(section: unknown): PriorityRules {
  const said = (section ?? {}) as Partial<Record<keyof PriorityRules, unknown>>; // the settings' JSON
  return {
    childUnder: typeof said.childUnder === 'number' ? said.childUnder : lawAlone.childUnder,
    elderFrom: typeof said.elderFrom === 'number' ? said.elderFrom : lawAlone.elderFrom,
    appointments: said.appointments === true,
  };
}

/** The text of a kept reason; a reason that a person wrote in words is its own text. */
export function priorityText(reason: string, language: keyof Label): string {
  return Object.entries(priorityReasons).find(([key]) => key === reason)?.[1][language] ?? reason;
}

const meritLetters: ReadonlySet<string> = new Set(['CC', 'CK']);

/** The first reason for priority that fits, those of the law before those of the house, or null. */
export function suggestPriority(
  facts: PriorityFacts,
  rules: PriorityRules = lawAlone,
): PriorityReason | null {
  if (facts.capCuu) return 'CapCuu';
  if (facts.ageYears !== null && facts.ageYears < 6) return 'TreDuoi6Tuoi';
  if (facts.mangThai) return 'PhuNuMangThai';
  if (facts.khuyetTat === 'DacBietNang') return 'KhuyetTatDacBietNang';
  if (facts.khuyetTat === 'Nang') return 'KhuyetTatNang';
  if (facts.ageYears !== null && facts.ageYears >= 75) return 'Tu75Tuoi';
  if (facts.nguoiCoCong || meritLetters.has(facts.doiTuongThe ?? '')) return 'NguoiCoCong';
  if (facts.ageYears !== null && facts.ageYears < rules.childUnder) return 'TreEm';
  if (facts.ageYears !== null && facts.ageYears >= rules.elderFrom) return 'CaoTuoi';
  return rules.appointments && facts.theoHen ? 'DungHen' : null;
}
