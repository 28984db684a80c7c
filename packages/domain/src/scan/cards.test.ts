import { describe, expect, it } from 'vitest';
import { citizenIdFacts, parseScan } from './cards.ts';
import { looksGarbled, withoutScannerMarks } from './wedge.ts';

const paper =
  'DN4010123456789|4e475559e1bb844e205448e1bb8a20414e|15/08/1985|2|5068c6b0e1bb9d6e6720426120c490c3ac6e682c205468c3a06e68207068e1bb912048c3a0204ee1bb9969|01 - 005|01/01/2025|31/12/2025|20/12/2024|01010123456789|-|4|01/01/2028|1a2b3c4d5e6f7081-7102|$';
const chip = '001185012345|012345678|Nguyễn Thị An|15081985|Nữ|Số 5 ngõ 2, Phường Ba Đình, Hà Nội|28042021';

describe('a paper insurance card', () => {
  const whole = {
    kind: 'insurance',
    SoTheBHYT: 'DN4010123456789',
    TenBenhNhan: 'NGUYỄN THỊ AN',
    NgaySinh: '1985-08-15',
    NamSinh: 1985,
    GioiTinh: 'FEMALE',
    diaChi: 'Phường Ba Đình, Thành phố Hà Nội',
    maDKBD: '01005',
    BHYTNgayHieuLuc: '2025-01-01',
    BHYTNgayHetHieuLuc: '2025-12-31',
    NgayCap: '2024-12-20',
    NgayDu5Nam: '2028-01-01',
    KhuVucSinhSong: null,
  };
  it.each([
    ['as printed', paper],
    ['ended by the scanner', `${paper}\r`],
    ['without its final sign', paper.slice(0, -1)],
    ['in capital hexadecimal', paper.replace(/4e47[0-9a-f]+/, (hex) => hex.toUpperCase())],
  ])('is read %s', (_how, text) => {
    expect(parseScan(text)).toEqual(whole);
  });

  it('is read when the last fields are missing, with a birth year and a living area', () => {
    expect(parseScan('2019912345|416e|1950|1|48c3a0204ee1bb9969|01-999|01/01/2026|-')).toMatchObject({
      SoTheBHYT: '2019912345',
      TenBenhNhan: 'An',
      NgaySinh: null,
      NamSinh: 1950,
      GioiTinh: 'MALE',
      BHYTNgayHetHieuLuc: null,
      NgayDu5Nam: null,
    });
    expect(parseScan(paper.replace('|-|4|', '|-|6|'))).toMatchObject({ KhuVucSinhSong: 'K2' });
  });
});

describe('a chip card', () => {
  it.each([
    ['of 2021', chip],
    ['of 2024, with more fields', `${chip}|Nguyễn Văn Bố|Trần Thị Mẹ|`],
  ])('%s is read', (_which, text) => {
    expect(parseScan(text)).toEqual({
      kind: 'citizen',
      CMNDHoacHoChieu: '001185012345',
      CMNDCu: '012345678',
      TenBenhNhan: 'Nguyễn Thị An',
      NgaySinh: '1985-08-15',
      NamSinh: 1985,
      GioiTinh: 'FEMALE',
      diaChi: 'Số 5 ngõ 2, Phường Ba Đình, Hà Nội',
      NgayCap: '2021-04-28',
    });
  });

  it('may know the year of birth only', () => {
    expect(parseScan(chip.replace('15081985', '1985'))).toMatchObject({ NgaySinh: null, NamSinh: 1985 });
  });

  it('tells sex and year by its number', () => {
    expect(citizenIdFacts('001185012345')).toEqual({ GioiTinh: 'FEMALE', NamSinh: 1985 });
    expect(citizenIdFacts('079205012345')).toEqual({ GioiTinh: 'MALE', NamSinh: 2005 });
    expect(citizenIdFacts('012345678')).toBeNull();
  });
});

it.each([
  ['00020101021238', { kind: 'bank' }],
  ['YC261121-00012', { kind: 'code', value: 'YC261121-00012' }],
  ['26.000123', { kind: 'code', value: '26.000123' }],
  ['DN4010123456789', { kind: 'code', value: 'DN4010123456789' }],
  ['vneid://token?x=abc&y=1', { kind: 'unreadable' }],
  ['abc|def', { kind: 'unreadable' }],
])('tells that %s is %j', (text, scan) => {
  expect(parseScan(text)).toEqual(scan);
});

describe('what a scanner does to a text', () => {
  it.each([
    ['the mark of UTF-8', '\ufeff'],
    ['that mark as a Western page shows it', 'ï»¿'],
    ['the identifier of a QR code', ']Q1'],
    ['the identifier of a Data Matrix', ']d2'],
    ['both', '\ufeff]Q3'],
    ['a control sign', '\u0002'],
  ])('%s in front is taken away from cards and codes', (_what, before) => {
    expect(parseScan(`${before}${paper}`)).toEqual(parseScan(paper));
    expect(parseScan(`${before}${chip}`)).toEqual(parseScan(chip));
    expect(parseScan(`${before}XN261128-0007`)).toEqual({ kind: 'code', value: 'XN261128-0007' });
    expect(looksGarbled(withoutScannerMarks(`${before}${chip}`))).toBe(false);
  });

  it.each(['?', '\ufffd'])(
    'a name whose letters became %j is left to be typed, its number is kept',
    (sign) => {
      const lost = chip.replace('ễ', sign).replace('ị', sign).replace('ữ', sign).replace('ố', sign);
      expect(parseScan(lost)).toMatchObject({
        kind: 'citizen',
        CMNDHoacHoChieu: '001185012345',
        TenBenhNhan: '',
        tenMatChu: `Nguy${sign}n Th${sign} An`,
        GioiTinh: 'FEMALE',
        diaChi: '',
      });
    },
  );

  it('a code that only begins like an identifier is left as it is', () => {
    expect(withoutScannerMarks(']Q1')).toBe(']Q1');
    expect(withoutScannerMarks('BN-2026')).toBe('BN-2026');
  });
});
