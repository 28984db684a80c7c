import { type Random, seeded, whole } from './random.ts';
import { type DemoVisit, handsOut, type Stage } from './visits.ts';

export type ActKind =
  | 'receive'
  | 'pay'
  | 'cancelReceipt'
  | 'cancelReception'
  | 'call'
  | 'miss'
  | 'open'
  | 'order'
  | 'sample'
  | 'enter'
  | 'return'
  | 'finish'
  | 'supply'
  | 'close';

/** One act of a visit at an instant. */
export type DemoAct = { visit: DemoVisit; kind: ActKind; at: Date };

type Step = { kind: ActKind; after: number };

/** After how many acts of its way a visit of a stage stands. */
const lastOf: Partial<Record<Stage, readonly [kind: ActKind, times: number]>> = {
  ChoThuTien: ['receive', 1],
  ChoKham: ['pay', 1],
  DangGoi: ['call', 1],
  DangKham: ['open', 1],
  ChoThuXetNghiem: ['order', 1],
  ChoLayMau: ['pay', 2],
  DaLayMau: ['sample', 1],
  DaNhapKetQua: ['enter', 1],
  CoKetQua: ['return', 1],
};

/**
 * The acts of all visits in order of time. Those of past days come first, so that receipts, slips and tickets are numbered in the
 * order of the days: making the newest day first would give it the lowest receipt numbers. Today's acts end before `now`.
 */
export function demoActs(visits: readonly DemoVisit[], now: Date): DemoAct[] {
  const today = localDay(now);
  const midnight = startOf(today);
  const present = (now.getTime() - midnight) / 60_000;
  const past = visits.filter((visit) => visit.day < today).flatMap((visit) => timed(visit, visit.minute));
  const running = visits
    .filter((visit) => visit.day >= today)
    .flatMap((visit) => {
      const random = seeded(visit.seed + 1);
      const gap = visit.stage === 'Xong' ? whole(random, 10, 150) : whole(random, 2, 14);
      const length = stepsOf(visit).reduce((sum, step) => sum + step.after, 0);
      return timed(visit, present - length - gap);
    });
  return [...past, ...squeezed(running, midnight, now)].sort((a, b) => a.at.getTime() - b.at.getTime());
}

function timed(visit: DemoVisit, minute: number): DemoAct[] {
  const start = startOf(visit.day) + minute * 60_000;
  let passed = 0;
  return stepsOf(visit).map(({ kind, after }) => {
    passed += after;
    return { visit, kind, at: new Date(start + Math.round(passed * 60_000)) };
  });
}

/** Early in the day there is no time for a whole morning: its acts move together, after midnight. */
function squeezed(acts: readonly DemoAct[], midnight: number, now: Date): DemoAct[] {
  const earliest = acts.reduce((least, act) => Math.min(least, act.at.getTime()), now.getTime());
  const opening = midnight + 1000;
  if (earliest >= opening) return [...acts];
  const factor = (now.getTime() - opening) / (now.getTime() - earliest);
  return acts.map((act) => ({
    ...act,
    at: new Date(now.getTime() - Math.round((now.getTime() - act.at.getTime()) * factor)),
  }));
}

function stepsOf(visit: DemoVisit): Step[] {
  const random = seeded(visit.seed);
  const way = wayOf(visit, random);
  const last = lastOf[visit.stage];
  if (!last) return visit.stage === 'ChoCapThuoc' ? way.slice(0, -2) : way;
  const [kind, times] = last;
  const places = way.flatMap((step, index) => (step.kind === kind ? [index] : []));
  return way.slice(0, (places[times - 1] ?? way.length) + 1);
}

function wayOf(visit: DemoVisit, random: Random): Step[] {
  const step = (kind: ActKind, from: number, to: number): Step => ({ kind, after: whole(random, from, to) });
  const received = step('receive', 0, 0);
  if (visit.stage === 'HuyTiepNhan') return [received, step('cancelReception', 4, 12)];
  const arrived = [received, step('pay', 3, 11)];
  if (visit.stage === 'KhongDen') return [...arrived, step('call', 10, 30), step('miss', 5, 9)];
  return [
    ...arrived,
    ...(visit.stage === 'ThuLai' ? [step('cancelReceipt', 2, 4), step('pay', 1, 3)] : []),
    step('call', 8, 32),
    step('open', 1, 3),
    ...(visit.tests.length > 0
      ? [
          step('order', 5, 9),
          step('pay', 4, 11),
          step('sample', 5, 14),
          step('enter', 22, 45),
          step('return', 3, 9),
        ]
      : []),
    step('finish', 8, 18),
    ...(handsOut(visit) ? [step('pay', 4, 12), step('supply', 5, 13)] : []),
    step('close', 2, 6),
  ];
}

const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Ho_Chi_Minh' });

function localDay(at: Date): string {
  return dayFormat.format(at);
}

function startOf(day: string): number {
  return Date.parse(`${day}T00:00:00+07:00`);
}
