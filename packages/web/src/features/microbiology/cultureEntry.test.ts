import { type Culture, noCulture } from '@sen/domain/microbiology/content';
import { describe, expect, it } from 'vitest';
import type { readingFields } from '../readings/readingEntry.ts';
import { changed, cultureRules, type Lists, optionsOf, panelFor, proposedBy } from './cultureEntry.ts';
import { cultureTold } from './cultureTold.ts';
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
const day = '2026-11-20';
const by = proposedBy(lists, null, day);
const rules = cultureRules(lists, day);
const now = Date.parse('2026-11-20T03:00:00.000Z');

/** A stored row of an antibiogram. */
const kept = (part: { GiaTri: string; KetQua: 'S' | 'R'; DeXuat: 'S' | 'R' | null }) => ({
  ...row,
  ...part,
  CanCu: part.DeXuat && 'EUCAST v14.0: S ≥ 20, R < 17',
  KhangSinh: { _id: 'CTX', ten: 'Cefotaxim' },
});
const storedWith = (...khangSinhs: ReturnType<typeof kept>[]) => ({
  ...noCulture,
  TrangThaiCay: 'CoMoc' as const,
  LoaiBenhPham_Id: 'urine',
  LoaiBenhPham: { _id: 'urine', ten: 'Nước tiểu' },
  viKhuans: [{ ...coli, ViKhuan: { _id: 'eco', ten: 'Escherichia coli' }, khangSinhs }],
});
const resultsIn = (value: unknown) =>
  (value as Culture | null)?.viKhuans[0]?.khangSinhs.map(({ KetQua }) => KetQua);

describe('an antibiogram in the form', () => {
  it('has a result of its own only where the reader decided it', () => {
    const follows = kept({ GiaTri: '24', KetQua: 'S', DeXuat: 'S' });
    const overridden = kept({ GiaTri: '24', KetQua: 'R', DeXuat: 'S' });
    const alone = kept({ GiaTri: '24', KetQua: 'R', DeXuat: null });
    expect(resultsIn(rules.toValue(storedWith(follows, overridden, alone)))).toEqual([null, 'R', 'R']);
  });

  it('may be returned where the table proposes, not where nobody decided', () => {
    const value = (GiaTri: string | null, ViKhuan_Id = 'eco') => ({
      ...noCulture,
      LoaiBenhPham_Id: 'urine',
      TrangThaiCay: 'CoMoc' as const,
      viKhuans: [{ ...coli, ViKhuan_Id, khangSinhs: [{ ...row, GiaTri }] }],
    });
    const paths = (given: Culture, of = rules) =>
      of.issues(given, { complete: true, stored: null, now }).map((issue) => issue.path);
    expect(paths(value('24'))).toEqual([]);
    expect(paths(value('24', 'other'))).toEqual(['viKhuans.0.khangSinhs.0.KetQua']);
    expect(paths(value('24', 'other'), cultureRules(null, day))).toEqual([]);
  });

  it('takes the antibiotics that have a breakpoint for the organism, by the method it goes on with', () => {
    expect(panelFor(lists, noCulture, coli, by)).toEqual([row]);
    const byMic = { KhangSinh_Id: 'VAN', PhuongPhap: 'MIC', GiaTri: '2', KetQua: null } as const;
    expect(panelFor(lists, noCulture, { ...coli, khangSinhs: [byMic] }, by)).toMatchObject([
      { PhuongPhap: 'MIC' },
    ]);
    expect(panelFor(lists, noCulture, { ...coli, khangSinhs: [row] }, by)).toEqual([]);
    expect(panelFor(lists, noCulture, { ...coli, ViKhuan_Id: 'none' }, by)).toEqual([]);
  });

  it('takes none whose breakpoint is for another specimen, or ended', () => {
    const of = (part: object) =>
      panelFor(lists, noCulture, coli, { ...by, diemGays: [{ ...breakpoint, ...part }] });
    expect(of({ LoaiBenhPham_Id: 'urine' })).toEqual([]);
    expect(of({ HieuLucDen: '2026-11-19' })).toEqual([]);
    expect(of({ HieuLucDen: '2026-11-20' })).toEqual([row]);
  });
});

describe('a culture in the form', () => {
  it('holds what goes to the server, and nothing once it is emptied', () => {
    const stored = { ...noCulture, TrangThaiCay: 'CoMoc', LoaiBenhPham: null, viKhuans: [] };
    expect(rules.toValue(stored)).toEqual({ ...noCulture, TrangThaiCay: 'CoMoc' });
    expect(rules.toValue(null)).toBeNull();
    expect(changed(noCulture, { SoiTrucTiep: 'Gram âm' })).toMatchObject({ SoiTrucTiep: 'Gram âm' });
    expect(changed({ ...noCulture, SoiTrucTiep: 'Gram âm' }, { SoiTrucTiep: null })).toBeNull();
  });

  it('says what is missing only for a return', () => {
    const paths = (complete: boolean) =>
      rules.issues(null, { complete, stored: null, now }).map((issue) => issue.path);
    expect(paths(false)).toEqual([]);
    expect(paths(true)).toEqual(['LoaiBenhPham_Id', 'TrangThaiCay']);
  });

  it('has the name of what it chose of a list that lacks it since', () => {
    const gone = { _id: 'gone', ten: 'Colistin' };
    const options = (chosen: string) => optionsOf(lists.khangSinhs, chosen, [null, gone]);
    expect(options('gone').at(-1)).toEqual({ value: 'gone', label: 'Colistin' });
    expect(options('CTX')).toHaveLength(2);
  });
});

describe('a culture in one line', () => {
  const about = { lists, stored: null, day, language: 'vi', t: (key: string) => key } as const;

  it('names organism, antibiotic and what each row means', () => {
    const grown = {
      ...noCulture,
      TrangThaiCay: 'CoMoc',
      viKhuans: [{ ...coli, SoLuong: '10^5', khangSinhs: [{ ...row, GiaTri: '24' }] }],
    };
    expect(cultureTold(grown, about)).toBe(
      'Có mọc; Escherichia coli 10^5 [Cefotaxim Khoanh giấy (mm) 24 S (Nhạy)]',
    );
  });

  it('has the names of what left the lists from what is stored', () => {
    const stored = storedWith(kept({ GiaTri: '24', KetQua: 'R', DeXuat: 'S' }));
    const none = { ...lists, viKhuans: [], khangSinhs: [] };
    expect(cultureTold(rules.toValue(stored), { ...about, lists: none, stored })).toContain(
      'contentField.LoaiBenhPham_Id: Nước tiểu; Có mọc; Escherichia coli [Cefotaxim',
    );
  });
});
