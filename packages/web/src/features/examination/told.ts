import { type ExamValues, vitalFields } from './examValues.ts';
import type { HealthToldQuery } from './told.main.gen.ts';

export type Told = NonNullable<HealthToldQuery['sucKhoeTiepNhan']>;

/** What a session takes of what the reception was told: its empty fields alone. */
export function takenFrom(told: Told, values: ExamValues): Partial<ExamValues> {
  const vitals = vitalFields.map((name) => [
    name,
    told[name] === null || told[name] === undefined ? null : String(told[name]),
  ]);
  const all = Object.fromEntries([
    ...vitals,
    ['TienSuDiUng', told.DiUng],
    ['TienSuBenh', told.BenhManTinh],
    ['ThaiSan', told.ThaiSan],
  ]) as Partial<ExamValues>; // fields of the session by their names
  return Object.fromEntries(
    Object.entries(all).filter(([field, value]) => value && !values[field as keyof ExamValues]),
  );
}
