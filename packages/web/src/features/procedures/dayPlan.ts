import { dayPlus } from '../../ui/dateText.ts';
import type { DayOperationFragment } from './dayPlan.main.gen.ts';

export type DayOperation = DayOperationFragment;

/** The parameter of the address that shows the day by room instead of the room's list. */
export const dayView = { name: 'xem', value: 'theo-phong' } as const;

/** An operation of which no end is known is drawn so long at least. */
const shortestMinutes = 30;
/** The hours that are always shown. */
const usual = { from: 7, to: 17 } as const;

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** An operation with its place: on which line of its room, from where to where of the day's hours, from 0 to 1. */
export type Placed = { operation: DayOperation; lane: number; left: number; width: number; end: number };

export type RoomDay = { room: DayOperation['Phong']; lanes: number; placed: readonly Placed[] };

export type DayPlan = {
  /** The hours at which the columns begin. */
  hours: readonly number[];
  rooms: readonly RoomDay[];
  /** Where now is; null on other days. */
  now: number | null;
};

/** When an operation ends: by its report, in work not before now, else after what its services take. */
function endOf(
  { BatDau, KetThuc, TrangThai, phutToiThieu }: DayOperation,
  { midnight, until: now }: { midnight: number; until: number },
): number {
  const start = Math.max(Date.parse(BatDau), midnight);
  if (KetThuc) return Math.max(Date.parse(KetThuc), start + minuteMs);
  const planned = start + Math.max(phutToiThieu, shortestMinutes) * minuteMs;
  return TrangThai === 'DangThucHien' ? Math.max(planned, now) : planned;
}

/** The operations of a day as lines of rooms: those that overlap stand below each other. The server sorts by room and start. */
export function planOf(operations: readonly DayOperation[], day: string, now: Date): DayPlan {
  const midnight = Date.parse(`${day}T00:00:00+07:00`);
  const isToday =
    now.getTime() >= midnight && now.getTime() < Date.parse(`${dayPlus(day, 1)}T00:00:00+07:00`);
  // the work of another day does not go on here
  const until = isToday ? now.getTime() : midnight;
  const spans = operations.map((operation) => ({
    operation,
    // what was left from before stands at the beginning of the day
    start: Math.max(Date.parse(operation.BatDau), midnight),
    end: endOf(operation, { midnight, until }),
  }));
  const hourOf = (at: number) => (at - midnight) / hourMs;
  const from = Math.min(usual.from, ...spans.map(({ start }) => Math.floor(hourOf(start))));
  const to = Math.min(24, Math.max(usual.to, ...spans.map(({ end }) => Math.ceil(hourOf(end)))));
  const at = (instant: number) => Math.min(1, Math.max(0, (hourOf(instant) - from) / (to - from)));
  const rooms = new Map<string, { room: DayOperation['Phong']; ends: number[]; placed: Placed[] }>();
  for (const { operation, start, end } of spans) {
    const { Phong: room } = operation;
    const of = rooms.get(room._id) ?? { room, ends: [], placed: [] };
    rooms.set(room._id, of);
    const free = of.ends.findIndex((taken) => taken <= start);
    const lane = free < 0 ? of.ends.length : free;
    of.ends[lane] = end;
    of.placed.push({ operation, lane, left: at(start), width: at(end) - at(start), end });
  }
  return {
    hours: Array.from({ length: to - from }, (_hour, index) => from + index),
    rooms: [...rooms.values()].map(({ room, ends, placed }) => ({ room, lanes: ends.length, placed })),
    now: isToday ? at(now.getTime()) : null,
  };
}

/** The operation to which an arrow leads from one: along its room, or to the nearest one of the next room. */
export function stepFrom(rooms: readonly RoomDay[], id: string, key: string): string | null {
  const row = rooms.findIndex(({ placed }) => placed.some((one) => one.operation.DichVuYeuCau_Id === id));
  const placed = rooms[row]?.placed ?? [];
  const at = placed.findIndex((one) => one.operation.DichVuYeuCau_Id === id);
  const here = placed[at];
  if (!here) return null;
  const along = { ArrowLeft: -1, ArrowRight: 1 }[key];
  if (along) return placed[at + along]?.operation.DichVuYeuCau_Id ?? null;
  const across = { ArrowUp: -1, ArrowDown: 1 }[key];
  const next = across ? (rooms[row + across]?.placed ?? []) : [];
  const [nearest] = [...next].sort(
    (one, other) => Math.abs(one.left - here.left) - Math.abs(other.left - here.left),
  );
  return nearest?.operation.DichVuYeuCau_Id ?? null;
}
