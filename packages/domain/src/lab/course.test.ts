import { describe, expect, it } from 'vitest';
import { type CourseValue, coursePieces, courseTable } from './course.ts';

let made = 0;
const value = (day: string, more: Partial<CourseValue> = {}): CourseValue => ({
  _id: String(made++),
  at: `${day}T02:00:00Z`,
  day,
  MaChiSo: 'GLU',
  TenChiSo: 'Glucose',
  TenNhomDichVu: 'Sinh hóa',
  KieuDuLieu: 'So',
  KetQua: '5.4',
  DonViTinh: 'mmol/L',
  Min: '3.9',
  Max: '6.4',
  CoKetQua: 'N',
  ...more,
});

describe('the table of indices by days', () => {
  it('has the newest day first and each index once, in groups by name', () => {
    const hgb = { MaChiSo: 'HGB', TenChiSo: 'Hemoglobin', TenNhomDichVu: 'Huyết học' };
    const table = courseTable([
      value('2026-01-05'),
      value('2026-03-02', { KetQua: '7.1', CoKetQua: 'H' }),
      value('2026-02-01', hgb),
      value('2026-02-01', { MaChiSo: 'X', TenChiSo: 'Khác', TenNhomDichVu: null }),
    ]);
    expect(table.days).toEqual(['2026-03-02', '2026-02-01', '2026-01-05']);
    expect(table.groups.map((group) => [group.name, group.rows.map((row) => row.MaChiSo)])).toEqual([
      ['Huyết học', ['HGB']],
      ['Sinh hóa', ['GLU']],
      [null, ['X']],
    ]);
    const glucose = table.groups[1]?.rows[0];
    expect(glucose?.drawn).toBe(true);
    expect(glucose?.cells.get('2026-03-02')?.map((one) => one.KetQua)).toEqual(['7.1']);
    expect(table.groups[0]?.rows[0]?.drawn).toBe(false);
  });

  it('keeps both values of one day, the later one first', () => {
    const table = courseTable([
      value('2026-01-05', { at: '2026-01-05T01:00:00Z', KetQua: '5' }),
      value('2026-01-05', { at: '2026-01-05T08:00:00Z', KetQua: '9' }),
    ]);
    expect(table.groups[0]?.rows[0]?.cells.get('2026-01-05')?.map((one) => one.KetQua)).toEqual(['9', '5']);
  });

  it('lists results in words apart, and counts no day for them', () => {
    const table = courseTable([
      value('2026-01-05', { KieuDuLieu: 'ChuoiKyTu', KetQua: 'Không thấy ký sinh trùng' }),
    ]);
    expect(table.texts).toHaveLength(1);
    expect([table.days, table.groups]).toEqual([[], []]);
  });

  it('has a name and a unit as the newest value says', () => {
    const table = courseTable([
      value('2026-01-05', { TenChiSo: 'Đường huyết', DonViTinh: 'mg/dL' }),
      value('2026-02-05'),
    ]);
    expect(table.groups[0]?.rows[0]).toMatchObject({ TenChiSo: 'Glucose', DonViTinh: 'mmol/L' });
  });
});

describe('the course of an index', () => {
  it('is one piece while unit and band stay, whatever zeros the bound has', () => {
    const pieces = coursePieces([value('2026-02-05', { Min: '3.90' }), value('2026-01-05')]);
    expect(pieces).toHaveLength(1);
    expect(pieces[0]?.points.map(({ of }) => of.day)).toEqual(['2026-01-05', '2026-02-05']);
    expect(pieces[0]?.bands).toEqual([{ from: '2026-01-05T02:00:00Z', min: '3.9', max: '6.4' }]);
  });

  it('begins another piece with another unit, also when the first one returns', () => {
    const pieces = coursePieces([
      value('2026-01-05'),
      value('2026-02-05', { DonViTinh: 'mg/dL', KetQua: '97', Min: '70', Max: '115' }),
      value('2026-03-05'),
    ]);
    expect(pieces.map(({ unit, points }) => [unit, points.length])).toEqual([
      ['mmol/L', 1],
      ['mg/dL', 1],
      ['mmol/L', 1],
    ]);
  });

  it('has a further band from the value on that was judged by it', () => {
    const [piece] = coursePieces([value('2026-01-05'), value('2026-02-05', { Min: '4.1', Max: null })]);
    expect(piece?.bands).toEqual([
      { from: '2026-01-05T02:00:00Z', min: '3.9', max: '6.4' },
      { from: '2026-02-05T02:00:00Z', min: '4.1', max: null },
    ]);
  });

  it('draws "<0.5" as 0.5 and leaves out words', () => {
    const [piece] = coursePieces([
      value('2026-01-05', { KetQua: '<0.5' }),
      value('2026-02-05', { KetQua: 'Âm tính', KieuDuLieu: 'AmDuongTinh' }),
    ]);
    expect(piece?.points.map((point) => point.value)).toEqual([0.5]);
  });
});
