import { describe, expect, it } from 'vitest';
import { diagnosisIssues, forbidden, type IcdFacts } from './icdRules.ts';

function icd(MaICD: string, more: Partial<IcdFacts> = {}): IcdFacts {
  return {
    _id: MaICD,
    MaICD,
    TenICD: `Bệnh ${MaICD}`,
    GioiTinh: null,
    TuoiMin: null,
    TuoiMax: null,
    KhongLamBenhChinh: false,
    KhongKhuyenKhichBenhChinh: false,
    CoMaChiTietHon: false,
    ChiNguyenNhanTuVong: false,
    Asterisk: false,
    ...more,
  };
}
const patient = { GioiTinh: 'MALE', Tuoi: 40 };
const cold = icd('J00');
const found = (main: IcdFacts | null, ...secondary: IcdFacts[]) =>
  diagnosisIssues({ main, secondary, patient }).map(
    ({ path, code, severity }) => `${path} ${code} ${severity ?? 'error'}`,
  );

describe('the rules of the disease list', () => {
  it('take an ordinary diagnosis', () => {
    expect(found(cold, icd('I10'), icd('E11.9'))).toEqual([]);
    expect(found(null)).toEqual([]);
  });

  it.each<[string, Partial<IcdFacts>, string[]]>([
    ['forbidden as the main disease', { KhongLamBenhChinh: true }, ['ICD_NOT_MAIN error']],
    ['discouraged as the main disease', { KhongKhuyenKhichBenhChinh: true }, ['ICD_DISCOURAGED confirm']],
    ['too general', { CoMaChiTietHon: true }, ['ICD_TOO_GENERAL error']],
    ['a cause of death only', { ChiNguyenNhanTuVong: true }, ['ICD_ONLY_DEATH error']],
    ['of women', { GioiTinh: 'FEMALE' }, ['ICD_SEX warn']],
    ['of men', { GioiTinh: 'MALE' }, []],
    ['of older people', { TuoiMin: 41 }, ['ICD_AGE warn']],
    ['of people up to this age', { TuoiMin: 40, TuoiMax: 40 }, []],
    ['of children', { TuoiMax: 15 }, ['ICD_AGE warn']],
  ])('tell of a main code %s', (_what, flags, issues) => {
    expect(found(icd('X', flags))).toEqual(issues.map((issue) => `ChanDoanICD_Id ${issue}`));
  });

  it('let a secondary code be what a main one may not', () => {
    expect(found(cold, icd('X', { KhongLamBenhChinh: true, KhongKhuyenKhichBenhChinh: true }))).toEqual([]);
  });

  it('hold for each secondary code, by its place', () => {
    expect(found(cold, icd('I10'), icd('X', { CoMaChiTietHon: true }))).toEqual([
      'ChanDoanPhuICD_Ids.1 ICD_TOO_GENERAL error',
    ]);
  });

  it('refuse the same code twice', () => {
    expect(found(cold, cold)).toEqual(['ChanDoanPhuICD_Ids.0 ICD_MAIN_IS_SECONDARY error']);
    expect(found(cold, icd('I10'), icd('I10'))).toEqual(['ChanDoanPhuICD_Ids.1 DUPLICATE error']);
  });

  it('take twelve secondary codes and no more', () => {
    const many = Array.from({ length: 13 }, (_, index) => icd(`A${index}`));
    expect(found(cold, ...many.slice(1))).toEqual([]);
    expect(found(cold, ...many)).toEqual(['ChanDoanPhuICD_Ids ICD_TOO_MANY error']);
  });

  it('ask for another code beside an asterisk', () => {
    const asterisk = icd('G01', { Asterisk: true });
    expect(found(cold, asterisk)).toEqual([]);
    expect(found(null, asterisk)).toEqual(['ChanDoanPhuICD_Ids.0 ICD_NEEDS_DAGGER error']);
    expect(found(icd('G02', { Asterisk: true }), asterisk)).toEqual([
      'ChanDoanPhuICD_Ids.0 ICD_NEEDS_DAGGER error',
    ]);
  });
});

it('refuses by errors alone', () => {
  const issues = diagnosisIssues({
    main: icd('X', { KhongKhuyenKhichBenhChinh: true, GioiTinh: 'FEMALE', CoMaChiTietHon: true }),
    secondary: [],
    patient,
  });
  expect(issues).toHaveLength(3);
  expect(forbidden(issues).map((issue) => issue.code)).toEqual(['ICD_TOO_GENERAL']);
});
