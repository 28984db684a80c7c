import { type CotButToan, separators } from '@sen/domain/accounting/butToan';
import { separatedLine } from '@sen/domain/files/csv';
import { sql } from 'drizzle-orm';
import { audit } from '../../engine/audit/audit.ts';
import type { Ctx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { type SheetCell, sheetBook } from '../../engine/sheetBook.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { moneyRows } from '../cashier/sql.ts';
import { listedPlace } from '../recordAccess/visible.ts';
import { isItsEntry } from './entryOfMoney.ts';
import { type DotXuatRow, butToanTable as entries } from './tables.ts';

export type FileKind = 'csv' | 'xlsx';

const amounts: ReadonlySet<CotButToan> = new Set(['SoTien', 'TyGia', 'NguyenTe']);

/**
 * The file of a batch: always the same bytes. Each giving is logged. Errors: RECORD_OF_ANOTHER_FACILITY where it holds entries of places
 * that the caller's lists do not show.
 */
export async function fileOfBatch(ctx: Ctx, batch: DotXuatRow, kind: FileKind): Promise<Buffer> {
  await requireAllListed(ctx, batch._id);
  const file = kind === 'csv' ? Buffer.from(csvOf(batch)) : await workbookOf(batch);
  await inTransaction(ctx, (tx) =>
    audit(tx, {
      action: 'EXPORT',
      entity: 'DotXuatButToan',
      entityId: batch._id,
      after: { SoDot: batch.SoDot, soButToan: batch.soButToan, dinhDang: kind },
    }),
  );
  return file;
}

/** As people who see every entry of a batch, so those alone get its file. */
async function requireAllListed(ctx: Ctx, DotXuat_Id: string): Promise<void> {
  const { rows } = await ctx.db.execute(sql`
    select 1 from ${entries} e join ${moneyRows} m on ${isItsEntry}
    where e.dot_xuat_id = ${DotXuat_Id} and not ${await listedPlace(ctx, sql`m.quay_thu_id`)} limit 1`);
  if (rows.length > 0) throw new DomainError('RECORD_OF_ANOTHER_FACILITY', { BenhNhan_Id: null });
}

function csvOf({ Cots, noiDung, DauPhanCach }: DotXuatRow): string {
  const line = (cells: readonly string[]) => separatedLine(cells, separators[DauPhanCach]);
  const body = noiDung.map((row) => line(row.map((cell) => cell ?? '')));
  return `\ufeff${line(Cots.map(({ TieuDe }) => TieuDe))}${body.join('')}`;
}

async function workbookOf({ SoDot, Cots, noiDung, NgayXuat }: DotXuatRow): Promise<Buffer> {
  const widths = Cots.map(({ Cot }) => (Cot === 'DienGiai' ? 50 : 18));
  const book = sheetBook(SoDot, { widths, frozen: 1, at: NgayXuat });
  await book.row(
    Cots.map(({ TieuDe }) => TieuDe),
    'bold',
  );
  for (const row of noiDung) await book.row(row.map((cell, at) => sheetCell(cell, Cots[at]?.Cot)));
  return book.end();
}

function sheetCell(cell: string | null, column: CotButToan | undefined): SheetCell {
  return cell !== null && column && amounts.has(column) ? Number(cell) : cell;
}
