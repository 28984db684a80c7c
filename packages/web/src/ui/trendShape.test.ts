import { describe, expect, it } from 'vitest';
import { type TrendPoint, trendShape } from './trendShape.ts';

const box = { width: 300, height: 100, left: 40, right: 10, top: 10, bottom: 20 };
const point = (at: string, value: number): TrendPoint => ({ at, value, text: String(value), flag: null });
const ends = [point('2026-03-01T00:00:00Z', 4), point('2026-03-11T00:00:00Z', 8)];

describe('the shape of a trend', () => {
  it('lays points by time, the oldest left, the newest right', () => {
    const { spots } = trendShape(
      [point('2026-03-11T00:00:00Z', 8), point('2026-03-06T00:00:00Z', 5), point('2026-03-01T00:00:00Z', 4)],
      { min: null, max: null },
      box,
    );
    expect(spots.map((spot) => spot.x)).toEqual([40, 165, 290]);
    expect(spots.map((spot) => spot.value)).toEqual([4, 5, 8]);
  });

  it('puts a greater value higher, and all of them inside the box', () => {
    const { spots } = trendShape(ends, { min: '3.9', max: '6.4' }, box);
    const [low, high] = spots.map((spot) => spot.y);
    expect(high).toBeLessThan(low ?? 0);
    for (const { y } of spots) {
      expect(y).toBeGreaterThan(box.top);
      expect(y).toBeLessThan(box.height - box.bottom);
    }
  });

  it('draws the band between the bounds even where no value lies in it', () => {
    const {
      bands: [band],
      spots,
      marks,
    } = trendShape([point('2026-03-01T00:00:00Z', 20)], { min: '4', max: '6' }, box);
    expect(band?.y).toBeGreaterThan(spots[0]?.y ?? 0);
    expect((band?.y ?? 0) + (band?.height ?? 0)).toBeLessThanOrEqual(box.height - box.bottom);
    expect(marks.map((mark) => mark.text)).toEqual(['6', '4']);
  });

  it('lets an open bound reach to the edge', () => {
    const [band] = trendShape(ends, { min: null, max: '6' }, box).bands;
    expect((band?.y ?? 0) + (band?.height ?? 0)).toBe(box.height - box.bottom);
    expect(trendShape(ends, { min: '5', max: null }, box).bands[0]?.y).toBe(box.top);
  });

  it('has no band without bounds, and says the extremes instead', () => {
    const { bands, marks } = trendShape(ends, { min: null, max: null }, box);
    expect(bands).toEqual([]);
    expect(marks.map((mark) => mark.text)).toEqual(['8', '4']);
  });

  it('draws a band that changed from the point on that it judged', () => {
    const { bands } = trendShape(
      [...ends, point('2026-03-06T00:00:00Z', 5)],
      [
        { from: '2026-03-01T00:00:00Z', min: '4', max: '6' },
        { from: '2026-03-06T00:00:00Z', min: '5', max: '7' },
      ],
      box,
    );
    expect(bands).toMatchObject([
      { x: 40, width: 125 },
      { x: 165, width: 125 },
    ]);
    expect(bands[1]?.y).toBeLessThan(bands[0]?.y ?? 0);
  });

  it('sets a single value, and equal ones, in the middle', () => {
    expect(trendShape([point('2026-03-01T00:00:00Z', 5)], { min: null, max: null }, box).spots).toMatchObject(
      [{ x: 165, y: 45 }],
    );
  });
});
