import type { Issue } from '../catalogue/validate.ts';

/** What is drawn on a picture of a result. */
export const loaiDanhDau = {
  MuiTen: { vi: 'Mũi tên', en: 'Arrow' },
  Elip: { vi: 'Hình elip', en: 'Ellipse' },
  NetVe: { vi: 'Nét vẽ', en: 'Line' },
  Chu: { vi: 'Chữ', en: 'Text' },
} as const;

export type LoaiDanhDau = keyof typeof loaiDanhDau;

export const mauDanhDau = {
  Do: { vi: 'Đỏ', en: 'Red' },
  Vang: { vi: 'Vàng', en: 'Yellow' },
  Xanh: { vi: 'Xanh', en: 'Cyan' },
} as const;

export type MauDanhDau = keyof typeof mauDanhDau;

/** The colours on a picture: the same on screens and on paper, whatever the theme. */
export const markColours: Readonly<Record<MauDanhDau, string>> = {
  Do: '#ff3b30',
  Vang: '#ffd60a',
  Xanh: '#32d4ff',
};

/**
 * A mark on a picture. `Diem`: its points from the upper left corner, x and y each in thousandths of the picture's width and height: the
 * tail and the tip of an arrow, two corners around an ellipse, the points of a line, the beginning of a text.
 */
export type DanhDau = {
  Loai: LoaiDanhDau;
  Mau: MauDanhDau;
  Diem: readonly number[];
  Chu: string | null;
};

/** Thousandths of a side, marks on a picture, points of a line, characters of a text. */
export const markScale = 1000;
export const marksMost = 50;
export const linePointsMost = 300;
export const markTextMost = 60;

/** Why marks cannot be kept: they are too many, or one lies outside its picture, has no form or a colour of its own. */
export function markIssues(marks: readonly DanhDau[], path: string): Issue[] {
  if (marks.length > marksMost) return [{ path, code: 'MARKS_MOST', details: { max: marksMost } }];
  return marks.every(isSound) ? [] : [{ path, code: 'MARK_UNFIT' }];
}

function isSound({ Loai, Mau, Diem, Chu }: DanhDau): boolean {
  const points = Diem.length / 2;
  const fits = {
    MuiTen: points === 2,
    Elip: points === 2,
    NetVe: points >= 2 && points <= linePointsMost,
    Chu: points === 1 && (Chu ?? '').trim() !== '' && (Chu ?? '').length <= markTextMost,
  };
  return (
    Number.isInteger(points) &&
    Object.hasOwn(fits, Loai) &&
    fits[Loai] &&
    Object.hasOwn(markColours, Mau) &&
    Diem.every((one) => Number.isInteger(one) && one >= 0 && one <= markScale)
  );
}

/** A mark moved by a step, kept on the picture in its form. */
export function movedMark(mark: DanhDau, dx: number, dy: number): DanhDau {
  const by = [room(mark, 0, dx), room(mark, 1, dy)];
  return { ...mark, Diem: mark.Diem.map((one, at) => one + (by[at % 2] ?? 0)) };
}

function room({ Diem }: DanhDau, axis: number, step: number): number {
  const along = Diem.filter((_one, at) => at % 2 === axis);
  return Math.min(markScale - Math.max(...along), Math.max(-Math.min(...along), step));
}

/** A picture's sides, in any unit. */
export type Size = { width: number; height: number };

/** How thick lines are, and how high letters, on a picture of a size. */
export const markWidth = ({ width, height }: Size) => Math.max(width, height) / 220;
export const markLetters = ({ width, height }: Size) => Math.max(width, height) / 26;

/** The line of a mark as the data of an SVG path; null for a text. */
export function markPath({ Loai, Diem }: DanhDau, size: Size): string | null {
  const points = pointsOn(Diem, size);
  const [[x1, y1] = [0, 0], [x2, y2] = [0, 0]] = points;
  switch (Loai) {
    case 'MuiTen': {
      const turn = Math.atan2(y2 - y1, x2 - x1);
      const reach = markWidth(size) * 6;
      const wing = (by: number) =>
        `M${round(x2)} ${round(y2)}L${round(x2 - reach * Math.cos(turn + by))} ${round(y2 - reach * Math.sin(turn + by))}`;
      return `M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}${wing(0.5)}${wing(-0.5)}`;
    }
    case 'Elip': {
      const [rx, ry] = [round(Math.abs(x2 - x1) / 2), round(Math.abs(y2 - y1) / 2)];
      const [left, right, middle] = [round(Math.min(x1, x2)), round(Math.max(x1, x2)), round((y1 + y2) / 2)];
      return `M${left} ${middle}A${rx} ${ry} 0 1 1 ${right} ${middle}A${rx} ${ry} 0 1 1 ${left} ${middle}Z`;
    }
    case 'NetVe':
      return points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('');
    case 'Chu':
      return null;
  }
}

/** Where a mark begins on a picture. */
export function markStart({ Diem }: DanhDau, size: Size): readonly [x: number, y: number] {
  return pointsOn(Diem, size)[0] ?? [0, 0];
}

/** Marks as an SVG to be laid over a picture of this size. */
export function marksSvg(marks: readonly DanhDau[], size: Size): string {
  const [line, letters] = [round(markWidth(size)), round(markLetters(size))];
  const drawn = marks.map((mark) => {
    const path = markPath(mark, size);
    const colour = markColours[mark.Mau];
    const [x, y] = markStart(mark, size);
    return path === null
      ? `<text x="${round(x)}" y="${round(y)}" font-family="Be Vietnam Pro" font-size="${letters}" font-weight="700" fill="${colour}" stroke="#000" stroke-width="${round(line / 3)}" paint-order="stroke">${escaped(mark.Chu ?? '')}</text>`
      : `<path d="${path}" fill="none" stroke="#000" stroke-opacity="0.6" stroke-width="${line * 2}" stroke-linecap="round" stroke-linejoin="round"/><path d="${path}" fill="none" stroke="${colour}" stroke-width="${line}" stroke-linecap="round" stroke-linejoin="round"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${size.width} ${size.height}">${drawn.join('')}</svg>`;
}

function pointsOn(flat: readonly number[], { width, height }: Size): (readonly [number, number])[] {
  return flat.flatMap((x, at) =>
    at % 2 === 0 ? [[(x / markScale) * width, ((flat[at + 1] ?? 0) / markScale) * height] as const] : [],
  );
}

const round = (value: number) => Math.round(value * 100) / 100;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? '');
