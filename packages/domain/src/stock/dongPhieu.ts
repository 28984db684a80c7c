import type { Issue } from '../catalogue/validate.ts';
import { dec, round, sum, toMoney, toQuantity } from '../money/decimal.ts';
import type { LoaiPhieuKho } from './phieuKho.ts';

/** A line of a stock paper; quantities in units of the drug and prices of one unit as decimal text, HanDung YYYY-MM-DD. */
export type DongPhieu = {
  Duoc_Id: string | null;
  SoLo: string | null;
  HanDung: string | null;
  /** Units in a pack. */
  QuyCach: string | null;
  /** Packs, when counted in packs. */
  SoLuongGoi: string | null;
  SoLuong: string | null;
  /** What the books held when a stock-take began. */
  SoLuongSo: string | null;
  /** Before VAT. */
  DonGia: string | null;
  /** Percent. */
  VAT: string | null;
  /** Why a stock-take differs. */
  LyDo: string | null;
};

/** The head of a paper, as far as rules read it. */
export type DauPhieu = {
  LoaiPhieu: LoaiPhieuKho;
  Kho_Id: string | null;
  KhoNhan_Id: string | null;
  NhaCungCap_Id: string | null;
};

/** Quantities and prices have three decimals at most and stay below this. */
const most = '1000000000';
const limits = { SoLo: 50, LyDo: 250 } as const;

/** Whether a text is a decimal of at most three decimals, not negative, below the limit. */
export function isAmount(text: string): boolean {
  return /^\d{1,12}(\.\d{1,3})?$/.test(text) && dec(text).lt(most);
}

/** Units of packs: packs by units in a pack; null unless both are amounts. */
export function unitsOf(SoLuongGoi: string | null, QuyCach: string | null): string | null {
  if (!SoLuongGoi || !QuyCach || !isAmount(SoLuongGoi) || !isAmount(QuyCach)) return null;
  return toQuantity(dec(SoLuongGoi).times(QuyCach));
}

/** Cost of one unit with VAT, three decimals half-up: '1050.000'. */
export function giaVon({ DonGia, VAT }: Pick<DongPhieu, 'DonGia' | 'VAT'>): string {
  return toQuantity(
    dec(DonGia ?? '0')
      .times(dec(100).plus(VAT ?? '0'))
      .div(100),
  );
}

/** What is wrong with what a receiver says to have taken of lines that were sent, and of the reason when it is less than that. */
export function loiNhan(
  sent: readonly { _id: string; SoLuong: string | null }[],
  taken: ReadonlyMap<string, string>,
  LyDo: string,
): Issue[] {
  const issues = sent.flatMap(({ _id, SoLuong }, index): Issue[] => {
    const path = `dongs.${index}.SoLuongNhan`;
    const amount = taken.get(_id);
    if (amount === undefined) return [];
    if (!isAmount(amount)) return [{ path, code: 'NOT_A_NUMBER' }];
    return dec(amount).gt(SoLuong ?? '0')
      ? [{ path, code: 'STOCK_MORE_THAN_SENT', details: { SoLuong: dec(SoLuong ?? '0').toString() } }]
      : [];
  });
  if (issues.length > 0) return issues;
  const amounts = sent.map(({ _id, SoLuong }) => ({
    sent: SoLuong ?? '0',
    taken: taken.get(_id) ?? SoLuong ?? '0',
  }));
  if (amounts.every((one) => dec(one.taken).eq(0))) return [{ path: 'dongs', code: 'STOCK_NONE_RECEIVED' }];
  const isLess = amounts.some((one) => dec(one.taken).lt(one.sent));
  return isLess && LyDo === '' ? [{ path: 'LyDo', code: 'REQUIRED' }] : [];
}

/** What a line costs before VAT and its VAT, each rounded to the dong as an invoice does. */
export function tienCuaDong(line: Pick<DongPhieu, 'SoLuong' | 'DonGia' | 'VAT'>): {
  ThanhTien: string;
  TienVAT: string;
} {
  const amount = round(dec(line.SoLuong ?? '0').times(line.DonGia ?? '0'), 0);
  return {
    ThanhTien: toMoney(amount),
    TienVAT: toMoney(round(amount.times(line.VAT ?? '0').div(100), 0)),
  };
}

/** The sums of a paper. */
export function tongPhieu(lines: readonly Pick<DongPhieu, 'SoLuong' | 'DonGia' | 'VAT'>[]): {
  ThanhTien: string;
  TienVAT: string;
  TongTien: string;
} {
  const each = lines.map(tienCuaDong);
  const ThanhTien = sum(each.map((one) => one.ThanhTien));
  const TienVAT = sum(each.map((one) => one.TienVAT));
  return {
    ThanhTien: toMoney(ThanhTien),
    TienVAT: toMoney(TienVAT),
    TongTien: toMoney(ThanhTien.plus(TienVAT)),
  };
}

/** What a count found more (positive) or less than the books: '-3.000'; '0.000' while nothing was counted. */
export function chenhLech({ SoLuong, SoLuongSo }: Pick<DongPhieu, 'SoLuong' | 'SoLuongSo'>): string {
  return SoLuong === null ? '0.000' : toQuantity(dec(SoLuong).minus(SoLuongSo ?? '0'));
}

/** What cannot be kept even in a draft: malformed amounts, texts that are too long. Paths are `dongs.<index>.<field>`. */
export function loiNhap(lines: readonly DongPhieu[]): Issue[] {
  return lines.flatMap((line, index) => {
    const at = (field: keyof DongPhieu) => `dongs.${index}.${field}`;
    const amounts = (['QuyCach', 'SoLuongGoi', 'SoLuong', 'DonGia', 'VAT'] as const)
      .filter((field) => line[field] !== null && !isAmount(line[field]))
      .map((field): Issue => ({ path: at(field), code: 'NOT_A_NUMBER' }));
    const texts = (['SoLo', 'LyDo'] as const)
      .filter((field) => (line[field] ?? '').length > limits[field])
      .map((field): Issue => ({ path: at(field), code: 'TOO_LONG', details: { max: limits[field] } }));
    return [...amounts, ...texts];
  });
}

/** What a paper still lacks before it moves stock; `today` is YYYY-MM-DD. Empty when it may. */
export function loiXacNhan(head: DauPhieu, lines: readonly DongPhieu[], today: string): Issue[] {
  const required = (path: string): Issue => ({ path, code: 'REQUIRED' });
  const issues = loiNhap(lines);
  if (head.LoaiPhieu === 'NhapMua' && !head.NhaCungCap_Id) issues.push(required('NhaCungCap_Id'));
  if (head.LoaiPhieu === 'ChuyenKho') {
    if (!head.KhoNhan_Id) issues.push(required('KhoNhan_Id'));
    else if (head.KhoNhan_Id === head.Kho_Id) issues.push({ path: 'KhoNhan_Id', code: 'STOCK_SAME_STORE' });
  }
  if (lines.length === 0) issues.push(required('dongs'));
  return [
    ...issues,
    ...lines.flatMap((line, index) => loiCuaDong(head, line, index, today)),
    ...trung(head, lines),
  ];
}

function loiCuaDong({ LoaiPhieu }: DauPhieu, line: DongPhieu, index: number, today: string): Issue[] {
  const at = (field: keyof DongPhieu) => `dongs.${index}.${field}`;
  const needed = (['Duoc_Id', 'SoLo', 'HanDung', 'SoLuong'] as const).filter((field) => !line[field]?.trim());
  const issues: Issue[] = needed.map((field) => ({ path: at(field), code: 'REQUIRED' }));
  const amount = line.SoLuong && isAmount(line.SoLuong) ? dec(line.SoLuong) : null;
  if (LoaiPhieu !== 'KiemKe' && amount?.eq(0))
    issues.push({ path: at('SoLuong'), code: 'TOO_SMALL', details: { min: '0,001' } });
  if (LoaiPhieu === 'NhapMua' && !line.DonGia) issues.push({ path: at('DonGia'), code: 'REQUIRED' });
  if (LoaiPhieu === 'NhapMua' && line.HanDung && line.HanDung < today)
    issues.push({ path: at('HanDung'), code: 'STOCK_EXPIRED_IN' });
  if (line.VAT && isAmount(line.VAT) && dec(line.VAT).gt(100))
    issues.push({ path: at('VAT'), code: 'TOO_LARGE', details: { max: '100' } });
  if (LoaiPhieu === 'KiemKe' && amount && !dec(chenhLech(line)).eq(0) && !line.LyDo?.trim())
    issues.push({ path: at('LyDo'), code: 'REQUIRED' });
  return issues;
}

/** The same lot twice: one movement and one count a lot. */
function trung({ LoaiPhieu }: DauPhieu, lines: readonly DongPhieu[]): Issue[] {
  if (LoaiPhieu === 'NhapMua' || LoaiPhieu === 'TonDau') return []; // such as at two prices
  const seen = new Map<string, number>();
  return lines.flatMap((line, index) => {
    const key = [line.Duoc_Id, line.SoLo?.trim(), line.HanDung, giaVonKey(line)].join('|');
    const earlier = seen.get(key);
    if (earlier === undefined) seen.set(key, index);
    return earlier === undefined
      ? []
      : [{ path: `dongs.${index}.SoLo`, code: 'STOCK_LOT_TWICE' as const, details: { row: earlier + 1 } }];
  });
}

function giaVonKey({ DonGia, VAT }: DongPhieu): string {
  const good = (text: string | null) => text === null || isAmount(text);
  return good(DonGia) && good(VAT) ? giaVon({ DonGia, VAT }) : '';
}
