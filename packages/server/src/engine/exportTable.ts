import { csvLine } from '@sen/domain/files/csv';
import { audit } from './audit/audit.ts';
import type { Ctx } from './context.ts';
import { DomainError } from './errors.ts';
import { type SheetCell, sheetBook } from './sheetBook.ts';
import { inTransaction } from './sql/transaction.ts';

/** A list of some days as it is given out: under its columns a line a row, what they come to at the end. */
export type ExportTable = {
  title: string;
  days: { startDate: string; endDate: string };
  columns: ReadonlyArray<{ head: string; width: number }>;
  rows: ReadonlyArray<readonly SheetCell[]>;
  total: readonly SheetCell[];
};

/** Lines of one file at most. */
export const linesMost = 20_000;

/** Notes that a list was given out, whole. Errors: TOO_MANY_ROWS where it holds more than a file does. */
export async function noteExport(
  ctx: Ctx,
  { entity, filter }: { entity: string; filter: object },
  { totalRows, data }: { totalRows: number; data: readonly unknown[] },
): Promise<void> {
  if (totalRows > linesMost) throw new DomainError('TOO_MANY_ROWS', { max: linesMost });
  await inTransaction(ctx, (tx) =>
    audit(tx, { action: 'EXPORT', entity, entityId: null, after: { rows: data.length, filter } }),
  );
}

/** The list as a workbook. */
export async function workbookOf({ title, days, columns, rows, total }: ExportTable): Promise<Buffer> {
  const book = sheetBook(title, { widths: columns.map(({ width }) => width), frozen: 2 });
  const { startDate, endDate } = days;
  const period = endDate === startDate ? '' : ` – ${dayText(endDate)}`;
  await book.row([`${title} ${dayText(startDate)}${period}`], 'bold');
  await book.row(
    columns.map(({ head }) => head),
    'bold',
  );
  for (const row of rows) await book.row(row);
  await book.row(total, 'bold');
  return book.end();
}

/** The list as a table of text (CSV, UTF-8 with its mark). */
export function csvOf({ columns, rows, total }: ExportTable): string {
  const lines = [columns.map(({ head }) => head), ...rows, total];
  return `\ufeff${lines.map((cells) => csvLine(cells.map((cell) => String(cell ?? '')))).join('')}`;
}

export const dayText = (day: string) => day.split('-').reverse().join('/');
