import type { Label } from '../catalogue/catalogue.ts';
import type { Vitals } from '../vitals/plausible.ts';

/** How much the score of a sheet says, the least first. What each score calls its levels, its definition says. */
export const mucDo = {
  BinhThuong: { vi: 'Bình thường', en: 'Normal' },
  Thap: { vi: 'Thấp', en: 'Low' },
  TrungBinh: { vi: 'Trung bình', en: 'Medium' },
  Cao: { vi: 'Cao', en: 'High' },
  RatCao: { vi: 'Rất cao', en: 'Very high' },
} as const satisfies Record<string, Label>;
export type MucDo = keyof typeof mucDo;

export const thangDiem = {
  NEWS2: { vi: 'NEWS2', en: 'NEWS2' },
  PEWS: { vi: 'PEWS', en: 'PEWS' },
  Dau: { vi: 'Đau', en: 'Pain' },
  Braden: { vi: 'Braden', en: 'Braden' },
  Morse: { vi: 'Morse', en: 'Morse' },
  HumptyDumpty: { vi: 'Humpty Dumpty', en: 'Humpty Dumpty' },
  NRS2002: { vi: 'NRS-2002', en: 'NRS-2002' },
  MST: { vi: 'MST', en: 'MST' },
  MNASF: { vi: 'MNA-SF', en: 'MNA-SF' },
  STRONGkids: { vi: 'STRONGkids', en: 'STRONGkids' },
  Glasgow: { vi: 'Glasgow', en: 'Glasgow' },
} as const satisfies Record<string, Label>;
export type ThangDiem = keyof typeof thangDiem;

/** A value of a choice; its points count in the score of the sheet. */
type Option = Label & { points?: number };

type Kind =
  /** `min` and `max` are the plausible limits; `vital` names the sign whose band it has; `flow` counts in the fluid balance, in ml. */
  | {
      kind: 'number';
      unit: Label;
      min: number;
      max: number;
      decimals: 0 | 1 | 2;
      vital?: keyof Vitals;
      flow?: 'vao' | 'ra';
    }
  | { kind: 'choice'; values: Readonly<Record<string, Option>> }
  | { kind: 'tick'; points?: number }
  /** Ids of entries of a catalogue. */
  | { kind: 'ticks'; of: string }
  | { kind: 'text'; max: number };

/** A field of a sheet. One with `only` belongs to that early warning score and is asked where the patient is watched by it. */
export type SheetField = Kind & { label: Label; required?: true; only?: ThangDiem };

/** What an entry holds: numbers, keys of choices, true for what is ticked, ids, texts; by field. */
export type SheetValues = Readonly<Record<string, unknown>>;

/** A score; without points where something is missing or cannot be judged. */
export type Score = {
  thang: ThangDiem;
  diem: number | null;
  mucDo: MucDo | null;
  /** The fields that are missing. */
  thieu: readonly string[];
};

/** Whom a score judges. */
export type Judged = { values: SheetValues; years: number; canhBao: ThangDiem | null };

/** When a sheet is written again: first so many hours after coming, then every so many days, and after coming from another ward. */
export type Reassessment = { firstHours: number; everyDays: number; onTransfer?: true };

/** What sheets are about; one of an area does for it. */
export const linhVuc = {
  SinhHieu: { vi: 'Chức năng sống', en: 'Vital signs' },
  Dich: { vi: 'Dịch vào – ra', en: 'Fluids' },
  ChamSoc: { vi: 'Chăm sóc', en: 'Care' },
  Dau: { vi: 'Đau', en: 'Pain' },
  LoetTyDe: { vi: 'Loét tỳ đè', en: 'Pressure injury' },
  TeNga: { vi: 'Té ngã', en: 'Falls' },
  DinhDuong: { vi: 'Dinh dưỡng', en: 'Nutrition' },
  TriGiac: { vi: 'Tri giác', en: 'Consciousness' },
} as const satisfies Record<string, Label>;
export type LinhVuc = keyof typeof linhVuc;

export type SheetDef = {
  label: Label;
  area: LinhVuc;
  /** Who writes it. */
  writes: readonly ('NURSE' | 'DOCTOR')[];
  fields: Readonly<Record<string, SheetField>>;
  score?: (of: Judged) => Score | null;
  /** What its levels are called, where not by `mucDo`. */
  levels?: Readonly<Partial<Record<MucDo, Label>>>;
  again?: Reassessment;
  /** Ages in years for which it is meant; without it for all. */
  ages?: { from?: number; below?: number };
};

/** Declares a sheet: its fields, its score, and how often it is written. */
export const defineSheet = <const D extends SheetDef>(def: D): D => def;

/** The number of a field; null where there is none. */
export function numberIn(values: SheetValues, name: string): number | null {
  const value = values[name];
  return typeof value === 'number' && !Number.isNaN(value) ? value : null;
}

/** The level of a score: the last one whose least points it reaches. */
export function levelOf(
  points: number,
  levels: ReadonlyArray<readonly [least: number, level: MucDo]>,
): MucDo {
  const found = levels.findLast(([least]) => points >= least);
  if (!found) throw new Error(`no level for ${points}`);
  return found[1];
}

/**
 * A score that adds up points: those of every choice, which must be made, and of what is ticked. Levels from the least points on.
 */
export function sumScore(
  thang: ThangDiem,
  fields: Readonly<Record<string, SheetField>>,
  levels: ReadonlyArray<readonly [least: number, level: MucDo]>,
): (of: Pick<Judged, 'values'>) => Score {
  return ({ values }) => {
    const thieu: string[] = [];
    let diem = 0;
    for (const [name, field] of Object.entries(fields)) {
      if (field.kind === 'tick' && values[name] === true) diem += field.points ?? 0;
      if (field.kind !== 'choice') continue;
      const points = pointsOf(field.values, values[name]);
      if (points === null) thieu.push(name);
      else diem += points;
    }
    if (thieu.length > 0) return { thang, diem: null, mucDo: null, thieu };
    return { thang, diem, mucDo: levelOf(diem, levels), thieu };
  };
}

/** The points of a choice that was made; null where it was not. */
export function pointsOf(values: Readonly<Record<string, Option>>, chosen: unknown): number | null {
  const option = typeof chosen === 'string' && Object.hasOwn(values, chosen) ? values[chosen] : undefined;
  return option ? (option.points ?? 0) : null;
}
