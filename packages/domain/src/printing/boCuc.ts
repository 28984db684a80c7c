import type { Label } from '../catalogue/catalogue.ts';
import type { Issue } from '../catalogue/validate.ts';

/** The lines of the letterhead and of the foot that a form of pages may show, in their order. */
export const phanDauTrang = [
  'Logo',
  'CoQuanChuQuan',
  'TenCoSo',
  'DiaChi',
  'DienThoai',
  'MaCSKCB',
  'MaSoThue',
  'MaVach',
] as const;
export const phanChanTrang = ['SoHoSo', 'SoTrang', 'NguoiIn'] as const;
/** What stands on no form before somebody wants it there. */
const anSan: ReadonlySet<string> = new Set(['MaSoThue', 'NguoiIn']);

export const khoGiays = ['roll80', 'label50x30', 'a5', 'a5-landscape', 'a4', 'a4-landscape'] as const;
export type KhoGiayIn = (typeof khoGiays)[number];
export type NgonNguPhieu = 'vi' | 'en' | 'songNgu';

/** What a form lets its layout change, as its `form.json` says: what it does not name, it does not have. */
export type KhungMauIn = {
  papers: readonly KhoGiayIn[];
  parts: readonly string[];
  blocks: ReadonlyArray<{ code: string; name: Label }>;
  tables: ReadonlyArray<{ code: string; name: Label; columns: readonly string[] }>;
  /** What stays on the form whatever a layout says; a column is `<table>.<column>`. */
  locked: ReadonlyArray<{ codes: readonly string[]; reason: Label }>;
};

export type CotIn = { ma: string; an: boolean; rong: number | null };

/** How a version of a form differs from its template. Null, empty and missing: as the template has it. */
export type BoCuc = {
  /** Parts and blocks that are shown or hidden against what is usual. */
  hien: Readonly<Record<string, boolean>>;
  dauTrang: Label;
  chanTrang: Label;
  giay: KhoGiayIn | null;
  /** Margin in mm. */
  le: number | null;
  /** Points by which every letter is larger or smaller. */
  coChu: number;
  /** The titles of the copies; none prints one copy without a title. */
  lien: readonly Label[];
  ngonNgu: NgonNguPhieu | null;
  bang: Readonly<Record<string, readonly CotIn[]>>;
};

export const boCucLimits = {
  le: { min: 3, max: 30 },
  coChu: { min: -2, max: 4 },
  rong: { min: 6, max: 120 },
  lien: 5,
  text: 300,
  lienText: 60,
} as const;

const empty: Label = { vi: '', en: '' };
export const boCucGoc: BoCuc = {
  hien: {},
  dauTrang: empty,
  chanTrang: empty,
  giay: null,
  le: null,
  coChu: 0,
  lien: [],
  ngonNgu: null,
  bang: {},
};

/** Whether a part or block stands on the paper. */
export function hienPhan(boCuc: Pick<BoCuc, 'hien'>, code: string): boolean {
  return boCuc.hien[code] ?? !anSan.has(code);
}

/** Why a part, block or column (`<table>.<column>`) may not be taken off; null where it may. */
export function lyDoKhoa(khung: KhungMauIn, code: string): Label | null {
  return khung.locked.find(({ codes }) => codes.includes(code))?.reason ?? null;
}

/** The columns of a table in the order and widths of a layout; those that it does not know follow. */
export function cotsOf(
  boCuc: Pick<BoCuc, 'bang'>,
  table: { code: string; columns: readonly string[] },
): CotIn[] {
  const known = (boCuc.bang[table.code] ?? []).filter(({ ma }) => table.columns.includes(ma));
  const missing = table.columns.filter((ma) => !known.some((one) => one.ma === ma));
  return [...known, ...missing.map((ma) => ({ ma, an: false, rong: null }))];
}

/** What a layout may not say about its form, at the field that says it. */
export function boCucIssues(khung: KhungMauIn, boCuc: BoCuc): Issue[] {
  return [
    ...hienIssues(khung, boCuc),
    ...textIssues('dauTrang', boCuc.dauTrang, boCucLimits.text),
    ...textIssues('chanTrang', boCuc.chanTrang, boCucLimits.text),
    ...(boCuc.giay === null || khung.papers.includes(boCuc.giay) ? [] : [unknown('giay')]),
    ...(boCuc.le === null ? [] : rangeIssues('le', boCuc.le, boCucLimits.le)),
    ...rangeIssues('coChu', boCuc.coChu, boCucLimits.coChu),
    ...lienIssues(boCuc.lien),
    ...Object.entries(boCuc.bang).flatMap(([code, cots]) => bangIssues(khung, code, cots)),
  ];
}

function hienIssues(khung: KhungMauIn, { hien }: BoCuc): Issue[] {
  const known = new Set([...khung.parts, ...khung.blocks.map(({ code }) => code)]);
  return Object.entries(hien).flatMap(([code, shown]) => {
    if (!known.has(code)) return [unknown(`hien.${code}`)];
    return shown || !lyDoKhoa(khung, code) ? [] : [locked(`hien.${code}`)];
  });
}

function bangIssues(khung: KhungMauIn, code: string, cots: readonly CotIn[]): Issue[] {
  const table = khung.tables.find((one) => one.code === code);
  if (!table) return [unknown(`bang.${code}`)];
  const seen = new Set<string>();
  const found = cots.flatMap(({ ma, an, rong }): Issue[] => {
    const path = `bang.${code}.${ma}`;
    if (!table.columns.includes(ma)) return [unknown(path)];
    if (seen.has(ma)) return [{ path, code: 'DUPLICATE' }];
    seen.add(ma);
    if (an && lyDoKhoa(khung, `${code}.${ma}`)) return [locked(path)];
    return rong === null ? [] : rangeIssues(path, rong, boCucLimits.rong);
  });
  const shown = cotsOf({ bang: { [code]: cots } }, table).some(({ an }) => !an);
  return shown ? found : [...found, { path: `bang.${code}`, code: 'REQUIRED' }];
}

function lienIssues(lien: readonly Label[]): Issue[] {
  if (lien.length > boCucLimits.lien)
    return [{ path: 'lien', code: 'TOO_LARGE', details: { max: boCucLimits.lien } }];
  return lien.flatMap((title, at) => textIssues(`lien.${at}`, title, boCucLimits.lienText));
}

function textIssues(path: string, text: Label, max: number): Issue[] {
  return (['vi', 'en'] as const)
    .filter((language) => text[language].length > max)
    .map((language) => ({ path: `${path}.${language}`, code: 'TOO_LONG', details: { max } }));
}

function rangeIssues(path: string, value: number, { min, max }: { min: number; max: number }): Issue[] {
  if (value < min) return [{ path, code: 'TOO_SMALL', details: { min } }];
  return value > max ? [{ path, code: 'TOO_LARGE', details: { max } }] : [];
}

const unknown = (path: string): Issue => ({ path, code: 'PRINT_FORM_NO_SUCH_PART' });
const locked = (path: string): Issue => ({ path, code: 'PRINT_FORM_PART_LOCKED' });

/** A layout without what its form has no more or holds fast, and the paths of what was left out: it falls back to the template. */
export function boCucHopLe(khung: KhungMauIn, boCuc: BoCuc): { boCuc: BoCuc; bo: readonly string[] } {
  const bo = [...new Set(boCucIssues(khung, boCuc).map(({ path }) => path))];
  const left = new Set(bo);
  const bad = (path: string) => left.has(path) || left.has(`${path}.vi`) || left.has(`${path}.en`);
  const bang = Object.entries(boCuc.bang)
    .filter(([code]) => !left.has(`bang.${code}`))
    .map(([code, cots]) => [code, cots.filter(({ ma }) => !left.has(`bang.${code}.${ma}`))] as const);
  return {
    bo,
    boCuc: {
      hien: Object.fromEntries(Object.entries(boCuc.hien).filter(([code]) => !left.has(`hien.${code}`))),
      dauTrang: bad('dauTrang') ? empty : boCuc.dauTrang,
      chanTrang: bad('chanTrang') ? empty : boCuc.chanTrang,
      giay: left.has('giay') ? null : boCuc.giay,
      le: left.has('le') ? null : boCuc.le,
      coChu: left.has('coChu') ? 0 : boCuc.coChu,
      lien: left.has('lien') ? [] : boCuc.lien.filter((_, at) => !bad(`lien.${at}`)),
      ngonNgu: boCuc.ngonNgu,
      bang: Object.fromEntries(bang),
    },
  };
}
