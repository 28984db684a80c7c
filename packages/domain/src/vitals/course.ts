import { type Birth, yearsOn } from '../ages/age.ts';
import { type OutOfBand, outOfBand } from './band.ts';
import type { Vitals } from './plausible.ts';

/** The vital signs of one examination. */
export type Measured = Vitals & {
  /** The instant, ISO 8601. */
  NgayKham: string;
  /** Its day, YYYY-MM-DD. */
  Ngay: string;
};
export type CoursePoint = { at: string; value: number; side: OutOfBand | null };

/** The values of one vital sign over examinations, the oldest first, each beside the band of the age on its day; without a birth none is judged. */
export function vitalCourse(
  name: keyof Vitals,
  measured: readonly Measured[],
  birth: Birth | null,
): CoursePoint[] {
  return measured
    .flatMap((one) => {
      const value = one[name];
      if (value === null || value === undefined || Number.isNaN(value)) return [];
      const side = birth ? outOfBand(name, value, yearsOn(birth, one.Ngay)) : null;
      return [{ at: one.NgayKham, value, side }];
    })
    .sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
}
