import type { MucNhayCam, NhomViKhuan, PhuongPhapKhangSinhDo } from './values.ts';

/** A row of the table of breakpoints. It holds for one organism, or for a group of them. */
export type Breakpoint = {
  KhangSinh_Id: string;
  ViKhuan_Id: string | null;
  NhomViKhuan: NhomViKhuan | null;
  LoaiBenhPham_Id: string | null;
  PhuongPhap: PhuongPhapKhangSinhDo;
  /** Susceptible: a zone of at least, a concentration of at most so much. */
  MucS: number;
  /** Resistant: a zone below, a concentration above so much. */
  MucR: number;
  /** The table that it stands in, as "EUCAST v14.0". */
  Nguon: string;
  /** Days, the last one included. */
  HieuLucTu: string;
  HieuLucDen: string | null;
};

/** What was measured of which organism, from which specimen, on which day. */
export type Measured = {
  KhangSinh_Id: string;
  ViKhuan_Id: string;
  NhomViKhuan: NhomViKhuan | null;
  LoaiBenhPham_Id: string | null;
  PhuongPhap: PhuongPhapKhangSinhDo;
  GiaTri: string;
  day: string;
};

/** What the table proposes, and by which row. */
export type Proposal = { KetQua: MucNhayCam; CanCu: string };

/** A typed value: a number, for a concentration also one that is only bounded, as "≤0,25" or ">32". */
export type TypedValue = { sign: '' | '<' | '<=' | '>' | '>='; number: number };

/** So many characters a value may have. */
export const valueMost = 12;

/** A zone has at most so many mm. */
export const zoneMost = 99;

/**
 * Reads a typed value; null where it is none. A zone is a whole number of mm; of combined drugs, as "≤1/19", the part before the slash is
 * judged.
 */
export function readValue(text: string, PhuongPhap: PhuongPhapKhangSinhDo): TypedValue | null {
  const plain = text.trim().replace('≤', '<=').replace('≥', '>=').replaceAll(',', '.');
  const found = /^(<=|>=|<|>)?\s*(\d{1,4}(?:\.\d{1,4})?)(\s*\/\s*\d{1,4}(?:\.\d{1,4})?)?$/.exec(plain);
  if (!found) return null;
  const sign = (found[1] ?? '') as TypedValue['sign']; // as the pattern says
  const number = Number(found[2]);
  if (PhuongPhap === 'KhoanhGiay')
    return sign === '' && !found[3] && Number.isInteger(number) && number <= zoneMost
      ? { sign, number }
      : null;
  return number > 0 ? { sign, number } : null;
}

/** What a value means by a breakpoint; null where a bounded value lies on both sides of one. */
export function interpret(
  { sign, number }: TypedValue,
  { PhuongPhap, MucS, MucR }: Pick<Breakpoint, 'PhuongPhap' | 'MucS' | 'MucR'>,
): MucNhayCam | null {
  if (PhuongPhap === 'KhoanhGiay') return number >= MucS ? 'S' : number < MucR ? 'R' : 'I';
  const upward = sign === '>' || sign === '>=';
  if (!upward && number <= MucS) return 'S';
  if (sign === '<' || sign === '<=') return null;
  if (number > MucR || (sign === '>' && number >= MucR)) return 'R';
  return upward ? null : 'I';
}

/**
 * The breakpoint for what was measured, among those of its day: one that names the organism before one of its group, one for the specimen
 * before one for all, the newest before older ones.
 */
export function breakpointFor(
  breakpoints: readonly Breakpoint[],
  asked: Omit<Measured, 'GiaTri'>,
): Breakpoint | null {
  const rank = (one: Breakpoint) => (one.ViKhuan_Id ? 2 : 0) + (one.LoaiBenhPham_Id ? 1 : 0);
  const [best] = breakpoints
    .filter(
      (one) =>
        one.KhangSinh_Id === asked.KhangSinh_Id &&
        one.PhuongPhap === asked.PhuongPhap &&
        (one.ViKhuan_Id
          ? one.ViKhuan_Id === asked.ViKhuan_Id
          : one.NhomViKhuan !== null && one.NhomViKhuan === asked.NhomViKhuan) &&
        (one.LoaiBenhPham_Id === null || one.LoaiBenhPham_Id === asked.LoaiBenhPham_Id) &&
        one.HieuLucTu <= asked.day &&
        (one.HieuLucDen === null || asked.day <= one.HieuLucDen),
    )
    .sort((a, b) => rank(b) - rank(a) || b.HieuLucTu.localeCompare(a.HieuLucTu));
  return best ?? null;
}

/** What the table proposes for a measured value; null where it says nothing. */
export function proposalFor(breakpoints: readonly Breakpoint[], measured: Measured): Proposal | null {
  const value = readValue(measured.GiaTri, measured.PhuongPhap);
  const row = value && breakpointFor(breakpoints, measured);
  const KetQua = row && interpret(value, row);
  return KetQua ? { KetQua, CanCu: breakpointText(row) } : null;
}

/** A breakpoint in words: its table and its two limits. */
function breakpointText({ Nguon, PhuongPhap, MucS, MucR }: Breakpoint): string {
  return PhuongPhap === 'MIC' ? `${Nguon}: S ≤ ${MucS}, R > ${MucR}` : `${Nguon}: S ≥ ${MucS}, R < ${MucR}`;
}

/** Whether a reader decided otherwise than the table proposes. */
export function isOverridden({
  KetQua,
  DeXuat,
}: {
  KetQua: MucNhayCam | null;
  DeXuat: MucNhayCam | null;
}): boolean {
  return KetQua !== null && DeXuat !== null && KetQua !== DeXuat;
}
