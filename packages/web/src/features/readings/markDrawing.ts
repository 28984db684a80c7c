import { type DanhDau, linePointsMost, markScale, type Size } from '@sen/domain/readings/marks';

/** What was drawn step by step: what stands now, what stood before, what was undone. */
export type MarkHistory = {
  past: readonly (readonly DanhDau[])[];
  now: readonly DanhDau[];
  next: readonly (readonly DanhDau[])[];
};

export const historyOf = (now: readonly DanhDau[]): MarkHistory => ({ past: [], now, next: [] });

/** After a step; what was undone before is gone. */
export function stepped({ past, now }: MarkHistory, marks: readonly DanhDau[]): MarkHistory {
  return { past: [...past, now], now: marks, next: [] };
}

/** Without the last step; the same where there is none. */
export function undone(history: MarkHistory): MarkHistory {
  const last = history.past.at(-1);
  return last
    ? { past: history.past.slice(0, -1), now: last, next: [history.now, ...history.next] }
    : history;
}

/** With the step that was undone last; the same where there is none. */
export function redone(history: MarkHistory): MarkHistory {
  const [first, ...next] = history.next;
  return first ? { past: [...history.past, history.now], now: first, next } : history;
}

export type Tool = Pick<DanhDau, 'Loai' | 'Mau' | 'Chu'>;

/** The box of a picture on the screen, in px. */
export type Box = { left: number; top: number; width: number; height: number };

/** Where on a picture a point of the screen is, in thousandths; the picture is fitted into the middle of its box. */
export function pointOn(size: Size, box: Box, x: number, y: number): [number, number] {
  const scale = Math.min(box.width / size.width, box.height / size.height) || 1;
  const along = (at: number, from: number, room: number, side: number) => {
    const drawn = side * scale;
    const share = (at - from - (room - drawn) / 2) / drawn;
    return Math.min(markScale, Math.max(0, Math.round(share * markScale)));
  };
  return [along(x, box.left, box.width, size.width), along(y, box.top, box.height, size.height)];
}

/** A mark that begins at a point. */
export function begunMark(tool: Tool, [x, y]: readonly [number, number]): DanhDau {
  const Diem = tool.Loai === 'Chu' ? [x, y] : [x, y, x, y];
  return { ...tool, Diem };
}

/** So far from the last point a line goes on, in thousandths: nearer ones say nothing more. */
const near = 4;

/** A mark drawn on to a point: a line gets it, the others end there. A line of too many points keeps every second one. */
export function drawnTo(mark: DanhDau, [x, y]: readonly [number, number]): DanhDau {
  const [x1 = x, y1 = y] = mark.Diem;
  if (mark.Loai === 'Chu') return { ...mark, Diem: [x, y] };
  if (mark.Loai !== 'NetVe') return { ...mark, Diem: [x1, y1, x, y] };
  const [lastX = x, lastY = y] = mark.Diem.slice(-2);
  if (Math.abs(x - lastX) < near && Math.abs(y - lastY) < near) return mark;
  const known =
    mark.Diem.length / 2 < linePointsMost
      ? mark.Diem
      : mark.Diem.filter((_one, at) => Math.floor(at / 2) % 2 === 0);
  return { ...mark, Diem: [...known, x, y] };
}

/** Whether a drawn mark is more than a slip of the finger. */
export function isDrawn({ Loai, Diem }: DanhDau): boolean {
  if (Loai === 'Chu') return true;
  const span = (axis: number) => {
    const along = Diem.filter((_one, at) => at % 2 === axis);
    return Math.max(...along) - Math.min(...along);
  };
  return span(0) >= 2 * near || span(1) >= 2 * near;
}

const middle = markScale / 2;

/** A mark in the middle of the picture, for whoever draws with the keyboard and moves it from there. */
export function middleMark(tool: Tool): DanhDau {
  const reach = markScale / 10;
  const Diem = {
    MuiTen: [middle - reach, middle, middle + reach, middle],
    Elip: [middle - reach, middle - reach, middle + reach, middle + reach],
    NetVe: [middle - reach, middle, middle, middle - reach / 2, middle + reach, middle],
    Chu: [middle - reach, middle],
  };
  return { ...tool, Diem: Diem[tool.Loai] };
}
