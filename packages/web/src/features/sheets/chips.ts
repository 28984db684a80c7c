import type { SheetField } from '@sen/domain/sheets/sheet';
import { vitalBand } from '@sen/domain/vitals/band';

type NumberField = Extract<SheetField, { kind: 'number' }>;

/** How far chips lie apart, by the sign. */
const steps: Readonly<Record<string, number>> = {
  Mach: 2,
  NhietDo: 0.2,
  HuyetApCao: 5,
  HuyetApThap: 5,
  NhipTho: 1,
  SpO2: 1,
  CanNang: 0.5,
};
const around = 3;

/** Values to touch around the last one, or the middle of the band of the age; within the limits, as decimal text. */
export function chipsAround(field: NumberField, last: number | null, years: number): string[] {
  const band = field.vital ? vitalBand(field.vital, years) : null;
  const middle = last ?? (band ? (band[0] + band[1]) / 2 : null);
  if (middle === null) return [];
  const step = (field.vital && steps[field.vital]) ?? 1;
  const from = last ?? Math.round(middle / step) * step;
  const values = Array.from({ length: 2 * around + 1 }, (_, at) => from + (at - around) * step);
  return values
    .filter((value) => value >= field.min && value <= field.max)
    .map((value) => String(Number(value.toFixed(field.decimals))));
}
