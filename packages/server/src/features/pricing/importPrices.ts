import { DM_DichVu } from '@sen/domain/catalogues/DM_DichVu';
import { LieuTrinh } from '@sen/domain/catalogues/LieuTrinh';
import { type ErrorCode, errorText } from '@sen/domain/errors/errors';
import { dec } from '@sen/domain/money/decimal';
import { tenKhongDau } from '@sen/domain/names/key';
import { sql } from 'drizzle-orm';
import { textOf } from '../../engine/catalogue/imports/cells.ts';
import { type ReadLine, readSheet } from '../../engine/catalogue/imports/readSheet.ts';
import { readNumber } from '../../engine/catalogue/imports/values.ts';
import type { Ctx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { itemPrices, items, type LoaiMuc } from './items.ts';
import { changesMost, suaGiaBangGia, type ThayDoiGia } from './lines.ts';
import { lockList } from './lockedList.ts';
import { sheetColumns } from './workbook.ts';

/** What an import found: lines with a price, and what they do to the list. */
export type ImportReport = {
  total: number;
  created: number;
  updated: number;
  errors: Array<{ row: number; column: string; code: string; message: string }>;
};
type Known = { Ma: string; Muc_Id: string; Loai: LoaiMuc; DonGia: string | null };
type Columns = { code: number; price: number };

/** Where the codes are from, as a message names it. */
const catalogueNames = {
  vi: `${DM_DichVu.label.vi}, ${LieuTrinh.label.vi}`,
  en: `${DM_DichVu.label.en}, ${LieuTrinh.label.en}`,
} as const;

/** Lines in which the headings may stand. */
const headLines = 20;

/**
 * Reads prices by code from a sheet into a draft: every fault is told with its line; nothing is written in a dry run or unless all
 * lines are good. Lines without a price are left out. Errors: those of readSheet, MISSING_COLUMNS, NOT_FOUND, PRICE_LIST_RELEASED.
 */
export async function importPrices(
  ctx: Ctx,
  id: string,
  place: string,
  dryRun: boolean,
): Promise<ImportReport> {
  const lines: ReadLine[] = [];
  await readSheet(place, async (some) => {
    lines.push(...some);
    if (lines.length > changesMost) throw new DomainError('TOO_MANY_ROWS', { max: changesMost });
  });
  return inTransaction(ctx, async (tx) => {
    await lockList(tx, id, 'sua');
    const known = await itemsByCode(tx, id);
    const { changes, report } = judge(ctx, lines, known);
    if (dryRun || report.errors.length > 0 || changes.length === 0) return report;
    await suaGiaBangGia(tx, id, changes, 'IMPORT');
    return report;
  });
}

function judge(ctx: Ctx, lines: readonly ReadLine[], known: ReadonlyMap<string, Known>) {
  const { columns, at } = columnsOf(ctx, lines);
  const report: ImportReport = { total: 0, created: 0, updated: 0, errors: [] };
  const changes: ThayDoiGia[] = [];
  const seen = new Map<string, number>();
  for (const { row, cells } of lines.slice(at + 1)) {
    const code = textOf(cells[columns.code]);
    const typed = cells[columns.price];
    const price = textOf(typed);
    if (price === '' && typeof typed !== 'object') continue;
    report.total += 1;
    const fault = (column: keyof typeof sheetColumns, code: ErrorCode, details = {}) =>
      report.errors.push({
        row,
        column: sheetColumns[column][ctx.language],
        code,
        message: errorText(code, ctx.language, details),
      });
    const item = known.get(code.toLowerCase());
    const DonGia = readPrice(price);
    const earlier = item ? seen.get(item.Muc_Id) : undefined;
    if (code === '') fault('code', 'REQUIRED');
    else if (!item) fault('code', 'REFERENCE_UNKNOWN', catalogueNames);
    else if (earlier) fault('code', 'DUPLICATE_IN_FILE', { row: earlier });
    if (DonGia === null) fault('price', 'NOT_A_NUMBER');
    if (!item || DonGia === null || earlier) continue;
    seen.set(item.Muc_Id, row);
    if (item.DonGia !== null && dec(item.DonGia).eq(dec(DonGia))) continue;
    if (item.DonGia === null) report.created += 1;
    else report.updated += 1;
    changes.push({ Loai: item.Loai, Muc_Id: item.Muc_Id, DonGia, truoc: item.DonGia });
  }
  return { changes, report };
}

/** Where the code and the price stand, by the headings. Errors: MISSING_COLUMNS with their names. */
function columnsOf(ctx: Ctx, lines: readonly ReadLine[]): { columns: Columns; at: number } {
  const find = (cells: ReadLine['cells'], { vi, en, also }: (typeof sheetColumns)['code' | 'price']) =>
    cells.findIndex((cell) => {
      const text = tenKhongDau(textOf(cell));
      return [tenKhongDau(vi), tenKhongDau(en), ...also].includes(text);
    });
  for (const [at, { cells }] of lines.slice(0, headLines).entries()) {
    const columns = { code: find(cells, sheetColumns.code), price: find(cells, sheetColumns.price) };
    if (columns.code >= 0 && columns.price >= 0) return { columns, at };
  }
  const { code, price } = sheetColumns;
  throw new DomainError('MISSING_COLUMNS', {
    columns: [code, price].map((one) => one[ctx.language]).join(', '),
  });
}

/** The price that a cell holds as decimal text, read as every import reads money; null when it is none. */
export function readPrice(text: string): string | null {
  const amount = readNumber(text, true);
  return /^\d{1,15}(\.\d{1,2})?$/.test(amount) ? amount : null;
}

async function itemsByCode(ctx: Ctx, id: string): Promise<Map<string, Known>> {
  const { rows } = await ctx.db.execute<Known>(sql`
    select i.ma as "Ma", i.id as "Muc_Id", i.loai as "Loai", g.don_gia as "DonGia" from ${items} i
    left join ${itemPrices} g on g.muc_id = i.id and g.bang_gia_id = ${id}::uuid where i.ma is not null`);
  return new Map(rows.map((row) => [row.Ma.toLowerCase(), row]));
}
