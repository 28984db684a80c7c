import { type Birth, yearsOn } from '@sen/domain/ages/age';
import { outOfBand, vitalBand } from '@sen/domain/vitals/band';
import { type Measured, vitalCourse } from '@sen/domain/vitals/course';
import { Form } from '../../ui/kit/Form.tsx';
import { showDecimal } from '../../ui/numberText.ts';
import type { TrendPoint } from '../../ui/trendShape.ts';
import type { vitalFields } from './examValues.ts';

export type VitalName = (typeof vitalFields)[number];

/** What the vital signs of a session are drawn from. */
export type VitalFacts = {
  session: { NgayKham: string; Ngay: string };
  /** Other examinations of the patient. */
  measured: readonly Measured[];
  birth: Birth | null;
};

const flags = { high: 'H', low: 'L' } as const;

/** A vital sign as typed, on which side of its band it lies, and its course over earlier examinations up to it. */
export function useVitalCourse(name: VitalName, { session, measured, birth }: VitalFacts) {
  const form = Form.useFormInstance();
  const typed = Form.useWatch(name, form);
  const value = typed === null || typed === undefined || typed === '' ? null : Number(typed);
  const { NgayKham, Ngay } = session;
  const earlier = vitalCourse(
    name,
    measured.filter((one) => Date.parse(one.NgayKham) < Date.parse(NgayKham)),
    birth,
  );
  const band = birth ? vitalBand(name, yearsOn(birth, Ngay)) : null;
  const points = [...earlier, ...vitalCourse(name, [{ NgayKham, Ngay, [name]: value }], birth)];
  return {
    side: birth ? outOfBand(name, value, yearsOn(birth, Ngay)) : null,
    /** The band of the age, decimal text; null where none is known. */
    min: band ? String(band[0]) : null,
    max: band ? String(band[1]) : null,
    hasEarlier: earlier.length > 0,
    /** The value of last time, as text. */
    last: showDecimal(earlier.at(-1)?.value ?? ''),
    points: points.map(
      (one): TrendPoint => ({
        at: one.at,
        value: one.value,
        text: showDecimal(one.value),
        flag: one.side ? flags[one.side] : null,
      }),
    ),
  };
}
