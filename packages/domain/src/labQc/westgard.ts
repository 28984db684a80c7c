import { type Decimal, dec, round } from '../money/decimal.ts';

/** The rules of Westgard, as charts and papers write them. */
export const quyTacWestgard = {
  W1_2s: { vi: '1-2s', en: '1-2s' },
  W1_3s: { vi: '1-3s', en: '1-3s' },
  W2_2s: { vi: '2-2s', en: '2-2s' },
  WR_4s: { vi: 'R-4s', en: 'R-4s' },
  W4_1s: { vi: '4-1s', en: '4-1s' },
  W10_x: { vi: '10-x', en: '10-x' },
} as const;

export type QuyTacWestgard = keyof typeof quyTacWestgard;

/** What a control result is found to be. */
export const danhGiaKiemChuan = {
  Dat: { vi: 'Đạt', en: 'In control' },
  CanhBao: { vi: 'Cảnh báo', en: 'Warning' },
  LoaiBo: { vi: 'Loại bỏ', en: 'Rejected' },
} as const;

export type DanhGiaKiemChuan = keyof typeof danhGiaKiemChuan;

/** How a control result was judged: the rules that it broke, the strictest first. */
export type Verdict = { DanhGia: DanhGiaKiemChuan; QuyTacs: QuyTacWestgard[] };

/** Results of other levels count as the same run for so long. */
export const sameRunMs = 60 * 60_000;

/** A control result among those of its index at its device. */
export type ControlRun = {
  id: string;
  /** The material: a lot of one level. */
  material: string;
  level: string;
  /** Milliseconds. */
  at: number;
  z: number;
  /** A corrective action was written for it. */
  corrected: boolean;
};

/** How many standard deviations a value lies from the mean, exact to four decimals. */
export function zScore(value: Decimal, mean: Decimal, sd: Decimal): Decimal {
  return round(dec(value).minus(mean).div(sd), 4).toString();
}

/**
 * The rules that a result breaks. `before`: earlier results of its level, the newest first; `beside`: the results of other levels in the
 * same run.
 */
export function brokenRules(
  z: number,
  before: readonly number[],
  beside: readonly number[],
): QuyTacWestgard[] {
  const side = Math.sign(z);
  const beyond = (limit: number) => (other: number) => other * side > limit;
  const row = (count: number, limit: number) => {
    const last = [z, ...before.slice(0, count - 1)];
    return side !== 0 && last.length === count && last.every(beyond(limit));
  };
  const isBeyond2 = beyond(2)(z);
  const broken: ReadonlyArray<readonly [QuyTacWestgard, boolean]> = [
    ['W1_3s', beyond(3)(z)],
    ['W2_2s', row(2, 2) || (isBeyond2 && beside.some(beyond(2)))],
    ['WR_4s', isBeyond2 && beside.some((other) => other * side < -2)],
    ['W4_1s', row(4, 1)],
    ['W10_x', row(10, 0)],
    ['W1_2s', isBeyond2],
  ];
  return broken.flatMap(([rule, is]) => (is ? [rule] : []));
}

/** What broken rules make of a result: one that rejects rejects it, any other one warns. */
export function verdictOf(QuyTacs: QuyTacWestgard[], rejecting: ReadonlySet<QuyTacWestgard>): Verdict {
  if (QuyTacs.length === 0) return { DanhGia: 'Dat', QuyTacs };
  return { DanhGia: QuyTacs.some((rule) => rejecting.has(rule)) ? 'LoaiBo' : 'CanhBao', QuyTacs };
}

/**
 * Judges the results of an index at a device, the oldest first, each by those before it. After a corrective action counting begins anew,
 * at every level: the device is another one then.
 */
export function judgeRuns(
  runs: readonly ControlRun[],
  rejecting: ReadonlySet<QuyTacWestgard>,
): Map<string, Verdict> {
  const verdicts = new Map<string, Verdict>();
  let since = 0;
  for (const [at, run] of runs.entries()) {
    const earlier = runs.slice(since, at).reverse();
    const before = earlier.filter((one) => one.material === run.material).map((one) => one.z);
    const beside = earlier.filter((one) => one.level !== run.level && run.at - one.at <= sameRunMs);
    // of a level that was repeated in the run, the last result
    const last = beside.filter((one, nth) => beside.findIndex(({ level }) => level === one.level) === nth);
    const rules = brokenRules(
      run.z,
      before,
      last.map((one) => one.z),
    );
    verdicts.set(run.id, verdictOf(rules, rejecting));
    if (run.corrected) since = at + 1;
  }
  return verdicts;
}

const settingOf = {
  loai13s: 'W1_3s',
  loai22s: 'W2_2s',
  loaiR4s: 'WR_4s',
  loai41s: 'W4_1s',
  loai10x: 'W10_x',
} as const satisfies Record<string, QuyTacWestgard>;

/** The rules that reject, as the site has set it. */
export function rejectingRules(
  settings: Readonly<Record<keyof typeof settingOf, boolean>>,
): ReadonlySet<QuyTacWestgard> {
  const chosen = Object.entries(settingOf).filter(([name]) => settings[name as keyof typeof settingOf]); // its own keys
  return new Set(chosen.map(([, rule]) => rule));
}
