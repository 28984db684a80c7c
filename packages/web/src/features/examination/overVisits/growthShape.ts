import { daysOn } from '@sen/domain/ages/age';
import { type BmiSex, type BmiTables, bmiLine, bmiZScore } from '@sen/domain/ages/bmi';
import type { Measured } from '@sen/domain/vitals/course';
import { bmi } from '@sen/domain/vitals/plausible';

/** The standard deviations whose lines are drawn. */
export const deviations = [-3, -2, -1, 0, 1, 2, 3] as const;

export type GrowthSpot = { day: string; index: number; z: number; x: number; y: number };
export type GrowthShape = {
  /** Each line with its points in px, as a polyline takes them, and where its name stands. */
  lines: ReadonlyArray<{ k: number; points: string; end: { x: number; y: number } }>;
  spots: readonly GrowthSpot[];
  /** Ages at the axis: in months up to five years, else in years. */
  ages: ReadonlyArray<{ x: number; count: number; unit: 'months' | 'years' }>;
  indices: ReadonlyArray<{ y: number; value: number }>;
};
export type GrowthBox = {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
};

const daysOfMonth = 30.4375;
const fiveYears = 60;
const nineteenYears = 228;

/**
 * Where a child's indices and the lines of the WHO stand in a box: from birth to five years, from five to nineteen, or both, as the child
 * was measured. Days without weight and height, or beyond the tables, have no place.
 */
export function growthShape(
  measured: readonly Measured[],
  child: { NgaySinh: string; NamSinh: number; GioiTinh: BmiSex },
  tables: BmiTables,
  box: GrowthBox,
): GrowthShape {
  const found = measured
    .flatMap((one) => {
      const index = bmi({ ChieuCao: one.ChieuCao, CanNang: one.CanNang });
      const days = daysOn(child, one.Ngay);
      const z = index === null || days === null ? null : bmiZScore(index, days, child.GioiTinh, tables);
      return index === null || days === null || z === null ? [] : [{ day: one.Ngay, index, days, z }];
    })
    .sort((a, b) => a.days - b.days);
  const months = found.map(({ days }) => days / daysOfMonth);
  const from = months.some((one) => one <= fiveYears) || months.length === 0 ? 0 : fiveYears;
  const until = months.some((one) => one > fiveYears) ? nineteenYears : fiveYears;

  const steps = Array.from({ length: 96 }, (_, at) => from + ((until - from) * at) / 95);
  const lines = deviations.map((k) => ({
    k,
    values: steps.flatMap((month) => {
      const value = bmiLine(k, month * daysOfMonth, child.GioiTinh, tables);
      return value === null ? [] : [{ month, value }];
    }),
  }));
  const all = [
    ...lines.flatMap(({ values }) => values.map(({ value }) => value)),
    ...found.map(({ index }) => index),
  ];
  const low = Math.floor(Math.min(...all) - 0.5);
  const high = Math.ceil(Math.max(...all) + 0.5);
  const x = (month: number) =>
    round(box.left + ((month - from) / (until - from)) * (box.width - box.left - box.right));
  const y = (value: number) =>
    round(box.top + ((high - value) / (high - low)) * (box.height - box.top - box.bottom));
  const inYears = until > fiveYears;
  const step = inYears ? 24 : 12;
  const firstAge = from === 0 ? 0 : 72;
  const indexStep = high - low > 16 ? 4 : 2;
  return {
    lines: lines.map(({ k, values }) => {
      const last = values.at(-1);
      return {
        k,
        points: values.map(({ month, value }) => `${x(month)},${y(value)}`).join(' '),
        end: { x: x(last?.month ?? until), y: y(last?.value ?? low) },
      };
    }),
    spots: found.map(({ days, ...spot }) => ({ ...spot, x: x(days / daysOfMonth), y: y(spot.index) })),
    ages: range(firstAge, until, step).map((month) => ({
      x: x(month),
      count: inYears ? month / 12 : month,
      unit: inYears ? ('years' as const) : ('months' as const),
    })),
    indices: range(Math.ceil(low / indexStep) * indexStep, high, indexStep).map((value) => ({
      y: y(value),
      value,
    })),
  };
}

function range(from: number, until: number, step: number): number[] {
  return Array.from({ length: Math.floor((until - from) / step) + 1 }, (_, at) => from + at * step);
}

function round(px: number): number {
  return Math.round(px * 10) / 10;
}
