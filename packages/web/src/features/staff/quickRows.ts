import type { Issue } from '@sen/domain/catalogue/validate';
import { tenKhongDau } from '@sen/domain/names/key';
import type { Entry } from '../../ui/entry.ts';

/** The cells of a row, in the order of the list. */
export const quickFields = [
  'MaNhanVien',
  'TenNhanVien',
  'ChucVu_Id',
  'PhongBan_Id',
  'SoDienThoai',
  'SoChungChiHanhNghe',
] as const;
export type QuickField = (typeof quickFields)[number];

/** A row as typed; a reference is an id. `saved` once the server has it. */
export type QuickRow = {
  key: number;
  values: Partial<Record<QuickField, string | null>>;
  issues: readonly Issue[];
  /** What was pasted for a reference that no entry has as its code or name. */
  unknown: Partial<Record<QuickField, string>>;
  saved: Entry | null;
};

/** A row without anything typed. */
export function blankRow(key: number): QuickRow {
  return { key, values: {}, issues: [], unknown: {}, saved: null };
}

/** Whether somebody typed anything but the code, which is proposed. */
export function isBlank({ values, unknown }: QuickRow): boolean {
  const typed = quickFields.filter((field) => field !== 'MaNhanVien' && (values[field] ?? '').trim() !== '');
  return typed.length === 0 && Object.keys(unknown).length === 0;
}

/** Rows and cells of a text as spreadsheets copy it: cells between tabs, in quotes where one has a line break. */
export function cellsOf(text: string): string[][] {
  const rows: string[][] = [[]];
  const cell = /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n|\n|\r|$)/y;
  while (cell.lastIndex < text.length) {
    const found = cell.exec(text);
    if (!found) break;
    const [, quoted, plain = '', end = ''] = found;
    const value = quoted === undefined ? plain : quoted.replaceAll('""', '"');
    rows.at(-1)?.push(value.replace(/\s+/g, ' ').trim());
    if (end !== '\t' && cell.lastIndex < text.length) rows.push([]);
  }
  return rows.filter((row) => row.some((one) => one !== ''));
}

/** The code after the greatest one of the kind that was used last: NV020 gives NV021; null where no code ends with a number. */
export function nextCode(newestFirst: readonly string[]): string | null {
  const parts = (code: string) => /^(.*?)(\d{1,9})$/.exec(code.trim());
  const last = newestFirst.map(parts).find((found) => found !== null);
  if (!last) return null;
  const [, head = '', digits = ''] = last;
  const numbers = newestFirst.flatMap((code) => {
    const found = parts(code);
    return found?.[1]?.toLowerCase() === head.toLowerCase() ? [Number(found[2])] : [];
  });
  return `${head}${String(Math.max(...numbers) + 1).padStart(digits.length, '0')}`;
}

/** The one entry whose code or name is a text, without accents; null where none or several are. */
export function entryNamed(
  entries: readonly Entry[],
  { code, display }: { code?: string; display: string },
  text: string,
): Entry | null {
  const wanted = tenKhongDau(text);
  const same = (field: string | undefined) =>
    entries.filter((entry) => field !== undefined && tenKhongDau(String(entry[field] ?? '')) === wanted);
  const byCode = same(code);
  const found = byCode.length > 0 ? byCode : same(display);
  return found.length === 1 ? (found[0] ?? null) : null;
}
