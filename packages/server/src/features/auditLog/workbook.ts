import { audit } from '../../engine/audit/audit.ts';
import { withheldFrom } from '../../engine/catalogue/withheld.ts';
import type { Ctx } from '../../engine/context.ts';
import { sheetBook } from '../../engine/sheetBook.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import type { LichSuThaoTacInput } from '../../gql/main.ts';
import { changesOf } from './changes.ts';
import { type FullRow, fullActsOf, logEntity } from './queries.ts';
import { changeLine } from './words.ts';
import { acts, columns, type SheetTexts, sheetTexts } from './workbookTexts.ts';

/** Rows of one workbook at most. */
const rowsMost = 50_000;
/** Rows that are read and written before others get their turn. */
const rowsATime = 1000;
/** Characters that a cell of a workbook takes. */
const cellMost = 32_000;

export type LogWorkbook = { book: Buffer; rows: number; cut: boolean };

/** What the filter finds as a workbook, the newest first; `cut` when older rows were left out. It is logged. Errors: BAD_INPUT. */
export async function logWorkbook(
  ctx: Ctx,
  input: LichSuThaoTacInput,
  most = rowsMost,
): Promise<LogWorkbook> {
  const texts = sheetTexts(ctx.language);
  const book = sheetBook(texts.title, { widths: columns.map(({ width }) => width), frozen: 1 });
  await book.row(
    columns.map(({ label }) => label[ctx.language]),
    'bold',
  );
  let [sau, rows]: [string | null, number] = [null, 0];
  do {
    const limit = Math.min(rowsATime, most - rows);
    const page = await fullActsOf(ctx, input, { sau, limit });
    // all at once, so that names are read by one statement a kind
    const cells = await Promise.all(page.data.map((row) => cellsOf(ctx, texts, row)));
    for (const one of cells) await book.row(one);
    ctx.loaders.clear(); // what a page needed is not kept for the next
    rows += page.data.length;
    sau = page.tiep;
  } while (sau !== null && rows < most);
  const cut = sau !== null;
  if (cut) await book.row([texts.cut(rows)], 'bold');
  const made = await book.end();
  await inTransaction(ctx, (tx) =>
    audit(tx, {
      action: 'EXPORT',
      entity: logEntity,
      entityId: null,
      BenhNhan_Id: input.BenhNhan_Id ?? null,
      after: { rows, filter: input },
    }),
  );
  return { book: made, rows, cut };
}

async function cellsOf(ctx: Ctx, texts: SheetTexts, row: FullRow): Promise<string[]> {
  const lines = await Promise.all(
    changesOf(row.before, row.after, withheldFrom(ctx, row.entity))
      .filter((one) => one.khac && !one.kyThuat)
      .map((one) => changeLine(ctx, row.entity, one)),
  );
  return [
    texts.time(row.at),
    row.username ?? '',
    row.TenNhanVien ?? '',
    row.node?.ten ?? '',
    acts[row.action][texts.language],
    texts.entity(row.entity),
    row.entity_id ?? '',
    row.BenhNhan?.MaYTe ?? '',
    row.BenhNhan?.TenBenhNhan ?? '',
    row.ip ?? '',
    row.request_id ?? '',
    lines.join('\n'),
  ].map((text) => text.slice(0, cellMost));
}
