import { expect, it } from 'vitest';
import { dayPlus } from '../../ui/dateText.ts';
import { firstFreeDay, outcomeOf, type PriceList, standingOf, timelineOf } from './lists.ts';

const list = (_id: string, TuNgay: string, rest: Partial<PriceList> = {}): PriceList => ({
  _id,
  version: 1,
  LoaiGia_Id: 'DV',
  TenBangGia: _id,
  LoaiBangGia: 'DichVu',
  TrangThai: 'DaPhatHanh',
  NgayPhatHanh: null,
  TuNgay,
  DenNgay: null,
  SoQuyetDinh: null,
  GhiChu: null,
  soDichVu: 1,
  hanhDongs: [],
  ...rest,
});
const today = '2026-11-21';
const draft = { TrangThai: 'ChuaPhatHanh' };

it('says where a list stands by its days', () => {
  expect(standingOf(list('a', '2026-01-01', draft), today)).toBe('draft');
  expect(standingOf(list('a', '2026-11-22'), today)).toBe('scheduled');
  expect(standingOf(list('a', today), today)).toBe('inForce');
  expect(standingOf(list('a', '2026-01-01', { DenNgay: today }), today)).toBe('inForce');
  expect(standingOf(list('a', '2026-01-01', { DenNgay: '2026-11-20' }), today)).toBe('past');
});

it('counts days over the end of a month and a leap year', () => {
  expect([dayPlus('2028-02-28', 1), dayPlus('2028-03-01', -1), dayPlus('2026-12-31', 1)]).toEqual([
    '2028-02-29',
    '2028-02-29',
    '2027-01-01',
  ]);
});

it('tells before a release which list ends, and which stands in the way', () => {
  const lists = [
    list('old', '2025-01-01', { DenNgay: '2026-05-31' }),
    list('now', '2026-06-01', { DenNgay: '2026-12-31' }),
    list('next', '2027-01-01'),
    list('other type', '2026-01-01', { LoaiGia_Id: 'BHYT' }),
    list('mine', '2026-12-01', draft),
  ];
  const mine = list('mine', '2026-12-01', draft);
  const of = (day: string) => {
    const { ends, inTheWay } = outcomeOf(lists, mine, day);
    return [ends?._id, inTheWay?._id];
  };
  expect(of('2027-02-01')).toEqual(['next', undefined]);
  expect(of('2026-12-01')).toEqual(['now', 'next']);
  expect(of('2027-01-01')).toEqual([undefined, 'next']);
});

it('proposes the first day that is free', () => {
  const lists = [
    list('now', '2026-06-01'),
    list('next', '2027-01-01'),
    list('other', '2028-01-01', { LoaiGia_Id: 'BHYT' }),
  ];
  expect(firstFreeDay(lists, list('mine', '2026-12-01', draft), today)).toBe('2027-01-02');
  expect(firstFreeDay(lists, list('mine', '2027-03-01', draft), today)).toBe('2027-03-01');
  expect(firstFreeDay([], list('mine', '2026-01-01', draft), today)).toBe(today);
});

it('lays the lists of a type on a line of time without gaps, drafts apart', () => {
  const line = timelineOf(
    [
      list('long ago', '2020-01-01', { DenNgay: '2021-01-01' }),
      list('now', '2024-11-01', { DenNgay: '2026-12-31' }),
      list('next', '2027-01-01'),
      list('draft', '2027-02-01', draft),
    ],
    today,
  );
  expect(line.released.map((one) => one.list._id)).toEqual(['now', 'next']);
  const [now, next] = line.released;
  expect(now?.left).toBe(0);
  expect((now?.left ?? 0) + (now?.width ?? 0)).toBeCloseTo(next?.left ?? -1);
  expect((next?.left ?? 0) + (next?.width ?? 0)).toBe(100);
  expect(line.today).toBeGreaterThan(now?.left ?? 100);
  expect(line.today).toBeLessThan(next?.left ?? 0);
  expect(line.drafts.map((one) => one.list._id)).toEqual(['draft']);
});
