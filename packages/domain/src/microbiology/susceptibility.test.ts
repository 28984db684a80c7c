import { describe, expect, it } from 'vitest';
import {
  type Breakpoint,
  breakpointFor,
  interpret,
  isOverridden,
  type Measured,
  proposalFor,
  readValue,
} from './susceptibility.ts';

const cefotaxim: Breakpoint = {
  KhangSinh_Id: 'CTX',
  ViKhuan_Id: null,
  NhomViKhuan: 'Enterobacterales',
  LoaiBenhPham_Id: null,
  PhuongPhap: 'KhoanhGiay',
  MucS: 20,
  MucR: 17,
  Nguon: 'EUCAST v14.0',
  HieuLucTu: '2024-01-01',
  HieuLucDen: null,
};
const mic = { ...cefotaxim, PhuongPhap: 'MIC', MucS: 1, MucR: 2 } as const;
const coli: Measured = {
  KhangSinh_Id: 'CTX',
  ViKhuan_Id: 'eco',
  NhomViKhuan: 'Enterobacterales',
  LoaiBenhPham_Id: 'blood',
  PhuongPhap: 'KhoanhGiay',
  GiaTri: '24',
  day: '2026-11-20',
};

describe('a typed value', () => {
  it.each([
    ['24', 'KhoanhGiay', { sign: '', number: 24 }],
    ['24,5', 'KhoanhGiay', null],
    ['>24', 'KhoanhGiay', null],
    ['99', 'KhoanhGiay', { sign: '', number: 99 }],
    ['100', 'KhoanhGiay', null],
    ['24/1', 'KhoanhGiay', null],
    ['0,25', 'MIC', { sign: '', number: 0.25 }],
    [' ≤ 0.25 ', 'MIC', { sign: '<=', number: 0.25 }],
    ['>=32', 'MIC', { sign: '>=', number: 32 }],
    ['<=1/19', 'MIC', { sign: '<=', number: 1 }],
    ['>8 / 4', 'MIC', { sign: '>', number: 8 }],
    ['0,5/9,5', 'MIC', { sign: '', number: 0.5 }],
    ['1/', 'MIC', null],
    ['0', 'MIC', null],
    ['R', 'MIC', null],
    ['', 'MIC', null],
  ] as const)('%j by %s is %j', (text, method, read) => expect(readValue(text, method)).toEqual(read));
});

describe('what a value means', () => {
  it.each([
    ['20', 'S'],
    ['19', 'I'],
    ['17', 'I'],
    ['16', 'R'],
    ['6', 'R'],
  ])('a zone of %s mm around cefotaxime: %s', (text, meaning) => {
    const value = readValue(text, 'KhoanhGiay');
    expect(value && interpret(value, cefotaxim)).toBe(meaning);
  });

  it.each([
    ['1', 'S'],
    ['0,5', 'S'],
    ['<=1', 'S'],
    ['2', 'I'],
    ['4', 'R'],
    ['>2', 'R'],
    ['>=4', 'R'],
    // such a value may lie on either side
    ['<=2', null],
    ['>1', null],
    ['>=2', null],
  ])('a cefotaxime MIC of %s mg/L: %s', (text, meaning) => {
    const value = readValue(text, 'MIC');
    expect(value && interpret(value, mic)).toBe(meaning);
  });
});

describe('the breakpoint', () => {
  const ofEcoli = { ...cefotaxim, ViKhuan_Id: 'eco', NhomViKhuan: null, Nguon: 'own' };
  const ofBlood = { ...cefotaxim, LoaiBenhPham_Id: 'blood', Nguon: 'blood' };
  const older = { ...cefotaxim, HieuLucTu: '2023-01-01', Nguon: 'older' };
  const ended = { ...ofEcoli, HieuLucDen: '2025-12-31', Nguon: 'ended' };
  it.each<[string, Breakpoint[], string | null]>([
    ['of the organism goes before that of its group', [ofBlood, ofEcoli, cefotaxim], 'own'],
    ['of the specimen goes before that of all', [cefotaxim, ofBlood], 'blood'],
    ['that is newest goes before older ones', [older, cefotaxim], 'EUCAST v14.0'],
    ['that has ended holds no more', [ended, cefotaxim], 'EUCAST v14.0'],
    ['of another method says nothing', [mic], null],
    ['of another group says nothing', [{ ...cefotaxim, NhomViKhuan: 'Staphylococcus' }], null],
    ['of another specimen says nothing', [{ ...ofBlood, LoaiBenhPham_Id: 'urine' }], null],
    ['of days to come says nothing', [{ ...cefotaxim, HieuLucTu: '2027-01-01' }], null],
  ])('%s', (_name, rows, source) => expect(breakpointFor(rows, coli)?.Nguon ?? null).toBe(source));

  it('is told with what it proposes', () => {
    expect(proposalFor([cefotaxim], coli)).toEqual({ KetQua: 'S', CanCu: 'EUCAST v14.0: S ≥ 20, R < 17' });
    expect(proposalFor([mic], { ...coli, PhuongPhap: 'MIC', GiaTri: '8' })).toEqual({
      KetQua: 'R',
      CanCu: 'EUCAST v14.0: S ≤ 1, R > 2',
    });
    expect(proposalFor([cefotaxim], { ...coli, GiaTri: '?' })).toBeNull();
    expect(proposalFor([], coli)).toBeNull();
  });

  it('is overridden by a reader who decides otherwise', () => {
    expect(isOverridden({ KetQua: 'R', DeXuat: 'S' })).toBe(true);
    expect(isOverridden({ KetQua: 'R', DeXuat: 'R' })).toBe(false);
    expect(isOverridden({ KetQua: 'R', DeXuat: null })).toBe(false);
  });
});
