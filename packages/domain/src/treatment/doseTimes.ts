import { dayBegin, dayText, oneDay } from './houseClock.ts';

const minute = 60_000;

/** At which hours of the house a drug is given that is given so many times a day, 'HH:MM' each; what a site sets stands over them. */
export const usualTimes = {
  1: ['08:00'],
  2: ['08:00', '20:00'],
  3: ['06:00', '14:00', '22:00'],
  4: ['06:00', '12:00', '18:00', '24:00'],
} as const satisfies Readonly<Record<number, readonly string[]>>;

/** How a drug is given. */
export const cachDung = {
  TheoGio: { vi: 'Theo giờ', en: 'At set times' },
  MotLan: { vi: 'Một lần', en: 'Once' },
  KhiCan: { vi: 'Khi cần', en: 'As needed' },
} as const;
export type CachDung = keyof typeof cachDung;

const timePattern = /^([01]\d|2[0-4]):([0-5]\d)$/;

/** Minutes after midnight of 'HH:MM'; 24:00 is the end of the day. Null for anything else. */
export function minutesOf(time: string): number | null {
  const found = timePattern.exec(time);
  if (!found) return null;
  const minutes = Number(found[1]) * 60 + Number(found[2]);
  return minutes > 24 * 60 ? null : minutes;
}

/** The times of a list that is typed, '06, 14:00 22h30' as ['06:00', '14:00', '22:30']; null where one is none. */
export function readTimes(typed: string): string[] | null {
  const parts = typed.split(/[\s,;]+/).filter(Boolean);
  const times = parts.map((part) => {
    const [, hours = 'x', minutes = '00'] = /^(\d{1,2})(?:[:hH.](\d{2})?)?$/.exec(part) ?? [];
    return `${hours.padStart(2, '0')}:${minutes}`;
  });
  return times.every((time) => minutesOf(time) !== null) ? times.sort() : null;
}

/** What of an order says when its drug is given. */
export type Timed = {
  CachDung: CachDung;
  /** 'HH:MM' each; of an order at set times. */
  Gios: readonly string[];
  TuLuc: Date;
  DenLuc: Date | null;
  /** When it was stopped before its end. */
  NgungLuc?: Date | null;
};

/**
 * The instants between `from` and `to` (both included) at which a drug is due: at its times of each day while the order holds, from the
 * moment of the order on. One that is given once is due when it begins; one that is given as needed never is by itself.
 */
export function slotsOf(order: Timed, from: Date, to: Date): Date[] {
  const begin = Math.max(order.TuLuc.getTime(), from.getTime());
  const ends = [order.DenLuc, order.NgungLuc, to].flatMap((one) => (one ? [one.getTime()] : []));
  const end = Math.min(...ends);
  const stopped = order.NgungLuc?.getTime() ?? Number.POSITIVE_INFINITY;
  if (order.CachDung === 'KhiCan' || end < begin) return [];
  if (order.CachDung === 'MotLan') {
    const at = order.TuLuc.getTime();
    return at >= begin && at <= end && at < stopped ? [order.TuLuc] : [];
  }
  const times = order.Gios.flatMap((time) => minutesOf(time) ?? []);
  const slots: number[] = [];
  // 24:00 of the day before is the first instant of this one
  for (let day = dayBegin(new Date(begin)) - oneDay; day <= end; day += oneDay)
    for (const at of times) slots.push(day + at * minute);
  return [...new Set(slots)]
    .filter((at) => at >= begin && at <= end && at < stopped)
    .sort((one, other) => one - other)
    .map((at) => new Date(at));
}

/** How often a drug may be given that is given as needed. */
export type AsNeeded = {
  /** Times in 24 hours at most; null where nobody said. */
  ToiDa24h: number | null;
  /** Hours between two of them at least. */
  CachGio: number | null;
};

/**
 * From when on a drug may be given again that was given at these instants, as of `now`: the gap after the last one, and not more often in
 * any 24 hours than ordered. It is `now` where it may be given now.
 */
export function nextAsNeeded({ ToiDa24h, CachGio }: AsNeeded, given: readonly Date[], now: Date): Date {
  const times = given.map((at) => at.getTime()).sort((one, other) => one - other);
  const last = times.at(-1);
  const afterGap = last === undefined || CachGio === null ? 0 : last + CachGio * 60 * minute;
  const nth = ToiDa24h === null ? undefined : times.at(-ToiDa24h);
  const afterMost = nth === undefined || ToiDa24h === null ? 0 : nth + oneDay;
  return new Date(Math.max(now.getTime(), afterGap, afterMost));
}

/** Drops in a millilitre by the set that is used. */
export const giotMl = { 20: 'macro', 15: 'blood', 60: 'micro' } as const;

/** Drops a minute for a volume in millilitres over minutes; null where one of them is missing. */
export function dropsPerMinute(ml: number | null, minutes: number | null, dropsOfMl = 20): number | null {
  if (!ml || !minutes || ml <= 0 || minutes <= 0) return null;
  return Math.round((ml * dropsOfMl) / minutes);
}

/** How often a drug is given on a day; 1 where it is given once or as needed without a limit. */
export function timesADay(
  { CachDung, Gios }: Pick<Timed, 'CachDung' | 'Gios'>,
  { ToiDa24h }: AsNeeded,
): number {
  if (CachDung === 'TheoGio') return Math.max(1, Gios.length);
  return CachDung === 'KhiCan' ? (ToiDa24h ?? 1) : 1;
}

/** How many days orders may hold: of an emergency or an unstable patient one, of a stable one two, three where one of them is no working day. */
export function daysOfOrders(
  tinhTrang: TinhTrangNguoiBenh,
  from: Date,
  holidays: readonly string[] = [],
): 1 | 2 | 3 {
  if (tinhTrang !== 'OnDinh') return 1;
  const days = [0, 1, 2].map((plus) => new Date(from.getTime() + plus * oneDay));
  return days.some((day) => isDayOff(day, holidays)) ? 3 : 2;
}

function isDayOff(day: Date, holidays: readonly string[]): boolean {
  const text = dayText(day);
  const weekday = new Date(`${text}T00:00:00Z`).getUTCDay();
  return weekday === 0 || weekday === 6 || holidays.includes(text);
}

/** How a patient is, by which orders hold for longer or shorter. */
export const tinhTrangNguoiBenh = {
  CapCuu: { vi: 'Cấp cứu', en: 'Emergency' },
  ChuaOnDinh: { vi: 'Chưa ổn định', en: 'Unstable' },
  OnDinh: { vi: 'Ổn định', en: 'Stable' },
} as const;
export type TinhTrangNguoiBenh = keyof typeof tinhTrangNguoiBenh;

/** The last instant until which orders written at a moment may hold: the end of the day after their last one, so that no dose is missing before the round. */
export function latestEnd(tinhTrang: TinhTrangNguoiBenh, from: Date, holidays: readonly string[] = []): Date {
  return new Date(dayBegin(from) + (daysOfOrders(tinhTrang, from, holidays) + 1) * oneDay);
}
