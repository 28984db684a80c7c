import type { Issue } from '../catalogue/validate.ts';

/** The side of the body that a point lies on. */
export const matSoDo = {
  Truoc: { vi: 'Mặt trước', en: 'Front' },
  Sau: { vi: 'Mặt sau', en: 'Back' },
} as const;

export type MatSoDo = keyof typeof matSoDo;

/** What a point is about, by its colour. */
export const mauSoDo = {
  Do: { vi: 'Đau, viêm', en: 'Pain, inflammation' },
  Cam: { vi: 'Căng cứng', en: 'Tension' },
  Xanh: { vi: 'Vùng điều trị', en: 'Treated area' },
  Tim: { vi: 'Da tổn thương', en: 'Damaged skin' },
} as const;

export type MauSoDo = keyof typeof mauSoDo;

/** A point of a body map: where, from the upper left corner in thousandths of the picture's width and height, and what is there. */
export type DiemSoDo = { Mat: MatSoDo; X: number; Y: number; Mau: MauSoDo; GhiChu: string | null };

/** Points that a map may have, characters of the note of one, and thousandths of a side. */
export const pointsMost = 30;
export const pointNoteMost = 200;
export const bodyScale = 1000;

/** What is wrong with a body map, at `SoDo.N.<field>`: its points are numbered in their order. */
export function bodyMapIssues(points: readonly DiemSoDo[]): Issue[] {
  const issues: Issue[] = [];
  if (points.length > pointsMost)
    issues.push({ path: 'SoDo', code: 'TOO_MANY', details: { max: pointsMost } });
  points.forEach(({ X, Y, GhiChu }, at) => {
    if (!onMap(X) || !onMap(Y)) issues.push({ path: `SoDo.${at}`, code: 'SPA_POINT_OUTSIDE' });
    if ((GhiChu ?? '').length > pointNoteMost)
      issues.push({ path: `SoDo.${at}.GhiChu`, code: 'TOO_LONG', details: { max: pointNoteMost } });
  });
  return issues;
}

const onMap = (at: number) => Number.isInteger(at) && at >= 0 && at <= bodyScale;

/** A point moved by a step, kept on the map. */
export function movedPoint(point: DiemSoDo, dx: number, dy: number): DiemSoDo {
  const kept = (at: number) => Math.min(bodyScale, Math.max(0, Math.round(at)));
  return { ...point, X: kept(point.X + dx), Y: kept(point.Y + dy) };
}
