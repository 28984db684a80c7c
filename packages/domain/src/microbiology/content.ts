import { type Issue, isInstant } from '../catalogue/validate.ts';
import { readValue, valueMost } from './susceptibility.ts';
import type { DauHieuDeKhang, MucNhayCam, PhuongPhapKhangSinhDo, TrangThaiCay } from './values.ts';

/** One antibiotic of an organism's antibiogram. */
export type AntibiogramRow = {
  KhangSinh_Id: string;
  PhuongPhap: PhuongPhapKhangSinhDo;
  GiaTri: string | null;
  KetQua: MucNhayCam | null;
};

/** An organism that grew. */
export type Isolate<A extends AntibiogramRow = AntibiogramRow> = {
  ViKhuan_Id: string;
  SoLuong: string | null;
  DauHieus: readonly DauHieuDeKhang[];
  khangSinhs: readonly A[];
};

/** What microbiology keeps of one service: the specimen, what was seen directly, the culture. Times are ISO texts, in a form also what is typed of one. */
export type Culture<A extends AntibiogramRow = AntibiogramRow> = {
  LoaiBenhPham_Id: string | null;
  LayMauLuc: string | null;
  NhanMauLuc: string | null;
  SoiTrucTiep: string | null;
  TrangThaiCay: TrangThaiCay | null;
  /** After so many days nothing has grown. */
  SoNgay: number | null;
  viKhuans: readonly Isolate<A>[];
};

export const noCulture: Culture<never> = {
  LoaiBenhPham_Id: null,
  LayMauLuc: null,
  NhanMauLuc: null,
  SoiTrucTiep: null,
  TrangThaiCay: null,
  SoNgay: null,
  viKhuans: [],
};

/** So much a culture may hold. */
export const cultureLimits = {
  SoiTrucTiep: 2000,
  SoLuong: 50,
  SoNgay: 90,
  viKhuans: 10,
  khangSinhs: 60,
} as const;

/** What is wrong with a culture now, whatever it is given out as, at paths of its own. */
export function cultureIssues(culture: Culture, now: Date): Issue[] {
  const { SoNgay, viKhuans } = culture;
  const issues = timeIssues(culture, now.getTime());
  issues.push(...textIssue('SoiTrucTiep', culture.SoiTrucTiep, cultureLimits.SoiTrucTiep));
  if (SoNgay !== null && SoNgay < 1) issues.push({ path: 'SoNgay', code: 'TOO_SMALL', details: { min: 1 } });
  if (SoNgay !== null && SoNgay > cultureLimits.SoNgay)
    issues.push({ path: 'SoNgay', code: 'TOO_LARGE', details: { max: cultureLimits.SoNgay } });
  if (viKhuans.length > cultureLimits.viKhuans)
    issues.push({ path: 'viKhuans', code: 'ROWS_MOST', details: { max: cultureLimits.viKhuans } });
  if (viKhuans.length > 0 && culture.TrangThaiCay !== 'CoMoc')
    issues.push({ path: 'TrangThaiCay', code: 'ORGANISM_WITHOUT_GROWTH' });
  return [...issues, ...viKhuans.flatMap((one, at) => isolateIssues(one, `viKhuans.${at}`, viKhuans, at))];
}

function timeIssues({ LayMauLuc, NhanMauLuc }: Culture, now: number): Issue[] {
  const times = Object.entries({ LayMauLuc, NhanMauLuc }).flatMap(([path, time]) =>
    time === null ? [] : [{ path, time }],
  );
  const typed = times.filter(({ time }) => !isInstant(time));
  if (typed.length > 0) return typed.map(({ path }) => ({ path, code: 'NOT_A_DATE' }));
  const ahead = times.filter(({ time }) => Date.parse(time) > now);
  if (ahead.length > 0) return ahead.map(({ path }) => ({ path, code: 'IN_THE_FUTURE' }));
  return LayMauLuc && NhanMauLuc && Date.parse(NhanMauLuc) < Date.parse(LayMauLuc)
    ? [{ path: 'NhanMauLuc', code: 'RECEIVED_BEFORE_TAKEN' }]
    : [];
}

function isolateIssues(isolate: Isolate, path: string, all: readonly Isolate[], at: number): Issue[] {
  const { khangSinhs } = isolate;
  const twice = all.findIndex((one) => one.ViKhuan_Id === isolate.ViKhuan_Id) !== at;
  return [
    ...(isolate.ViKhuan_Id === '' ? [{ path: `${path}.ViKhuan_Id`, code: 'REQUIRED' }] : []),
    ...(twice && isolate.ViKhuan_Id !== '' ? [{ path: `${path}.ViKhuan_Id`, code: 'DUPLICATE' }] : []),
    ...textIssue(`${path}.SoLuong`, isolate.SoLuong, cultureLimits.SoLuong),
    ...(khangSinhs.length > cultureLimits.khangSinhs
      ? [{ path: `${path}.khangSinhs`, code: 'ROWS_MOST', details: { max: cultureLimits.khangSinhs } }]
      : []),
    ...khangSinhs.flatMap((row, place) => rowIssues(row, `${path}.khangSinhs.${place}`, khangSinhs, place)),
  ];
}

function rowIssues(row: AntibiogramRow, path: string, all: readonly AntibiogramRow[], at: number): Issue[] {
  const same = (one: AntibiogramRow) =>
    one.KhangSinh_Id === row.KhangSinh_Id && one.PhuongPhap === row.PhuongPhap;
  if (row.KhangSinh_Id === '') return [{ path: `${path}.KhangSinh_Id`, code: 'REQUIRED' }];
  if (all.findIndex(same) !== at) return [{ path: `${path}.KhangSinh_Id`, code: 'DUPLICATE' }];
  const value = row.GiaTri?.trim() ?? '';
  if (value === '') return [];
  if (value.length > valueMost || !readValue(value, row.PhuongPhap))
    return [{ path: `${path}.GiaTri`, code: row.PhuongPhap === 'MIC' ? 'MIC_VALUE' : 'ZONE_VALUE' }];
  return [];
}

function textIssue(path: string, text: string | null, max: number): Issue[] {
  return (text ?? '').length > max ? [{ path, code: 'TOO_LONG', details: { max } }] : [];
}

/**
 * What a final result still wants: the specimen, a culture that has ended, organisms where something grew, the days where nothing did,
 * and S, I or R of every antibiotic.
 */
export function missingForFinal(culture: Culture): Issue[] {
  const missing: string[] = [];
  if (!culture.LoaiBenhPham_Id) missing.push('LoaiBenhPham_Id');
  if (!culture.TrangThaiCay) missing.push('TrangThaiCay');
  if (culture.TrangThaiCay === 'KhongMoc' && culture.SoNgay === null) missing.push('SoNgay');
  if (culture.TrangThaiCay === 'CoMoc' && culture.viKhuans.length === 0) missing.push('viKhuans');
  culture.viKhuans.forEach((isolate, at) => {
    isolate.khangSinhs.forEach((row, place) => {
      if (!row.KetQua) missing.push(`viKhuans.${at}.khangSinhs.${place}.KetQua`);
    });
  });
  return [
    ...(culture.TrangThaiCay === 'DangTheoDoi' ? [{ path: 'TrangThaiCay', code: 'CULTURE_NOT_ENDED' }] : []),
    ...missing.map((path) => ({ path, code: 'REQUIRED' })),
  ];
}

/** Whether a preliminary result would say something: what was seen directly, or how the culture stands. */
export function tellsSomething(culture: Culture | null): boolean {
  return culture !== null && Boolean(culture.SoiTrucTiep?.trim() || culture.TrangThaiCay);
}

/** A culture without blanks around its texts, and null when it says nothing. */
export function tidied<C extends Culture>(culture: C): C | null {
  const text = (value: string | null) => value?.trim() || null;
  const tidy = {
    ...culture,
    SoiTrucTiep: text(culture.SoiTrucTiep),
    SoNgay: culture.TrangThaiCay === 'KhongMoc' ? culture.SoNgay : null,
    viKhuans: culture.viKhuans.map((one) => ({
      ...one,
      SoLuong: text(one.SoLuong),
      khangSinhs: one.khangSinhs.map((row) => ({ ...row, GiaTri: text(row.GiaTri) })),
    })),
  };
  const { viKhuans, ...rest } = tidy;
  return viKhuans.length > 0 || Object.values(rest).some((value) => value !== null) ? tidy : null;
}
