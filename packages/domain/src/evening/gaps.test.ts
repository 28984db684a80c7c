import { describe, expect, it } from 'vitest';
import { type KhoangSo, soBienLai, soLuongSo, splitGaps, tenKhoang } from './gaps.ts';

const run = (TuSo: number, DenSo = TuSo): KhoangSo => ({ TuSo, DenSo });

describe('missing numbers', () => {
  it.each([
    ['nobody has explained', [run(5, 7)], [], [run(5, 7)], 0],
    ['that are all explained', [run(5, 7)], [run(5, 7)], [], 1],
    ['that are explained one by one', [run(5, 7)], [run(7), run(5), run(6)], [], 3],
    ['of which the middle is explained', [run(5, 9)], [run(6, 7)], [run(5), run(8, 9)], 1],
    ['of which the first is explained', [run(5, 9)], [run(5)], [run(6, 9)], 1],
    ['of which the last is explained', [run(5, 9)], [run(9)], [run(5, 8)], 1],
    ['of two gaps that one explanation spans', [run(5), run(8, 9)], [run(5, 8)], [run(9)], 1],
    ['beside numbers that were explained and are there by now', [run(5)], [run(1, 4), run(6)], [run(5)], 0],
    ['in any order', [run(20), run(5)], [run(20)], [run(5)], 1],
  ])('%s', (_case, gaps, explained, con, count) => {
    const split = splitGaps(gaps, explained);
    expect(split.con).toEqual(con);
    expect(split.giaiTrinhs).toHaveLength(count);
  });

  it('agree with what is counted number by number', () => {
    const inside = (runs: readonly KhoangSo[]) =>
      new Set(runs.flatMap((one) => Array.from({ length: soLuongSo(one) }, (_none, at) => one.TuSo + at)));
    for (let seed = 1; seed < 200; seed += 1) {
      const bit = (at: number) => ((seed * 2654435761 * (at + 7)) >>> 9) % 3;
      const of = (kind: number) =>
        Array.from({ length: 12 }, (_none, at) => at).flatMap((at) => (bit(at) === kind ? [run(at)] : []));
      const [gaps, explained] = [of(0), [...of(1), ...of(0).slice(1)]];
      const left = splitGaps(gaps, explained).con;
      const known = inside(explained);
      expect([...inside(left)]).toEqual([...inside(gaps)].filter((so) => !known.has(so)));
    }
  });
});

it('are written as people write them', () => {
  expect(tenKhoang(run(5), soBienLai)).toBe('0000005');
  expect(tenKhoang(run(5, 7), soBienLai)).toBe('0000005 – 0000007');
  expect(tenKhoang(run(5, 7))).toBe('5 – 7');
});
