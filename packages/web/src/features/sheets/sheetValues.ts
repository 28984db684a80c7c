import type { Issue } from '@sen/domain/catalogue/validate';
import type { Score, SheetValues, ThangDiem } from '@sen/domain/sheets/sheet';
import { cleanValues, sheetIssues } from '@sen/domain/sheets/sheetIssues';
import { type LoaiPhieu, scoreOf, sheetOf } from '@sen/domain/sheets/sheets';

/** What is typed of a sheet: numbers as decimal text, choices by key, ticks, ids, texts; and which doubtful fields were confirmed. */
export type Typed = { daXacNhan: readonly string[]; ThoiGian: string | null } & Record<string, unknown>;

/** An entry with nothing typed. */
export function blankTyped(loai: LoaiPhieu): Typed {
  const names = Object.keys(sheetOf(loai).fields);
  return { ...Object.fromEntries(names.map((name) => [name, null])), daXacNhan: [], ThoiGian: null };
}

/** What is typed of an entry that stands. */
export function typedOf(loai: LoaiPhieu, values: SheetValues, ThoiGian: string): Typed {
  const cells = Object.entries(sheetOf(loai).fields).map(([name, { kind }]) => {
    const value = values[name] ?? null;
    return [name, kind === 'number' && value !== null ? String(value) : value];
  });
  return { ...Object.fromEntries(cells), daXacNhan: [], ThoiGian };
}

/** What is sent of what is typed; a number that is none stays as text, which is refused at its field. */
export function sentOf(loai: LoaiPhieu, typed: Readonly<Record<string, unknown>>): SheetValues {
  const cells = Object.entries(sheetOf(loai).fields).map(([name, { kind }]) => {
    const value = typed[name];
    const isNumber =
      kind === 'number' && typeof value === 'string' && value.trim() !== '' && !Number.isNaN(Number(value));
    return [name, isNumber ? Number(value) : value];
  });
  return cleanValues(Object.fromEntries(cells));
}

/** What is wrong before it is sent. */
export const typedIssues = (loai: LoaiPhieu, typed: Typed): Issue[] => sheetIssues(loai, sentOf(loai, typed));

/** The score of what is typed as far as it goes; null where the sheet has none, or nothing that counts is typed. */
export function typedScore(
  loai: LoaiPhieu,
  typed: Typed,
  of: { years: number; canhBao: ThangDiem | null },
): Score | null {
  const values = sentOf(loai, typed);
  if (Object.keys(values).length === 0) return null;
  return scoreOf(loai, { values, ...of });
}

/** A field that is typed anew is no longer confirmed. */
export function changed(typed: Typed, name: string, value: unknown): Partial<Typed> {
  const daXacNhan = typed.daXacNhan.filter((one) => one !== name);
  return {
    [name]: value,
    ...(daXacNhan.length < typed.daXacNhan.length ? { daXacNhan } : {}),
  } as Partial<Typed>; // a field of the sheet
}
