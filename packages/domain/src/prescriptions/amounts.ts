import { dec } from '../money/decimal.ts';
import { type Dose, dayDose, doseQuantity } from './dose.ts';

/** What a line says of how much: doses of a day, days, and the quantity, which is worked out where it is empty. */
export type LineAmounts = Dose & { SoLuong?: string | null | undefined; SoNgay: number };

/**
 * The quantity of a line beside the one that its doses and days make, where the two contradict each other; so does a part of a drug that is
 * handed out whole. Null where they agree, or where only one of them is told.
 */
export function contradictingAmounts(
  line: LineAmounts,
  whole: boolean,
): { ghi: string; tinh: string } | null {
  if (!line.SoLuong || !dec(line.SoLuong).gt(0)) return null;
  const told = dec(line.SoLuong);
  const made = dec(dayDose(line)).gt(0)
    ? dec(doseQuantity(line, line.SoNgay, whole))
    : whole
      ? told.round(0, 3) // away from zero
      : told;
  return made.eq(told) ? null : { ghi: told.toFixed(), tinh: made.toFixed() };
}
