import { daysBetween } from '../insurance/dates.ts';
import { coveredUntil } from '../prescriptions/openDays.ts';
import type { Vitals } from '../vitals/plausible.ts';

type Seen = Vitals & { Ngay: string };

export type SinceLast = {
  /** Days from the last examination to this one. */
  days: number;
  /** The follow-up that was agreed: its day, and how many days later (or, negative, earlier) the patient came. */
  followUp: { day: string; late: number } | null;
  /** The last day that the drugs of that time cover, and for how many days the patient had none; negative while they last. */
  drugs: { until: string; without: number } | null;
  /** Weight in kg, where it moved by a kilogram or by a twentieth. */
  weight: { before: number; now: number } | null;
  /** Blood pressure in mmHg, where it was measured both times. */
  pressure: { before: [number, number]; now: [number, number] } | null;
};

/** What changed between the last examination and this one. Days as YYYY-MM-DD. */
export function sinceLast(
  now: Seen,
  before: Seen & { NgayTaiKham?: string | null | undefined },
  drugs: ReadonlyArray<{ writtenOn: string; SoNgay: number }>,
): SinceLast {
  const until = drugs
    .map((one) => coveredUntil(one.writtenOn, one.SoNgay))
    .sort()
    .at(-1);
  const { NgayTaiKham } = before;
  return {
    days: daysBetween(before.Ngay, now.Ngay),
    followUp: NgayTaiKham ? { day: NgayTaiKham, late: daysBetween(NgayTaiKham, now.Ngay) } : null,
    drugs: until ? { until, without: daysBetween(until, now.Ngay) - 1 } : null,
    weight: movedWeight(before.CanNang, now.CanNang),
    pressure: bothPressures(before, now),
  };
}

function movedWeight(before: number | null | undefined, now: number | null | undefined): SinceLast['weight'] {
  if (!before || !now) return null;
  const change = Math.abs(now - before);
  return change >= 1 || change >= before / 20 ? { before, now } : null;
}

function bothPressures(before: Vitals, now: Vitals): SinceLast['pressure'] {
  const [one, other] = [pressureOf(before), pressureOf(now)];
  return one && other ? { before: one, now: other } : null;
}

function pressureOf({ HuyetApCao, HuyetApThap }: Vitals): [number, number] | null {
  return HuyetApCao && HuyetApThap ? [HuyetApCao, HuyetApThap] : null;
}
