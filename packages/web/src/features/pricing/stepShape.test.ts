import { expect, it } from 'vitest';
import { stepShape } from './stepShape.ts';

const box = { width: 308, height: 104, top: 18, bottom: 20, side: 4 };

it('draws each price until the next begins, dearer ones higher, whatever order they come in', () => {
  const { steps, now } = stepShape(
    [
      { TuNgay: '2026-12-01', DonGia: '200000.00' },
      { TuNgay: '2024-11-01', DonGia: '150000.00' },
      { TuNgay: '2025-11-01', DonGia: '180000.00' },
    ],
    '2026-11-21',
    box,
  );
  expect(steps.map((step) => step.price.DonGia)).toEqual(['150000.00', '180000.00', '200000.00']);
  expect(steps[0]?.end).toBe(steps[1]?.x);
  expect(steps[1]?.end).toBe(steps[2]?.x);
  expect(steps[2]?.end).toBe(304);
  expect(steps[0]?.y).toBeGreaterThan(steps[1]?.y ?? 200);
  expect(steps[2]?.y).toBe(18);
  expect(now).toBeGreaterThan(steps[1]?.x ?? 400);
  expect(now).toBeLessThan(steps[2]?.x ?? 0);
});

it('draws a price that never changed in the middle', () => {
  const { steps } = stepShape([{ TuNgay: '2024-11-01', DonGia: '5.00' }], '2026-11-21', box);
  expect(steps).toMatchObject([{ x: 4, end: 304, y: 47 }]);
});
