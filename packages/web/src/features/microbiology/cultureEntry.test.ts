import { noCulture } from '@sen/domain/microbiology/content';
import { describe, expect, it } from 'vitest';
import type { readingFields } from '../readings/readingEntry.ts';
import {
  changed,
  cultureRules,
  cultureTold,
  type Lists,
  panelFor,
  proposalOf,
  withValue,
} from './cultureEntry.ts';
import type { KetQuaViSinhDongInput } from './microbiology.main.gen.ts';

it('goes to the server with every field of a service', () => {
  type Refused = Exclude<(typeof readingFields)[number], keyof KetQuaViSinhDongInput>;
  const every: [Refused] extends [never] ? true : Refused = true; // the compiler names the fields that are refused
  expect(every).toBe(true);
});

const breakpoint = {
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
} as const;
const lists: Lists = {
  loaiBenhPhams: [],
  viKhuans: [{ _id: 'eco', ten: 'Escherichia coli', NhomViKhuan: 'Enterobacterales' }],
  khangSinhs: [
    { _id: 'CTX', ma: 'CTX', ten: 'Cefotaxim', NhomKhangSinh: 'Cephalosporin' },
    { _id: 'VAN', ma: 'VAN', ten: 'Vancomycin', NhomKhangSinh: 'Glycopeptid' },
  ],
  diemGays: [breakpoint, { ...breakpoint, PhuongPhap: 'MIC', MucS: 1, MucR: 2 }],
};
const row = { KhangSinh_Id: 'CTX', PhuongPhap: 'KhoanhGiay', GiaTri: null, KetQua: null } as const;
const coli = { ViKhuan_Id: 'eco', SoLuong: null, DauHieus: [], khangSinhs: [] };
const propose = (one: Parameters<typeof proposalOf>[3]) =>
  proposalOf(lists, noCulture, 'eco', one, '2026-11-20')?.KetQua ?? null;

describe('an antibiogram in the form', () => {
  it('follows the table as a value is typed, and keeps what the reader decided otherwise', () => {
    const typed = withValue(row, { GiaTri: '24' }, propose);
    expect(typed.KetQua).toBe('S');
    expect(withValue(typed, { GiaTri: '12' }, propose).KetQua).toBe('R');
    expect(withValue({ ...typed, KetQua: 'R' }, { GiaTri: '23' }, propose).KetQua).toBe('R');
    expect(withValue(typed, { PhuongPhap: 'MIC' }, propose).KetQua).toBe('R');
    expect(withValue(typed, { GiaTri: null }, propose).KetQua).toBeNull();
  });

  it('takes the antibiotics that have breakpoints for the organism, by the method it goes on with', () => {
    expect(panelFor(lists, coli)).toEqual([row]);
    const byMic = { KhangSinh_Id: 'VAN', PhuongPhap: 'MIC', GiaTri: '2', KetQua: null } as const;
    expect(panelFor(lists, { ...coli, khangSinhs: [byMic] })).toMatchObject([{ PhuongPhap: 'MIC' }]);
    expect(panelFor(lists, { ...coli, khangSinhs: [row] })).toEqual([]);
    expect(panelFor(lists, { ...coli, ViKhuan_Id: 'none' })).toEqual([]);
  });
});

describe('a culture in the form', () => {
  it('holds what goes to the server, and nothing once it is emptied', () => {
    const stored = { ...noCulture, TrangThaiCay: 'CoMoc', LoaiBenhPham: null, viKhuans: [] };
    expect(cultureRules.toValue(stored)).toEqual({ ...noCulture, TrangThaiCay: 'CoMoc' });
    expect(cultureRules.toValue(null)).toBeNull();
    expect(changed(noCulture, { SoiTrucTiep: 'Gram âm' })).toMatchObject({ SoiTrucTiep: 'Gram âm' });
    expect(changed({ ...noCulture, SoiTrucTiep: 'Gram âm' }, { SoiTrucTiep: null })).toBeNull();
  });

  it('says what is missing only for a return, and what it is in one line', () => {
    expect(cultureRules.issues(null, false)).toEqual([]);
    expect(cultureRules.issues(null, true).map((issue) => issue.path)).toEqual([
      'LoaiBenhPham_Id',
      'TrangThaiCay',
    ]);
    const grown = { ...noCulture, TrangThaiCay: 'CoMoc', viKhuans: [{ ...coli, SoLuong: '10^5' }] };
    expect(cultureTold(grown, 'vi')).toBe('Có mọc; 10^5');
  });
});
