import { bmiTables } from '@sen/domain/ages/bmiTables';
import { describe, expect, it } from 'vitest';
import { deviations, growthShape } from './growthShape.ts';

const box = { width: 600, height: 300, left: 30, right: 30, top: 10, bottom: 24 };
const girl = { NgaySinh: '2020-06-01', NamSinh: 2020, GioiTinh: 'FEMALE' as const };
const on = (Ngay: string, ChieuCao: number | null, CanNang: number | null) => ({
  NgayKham: `${Ngay}T02:00:00Z`,
  Ngay,
  ChieuCao,
  CanNang,
});

describe('the growth curve', () => {
  it('has seven lines, a higher deviation above a lower one', () => {
    const { lines } = growthShape([on('2023-06-01', 95, 14)], girl, bmiTables, box);
    expect(lines.map(({ k }) => k)).toEqual([...deviations]);
    const ends = lines.map(({ end }) => end.y);
    expect([...ends].sort((a, b) => b - a)).toEqual(ends);
  });

  it('reaches from birth to five years, from five to nineteen, or over both', () => {
    const agesOf = (...measured: ReturnType<typeof on>[]) => {
      const { ages } = growthShape(measured, girl, bmiTables, box);
      return [ages[0], ages.at(-1)].map((age) => `${age?.count} ${age?.unit}`);
    };
    expect(agesOf(on('2023-06-01', 95, 14))).toEqual(['0 months', '60 months']);
    expect(agesOf(on('2027-06-01', 120, 22))).toEqual(['6 years', '18 years']);
    expect(agesOf(on('2023-06-01', 95, 14), on('2027-06-01', 120, 22))).toEqual(['0 years', '18 years']);
  });

  it('places each day with weight and height, the oldest first, inside the box', () => {
    const { spots } = growthShape(
      [on('2024-06-01', 102, 16), on('2023-06-01', 95, 14), on('2023-09-01', null, 15)],
      girl,
      bmiTables,
      box,
    );
    expect(spots.map(({ day, index }) => [day, index])).toEqual([
      ['2023-06-01', 15.5],
      ['2024-06-01', 15.4],
    ]);
    for (const { x, y } of spots) {
      expect(x).toBeGreaterThanOrEqual(box.left);
      expect(x).toBeLessThanOrEqual(box.width - box.right);
      expect(y).toBeGreaterThan(box.top);
      expect(y).toBeLessThan(box.height - box.bottom);
    }
  });

  it('has a place for a weight that is far out', () => {
    const { spots } = growthShape([on('2023-06-01', 95, 40)], girl, bmiTables, box);
    expect(spots[0]?.y).toBeGreaterThan(box.top);
  });
});
