import { expect, it } from 'vitest';
import { actsWithoutRight, actTable } from '../acts/testTable.ts';
import { healthIssues, type SucKhoe, saysAnything, sucKhoeActs } from './sucKhoe.ts';

const codes = (health: SucKhoe, GioiTinh: string | null = 'FEMALE') =>
  healthIssues(health, { GioiTinh }).map(({ path, code }) => `${path} ${code}`);

it.each<[string, SucKhoe, string[]]>([
  ['nothing', {}, []],
  ['a pregnancy with its weeks', { ThaiSan: 'MangThai', TuanThai: 12 }, []],
  ['weeks of no pregnancy', { TuanThai: 12 }, ['TuanThai WEEKS_WITHOUT_PREGNANCY']],
  ['weeks of breast-feeding', { ThaiSan: 'ChoConBu', TuanThai: 12 }, ['TuanThai WEEKS_WITHOUT_PREGNANCY']],
  ['no week', { ThaiSan: 'MangThai', TuanThai: 0 }, ['TuanThai TOO_SMALL']],
  ['too many weeks', { ThaiSan: 'MangThai', TuanThai: 46 }, ['TuanThai TOO_LARGE']],
  ['half a week', { ThaiSan: 'MangThai', TuanThai: 12.5 }, ['TuanThai NOT_A_NUMBER']],
  ['a long text', { ThuocDangDung: 'x'.repeat(1001) }, ['ThuocDangDung TOO_LONG']],
  ['a pulse that nobody has', { Mach: 400 }, ['Mach TOO_LARGE']],
])('%s', (_case, health, expected) => expect(codes(health)).toEqual(expected));

it('a man is not pregnant; of whom the sex is not known may be', () => {
  expect(codes({ ThaiSan: 'MangThai' }, 'MALE')).toEqual(['ThaiSan MATERNITY_NOT_FOR_SEX']);
  expect(codes({ ThaiSan: 'MangThai' }, null)).toEqual([]);
});

it('says nothing while every field is empty', () => {
  expect(saysAnything({ DiUng: '', Mach: null })).toBe(false);
  expect(saysAnything({ HutThuoc: 'Khong' })).toBe(true);
});

it('is noted as long as the visit stands, with its right at the facility of the visit', () => {
  const node = 'here';
  expect(actTable(sucKhoeActs, { standing: { node, huy: false }, cancelled: { node, huy: true } })).toEqual({
    standing: { ghi: null },
    cancelled: { ghi: 'RECEPTION_CANCELLED' },
  });
  expect(actsWithoutRight(sucKhoeActs, { node, huy: false })).toEqual([]);
});
