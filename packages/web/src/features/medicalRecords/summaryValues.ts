import { phieuSoKetTexts } from '@sen/domain/medicalRecords/phieuSoKet';
import type { SoKetFragment } from './papers.main.gen.ts';
import { wholeMinute } from './wholeMinute.ts';

export type SummaryValues = { NgaySoKet: string | null } & Record<
  (typeof phieuSoKetTexts)[number],
  string | null
>;

/** What a new summary begins with. */
export type Begun = Partial<Record<(typeof phieuSoKetTexts)[number], string>>;

/** The values of a summary as stored; a new one is of now. */
export function summaryValues(of: SoKetFragment | null): SummaryValues {
  const texts = Object.fromEntries(phieuSoKetTexts.map((name) => [name, of?.[name] ?? null]));
  return { ...texts, NgaySoKet: of?.NgaySoKet ?? wholeMinute(new Date()) } as SummaryValues; // the names of the list
}
