import { numericResult } from './entry.ts';
import { sameBound } from './judgement.ts';
import type { ResultFlag } from './reference.ts';

/** A returned value of a patient, with the unit and the normal band that held when it was entered. */
export type CourseValue = {
  _id: string;
  /** When it was returned, ISO 8601. */
  at: string;
  /** Its day, YYYY-MM-DD. */
  day: string;
  MaChiSo: string;
  TenChiSo: string;
  TenNhomDichVu: string | null;
  KieuDuLieu: 'So' | 'ChuoiKyTu' | 'AmDuongTinh';
  KetQua: string;
  DonViTinh: string | null;
  Min: string | null;
  Max: string | null;
  CoKetQua: ResultFlag | null;
};

export type CourseRow<V extends CourseValue> = {
  MaChiSo: string;
  /** The name and unit of the newest value. */
  TenChiSo: string;
  DonViTinh: string | null;
  /** Holds two numbers at least, so that a course can be drawn. */
  drawn: boolean;
  /** The values of each day, the newest first. */
  cells: ReadonlyMap<string, readonly V[]>;
};
export type CourseGroup<V extends CourseValue> = { name: string | null; rows: readonly CourseRow<V>[] };
export type CourseTable<V extends CourseValue> = {
  /** The days with a value in the table, the newest first. */
  days: readonly string[];
  groups: readonly CourseGroup<V>[];
  /** Results in words, the newest first: they are read, not compared. */
  texts: readonly V[];
};

/** Values of a patient as a table of indices by days: groups of services by name, indices by name, days and values the newest first. */
export function courseTable<V extends CourseValue>(values: readonly V[]): CourseTable<V> {
  const newestFirst = [...values].sort((a, b) => Date.parse(b.at) - Date.parse(a.at));
  const told = newestFirst.filter(({ KieuDuLieu }) => KieuDuLieu !== 'ChuoiKyTu');
  const groups = [...groupBy(told, ({ TenNhomDichVu }) => TenNhomDichVu)]
    .map(([name, of]) => ({
      name,
      rows: [...groupBy(of, ({ MaChiSo }) => MaChiSo).values()].map(rowOf).sort(byName),
    }))
    .sort((a, b) => Number(a.name === null) - Number(b.name === null) || compare(a.name ?? '', b.name ?? ''));
  return {
    days: [...new Set(told.map(({ day }) => day))].sort().reverse(),
    groups,
    texts: newestFirst.filter(({ KieuDuLieu }) => KieuDuLieu === 'ChuoiKyTu'),
  };
}

function rowOf<V extends CourseValue>(newestFirst: readonly V[]): CourseRow<V> {
  const newest = newestFirst[0];
  return {
    MaChiSo: newest?.MaChiSo ?? '',
    TenChiSo: newest?.TenChiSo ?? '',
    DonViTinh: newest?.DonViTinh ?? null,
    drawn: newestFirst.filter(({ KetQua }) => numericResult(KetQua) !== null).length > 1,
    cells: groupBy(newestFirst, ({ day }) => day),
  };
}

/** A stretch of a course in one unit; bands hold from their instant on, until the next one. */
export type CoursePiece<V extends CourseValue> = {
  unit: string | null;
  points: ReadonlyArray<{ of: V; value: number }>;
  bands: ReadonlyArray<{ from: string; min: string | null; max: string | null }>;
};

/**
 * The numbers of one index, the oldest first, in pieces that may be joined by a line: where the unit changes a new piece begins, where
 * the normal band changes a new band. Values in words have no place in it.
 */
export function coursePieces<V extends CourseValue>(values: readonly V[]): CoursePiece<V>[] {
  const pieces: Array<{
    unit: string | null;
    points: Array<{ of: V; value: number }>;
    bands: Array<{ from: string; min: string | null; max: string | null }>;
  }> = [];
  for (const of of [...values].sort((a, b) => Date.parse(a.at) - Date.parse(b.at))) {
    const value = numericResult(of.KetQua);
    if (value === null) continue;
    const unit = of.DonViTinh?.trim() || null;
    let piece = pieces.at(-1);
    if (!piece || piece.unit !== unit) {
      piece = { unit, points: [], bands: [] };
      pieces.push(piece);
    }
    piece.points.push({ of, value });
    const band = piece.bands.at(-1);
    if (!band || !sameBound(band.min, of.Min) || !sameBound(band.max, of.Max))
      piece.bands.push({ from: of.at, min: of.Min, max: of.Max });
  }
  return pieces;
}

function byName(a: { TenChiSo: string }, b: { TenChiSo: string }): number {
  return compare(a.TenChiSo, b.TenChiSo);
}

function compare(a: string, b: string): number {
  return a.localeCompare(b, 'vi');
}

function groupBy<V, K>(values: readonly V[], keyOf: (value: V) => K): Map<K, V[]> {
  const groups = new Map<K, V[]>();
  for (const value of values) groups.set(keyOf(value), [...(groups.get(keyOf(value)) ?? []), value]);
  return groups;
}
