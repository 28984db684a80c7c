import { describe, expect, it } from 'vitest';
import {
  type Culture,
  cultureIssues,
  missingForFinal,
  noCulture,
  tellsSomething,
  tidied,
} from './content.ts';

const row = { KhangSinh_Id: 'CTX', PhuongPhap: 'KhoanhGiay', GiaTri: '24', KetQua: 'S' } as const;
const coli = { ViKhuan_Id: 'eco', SoLuong: '10^5 CFU/ml', DauHieus: [], khangSinhs: [row] };
const grown: Culture = { ...noCulture, LoaiBenhPham_Id: 'urine', TrangThaiCay: 'CoMoc', viKhuans: [coli] };
const told = (issues: { path: string; code: string }[]) => issues.map(({ path, code }) => `${path}:${code}`);

describe('a culture', () => {
  it.each<[string, Partial<Culture>, string[]]>([
    ['that grew', {}, []],
    [
      'received before it was collected',
      { LayMauLuc: '2026-11-20T02:00:00.000Z', NhanMauLuc: '2026-11-20T01:00:00.000Z' },
      ['NhanMauLuc:RECEIVED_BEFORE_TAKEN'],
    ],
    [
      'with a time that is typed by half, whatever the other one is',
      { LayMauLuc: '20/11', NhanMauLuc: '2027-11-20T01:00:00.000Z' },
      ['LayMauLuc:NOT_A_DATE'],
    ],
    [
      'collected in the future',
      { LayMauLuc: '2026-11-20T03:01:00.000Z', NhanMauLuc: '2026-11-20T02:00:00.000Z' },
      ['LayMauLuc:IN_THE_FUTURE'],
    ],
    ['with organisms and no growth', { TrangThaiCay: 'KhongMoc' }, ['TrangThaiCay:ORGANISM_WITHOUT_GROWTH']],
    ['of no days', { SoNgay: 0 }, ['SoNgay:TOO_SMALL']],
    ['of a year', { SoNgay: 365 }, ['SoNgay:TOO_LARGE']],
    [
      'with more organisms than a culture has',
      { viKhuans: Array.from({ length: 21 }, (_one, at) => ({ ...coli, ViKhuan_Id: `${at}` })) },
      ['viKhuans:ROWS_MOST'],
    ],
    ['with an organism twice', { viKhuans: [coli, coli] }, ['viKhuans.1.ViKhuan_Id:DUPLICATE']],
    [
      'with an organism not yet chosen',
      { viKhuans: [{ ...coli, ViKhuan_Id: '' }] },
      ['viKhuans.0.ViKhuan_Id:REQUIRED'],
    ],
    [
      'with an antibiotic twice by the same method',
      { viKhuans: [{ ...coli, khangSinhs: [row, { ...row, PhuongPhap: 'MIC' }, row] }] },
      ['viKhuans.0.khangSinhs.2.KhangSinh_Id:DUPLICATE'],
    ],
    [
      'with values that are none',
      {
        viKhuans: [
          {
            ...coli,
            khangSinhs: [
              { ...row, GiaTri: '2,5' },
              { ...row, KhangSinh_Id: 'AMK', PhuongPhap: 'MIC', GiaTri: 'S' },
            ],
          },
        ],
      },
      ['viKhuans.0.khangSinhs.0.GiaTri:ZONE_VALUE', 'viKhuans.0.khangSinhs.1.GiaTri:MIC_VALUE'],
    ],
  ])('%s', (_name, part, faults) =>
    expect(told(cultureIssues({ ...grown, ...part }, new Date('2026-11-20T03:00:00.000Z')))).toEqual(faults),
  );

  it.each<[string, Culture, string[]]>([
    ['grown and read', grown, []],
    ['of which nothing is said', noCulture, ['LoaiBenhPham_Id:REQUIRED', 'TrangThaiCay:REQUIRED']],
    [
      'still incubating',
      { ...grown, TrangThaiCay: 'DangTheoDoi', viKhuans: [] },
      ['TrangThaiCay:CULTURE_NOT_ENDED'],
    ],
    ['without its days', { ...grown, TrangThaiCay: 'KhongMoc', viKhuans: [] }, ['SoNgay:REQUIRED']],
    ['grown without an organism', { ...grown, viKhuans: [] }, ['viKhuans:REQUIRED']],
    [
      'with an antibiotic not read',
      { ...grown, viKhuans: [{ ...coli, khangSinhs: [{ ...row, KetQua: null }] }] },
      ['viKhuans.0.khangSinhs.0.KetQua:REQUIRED'],
    ],
    ['not wanted, a stain only', { ...grown, TrangThaiCay: 'KhongNuoiCay', viKhuans: [] }, []],
  ])('%s is final or lacks something', (_name, culture, missing) =>
    expect(told(missingForFinal(culture))).toEqual(missing),
  );

  it('says something to return early once it is looked at', () => {
    expect(tellsSomething(null)).toBe(false);
    expect(tellsSomething({ ...noCulture, LoaiBenhPham_Id: 'blood' })).toBe(false);
    expect(tellsSomething({ ...noCulture, SoiTrucTiep: 'Cầu khuẩn Gram dương' })).toBe(true);
    expect(tellsSomething({ ...noCulture, TrangThaiCay: 'DangTheoDoi' })).toBe(true);
  });

  it('is kept without blanks, and not at all when it says nothing', () => {
    expect(tidied({ ...noCulture, SoiTrucTiep: '  ' })).toBeNull();
    expect(tidied({ ...grown, SoNgay: 5, SoiTrucTiep: ' Gram âm ' })).toMatchObject({
      SoiTrucTiep: 'Gram âm',
      SoNgay: null,
    });
  });
});
