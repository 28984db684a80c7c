import { levelOf, type Score } from './sheet.ts';

/** The levels of consciousness ACVPU. */
export const yThuc = {
  A: { vi: 'A – Tỉnh', en: 'A – Alert' },
  C: { vi: 'C – Lú lẫn mới', en: 'C – New confusion' },
  V: { vi: 'V – Đáp ứng lời nói', en: 'V – Responds to voice' },
  P: { vi: 'P – Đáp ứng đau', en: 'P – Responds to pain' },
  U: { vi: 'U – Không đáp ứng', en: 'U – Unresponsive' },
} as const;

export const khiTho = {
  KhiTroi: { vi: 'Khí trời', en: 'Air' },
  Oxy: { vi: 'Thở oxy', en: 'Oxygen' },
} as const;

/** What NEWS2 judges: breaths and beats a minute, %, mmHg, °C. */
export type News2Values = {
  NhipTho?: number | null | undefined;
  SpO2?: number | null | undefined;
  /** The target of saturation is 88 to 92 %: scale 2. */
  DichSpO2?: boolean | null | undefined;
  KhiTho?: keyof typeof khiTho | null | undefined;
  HuyetApCao?: number | null | undefined;
  Mach?: number | null | undefined;
  YThuc?: keyof typeof yThuc | null | undefined;
  NhietDo?: number | null | undefined;
};

/** From which value on how many points; below the first one 3. */
type Steps = ReadonlyArray<readonly [from: number, points: number]>;
const steps = {
  NhipTho: [
    [9, 1],
    [12, 0],
    [21, 2],
    [25, 3],
  ],
  SpO2: [
    [92, 2],
    [94, 1],
    [96, 0],
  ],
  HuyetApCao: [
    [91, 2],
    [101, 1],
    [111, 0],
    [220, 3],
  ],
  Mach: [
    [41, 1],
    [51, 0],
    [91, 1],
    [111, 2],
    [131, 3],
  ],
  NhietDo: [
    [35.1, 1],
    [36.1, 0],
    [38.1, 1],
    [39.1, 2],
  ],
} as const satisfies Record<string, Steps>;
/** Scale 2, for a target of 88 to 92 %: above it only oxygen counts. */
const scale2: Steps = [
  [84, 2],
  [86, 1],
  [88, 0],
];
const scale2OnOxygen: Steps = [
  [93, 1],
  [95, 2],
  [97, 3],
];

const needed = ['NhipTho', 'SpO2', 'KhiTho', 'HuyetApCao', 'Mach', 'YThuc', 'NhietDo'] as const;

/**
 * National Early Warning Score 2 of the Royal College of Physicians, from 16 years on and not in pregnancy (domain 5.4): 0 to 20. A single
 * item of 3 points makes at least a medium level. Nothing is scored while an item is missing.
 */
export function news2(values: News2Values): Score {
  const thang = 'NEWS2';
  const thieu = needed.filter((name) => (values[name] ?? null) === null);
  const { NhipTho, SpO2, KhiTho, HuyetApCao, Mach, YThuc, NhietDo } = values;
  if (thieu.length > 0) return { thang, diem: null, mucDo: null, thieu };
  const onOxygen = KhiTho === 'Oxy';
  const points = [
    stepped(steps.NhipTho, NhipTho ?? 0),
    values.DichSpO2 ? onScale2(SpO2 ?? 0, onOxygen) : stepped(steps.SpO2, SpO2 ?? 0),
    onOxygen ? 2 : 0,
    stepped(steps.HuyetApCao, HuyetApCao ?? 0),
    stepped(steps.Mach, Mach ?? 0),
    YThuc === 'A' ? 0 : 3,
    stepped(steps.NhietDo, NhietDo ?? 0),
  ];
  const diem = points.reduce((sum, one) => sum + one, 0);
  return { thang, diem, mucDo: earlyWarningLevel(diem, points.includes(3), 5, 7), thieu };
}

/** None, low, medium (also for a single item of 3 points), high. */
export function earlyWarningLevel(diem: number, single: boolean, medium: number, high: number) {
  const level = levelOf(diem, [
    [0, 'BinhThuong'],
    [1, 'Thap'],
    [medium, 'TrungBinh'],
    [high, 'Cao'],
  ]);
  return single && level === 'Thap' ? 'TrungBinh' : level;
}

function stepped(of: Steps, value: number, below = 3): number {
  return of.findLast(([from]) => value >= from)?.[1] ?? below;
}

const onScale2 = (value: number, onOxygen: boolean) =>
  value >= 93 ? (onOxygen ? stepped(scale2OnOxygen, value) : 0) : stepped(scale2, value);
