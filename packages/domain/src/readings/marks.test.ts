import { describe, expect, it } from 'vitest';
import { type DanhDau, markIssues, markPath, marksMost, marksSvg, movedMark } from './marks.ts';

const arrow: DanhDau = { Loai: 'MuiTen', Mau: 'Do', Diem: [100, 100, 500, 100], Chu: null };
const size = { width: 1000, height: 500 };

describe('marks on a picture', () => {
  it.each<[string, Partial<DanhDau>]>([
    ['outside', { Diem: [0, 0, 1001, 5] }],
    ['between thousandths', { Diem: [0, 0.5, 10, 5] }],
    ['of a single point', { Diem: [0, 0] }],
    ['of half a point', { Diem: [0, 0, 5] }],
    ['without words', { Loai: 'Chu', Diem: [0, 0], Chu: ' ' }],
    ['of a colour of its own', { Mau: 'toString' as 'Do' }],
    ['of a form of its own', { Loai: 'constructor' as 'Elip' }],
    ['of too many words', { Loai: 'Chu', Diem: [0, 0], Chu: 'x'.repeat(61) }],
  ])('are refused %s', (_what, part) => {
    expect(markIssues([{ ...arrow, ...part }], 'DanhDaus')).toEqual([
      { path: 'DanhDaus', code: 'MARK_UNFIT' },
    ]);
  });

  it('are taken on it, so many', () => {
    expect(markIssues([arrow, { Loai: 'Chu', Mau: 'Vang', Diem: [5, 5], Chu: 'Sỏi' }], 'DanhDaus')).toEqual(
      [],
    );
    const many = Array.from({ length: marksMost + 1 }, () => arrow);
    expect(markIssues(many, 'DanhDaus')).toMatchObject([{ code: 'MARKS_MOST' }]);
  });

  it('are moved as far as the picture goes, in their form', () => {
    expect(movedMark(arrow, -300, 20).Diem).toEqual([0, 120, 400, 120]);
    expect(movedMark(arrow, 900, 0).Diem).toEqual([600, 100, 1000, 100]);
  });

  it('are drawn in the units of the picture', () => {
    expect(markPath(arrow, size)).toMatch(/^M100 50L500 50M500 50L/);
    const ellipse = { ...arrow, Loai: 'Elip', Diem: [100, 200, 300, 600] } as const;
    expect(markPath(ellipse, size)).toBe('M100 200A100 100 0 1 1 300 200A100 100 0 1 1 100 200Z');
  });

  it('say their words as words', () => {
    const svg = marksSvg([{ Loai: 'Chu', Mau: 'Xanh', Diem: [0, 0], Chu: '<b>&"' }], size);
    expect(svg).toContain('&lt;b&gt;&amp;&quot;</text>');
    expect(svg).toContain('viewBox="0 0 1000 500"');
  });
});
