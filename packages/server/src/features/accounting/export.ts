import type { CotButToan } from '@sen/domain/accounting/butToan';
import { MauXuatButToan } from '@sen/domain/catalogues/MauXuatButToan';
import { sum, toMoney } from '@sen/domain/money/decimal';
import { desc, eq, inArray, sql } from 'drizzle-orm';
import { audit } from '../../engine/audit/audit.ts';
import { oneOfCatalogue } from '../../engine/catalogue/queries.ts';
import { actor, type Ctx, type Tx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { emit } from '../../engine/events/events.ts';
import { drawNumber } from '../../engine/sql/numbering.ts';
import { insertRow } from '../../engine/sql/rows.ts';
import { once } from '../../engine/sql/transaction.ts';
import type { XuatButToanInput } from '../../gql/main.ts';
import { listedPlace } from '../recordAccess/visible.ts';
import { daysOf } from './days.ts';
import { cellOf, type EntryToExport, entriesToExport } from './exportCells.ts';
import { soDotXuat } from './numbers.ts';
import { type CotXuat, type DotXuatRow, butToanTable as entries, dotXuatTable as table } from './tables.ts';

/** Entries of one file at most: the oldest ones; an export again takes the others. */
export const exportMost = 20_000;

/**
 * Exports the entries of some days that no export has had yet, as a batch by a template of the site; none is exported twice, whoever
 * exports at the same time. Answers the batch's id. Errors: ENTRIES_NONE_LEFT, NOT_FOUND for the template, BAD_INPUT.
 */
export async function exportEntries(ctx: Ctx, input: XuatButToanInput): Promise<string> {
  const { requestId, ...asked } = input;
  const { _id } = await once(ctx, { id: requestId, operation: 'xuatButToan', content: asked }, async (tx) => {
    // exports take turns
    await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended('xuat_but_toan', 0))`);
    const template = await templateOf(tx, asked.MauXuatButToan_Id);
    const days = await daysOf(tx, asked);
    const found = await entriesToExport(tx, days, exportMost);
    if (found.length === 0) throw new DomainError('ENTRIES_NONE_LEFT');
    const SoDot = (await drawNumber(tx, soDotXuat)).text;
    const row = await insertRow(tx, table, {
      SoDot,
      Noi_Id: tx.nodeId,
      NgayXuat: tx.now(),
      TuNgay: days.from,
      DenNgay: days.to,
      KyBaoCao_Id: asked.KyBaoCao_Id ?? null,
      MauXuatButToan_Id: asked.MauXuatButToan_Id,
      ...template,
      noiDung: found.map((entry) => template.Cots.map(({ Cot }) => cellOf(tx, { ...entry, SoDot }, Cot))),
      soButToan: found.length,
      TongTien: toMoney(sum(found.map(({ SoTien }) => SoTien))),
      NguoiTao_Id: actor(tx),
    });
    await mark(tx, found, row._id);
    const { noiDung: _cells, ...logged } = row;
    await audit(tx, { action: 'EXPORT', entity: 'DotXuatButToan', entityId: row._id, after: logged });
    await emit(tx, { module: 'SoQuy', process: 'update', idNode: tx.nodeId, data: { DotXuat_Id: row._id } });
    return { _id: row._id };
  });
  return _id;
}

async function mark(tx: Tx, found: readonly EntryToExport[], DotXuat_Id: string): Promise<void> {
  await tx.db
    .update(entries)
    .set({
      DotXuat_Id,
      version: sql`${entries.version} + 1`,
      NgayCapNhat: tx.now(),
      NguoiCapNhat_Id: actor(tx),
    })
    .where(
      inArray(
        entries._id,
        found.map(({ _id }) => _id),
      ),
    );
}

async function templateOf(tx: Tx, id: string): Promise<Pick<DotXuatRow, 'DauPhanCach' | 'Cots'>> {
  const found = await oneOfCatalogue(tx, MauXuatButToan, id);
  if (!found) throw new DomainError('NOT_FOUND', { entity: MauXuatButToan.name });
  const { DauPhanCach, Cots } = found as { DauPhanCach: DotXuatRow['DauPhanCach']; Cots: CotXuat[] }; // fields of the catalogue
  return { DauPhanCach, Cots: Cots.map(({ Cot, TieuDe }) => ({ Cot: Cot as CotButToan, TieuDe })) };
}

/** The newest batches that were exported at places that the caller's lists show. */
export async function batchesOf(ctx: Ctx, most: number): Promise<DotXuatRow[]> {
  return ctx.db
    .select()
    .from(table)
    .where(await listedPlace(ctx, sql`${table.Noi_Id}`))
    .orderBy(desc(table.NgayXuat), desc(table._id))
    .limit(most);
}

/** One batch. Errors: NOT_FOUND. */
export async function batchById(ctx: Ctx, id: string): Promise<DotXuatRow> {
  const [row] = await ctx.db.select().from(table).where(eq(table._id, id));
  if (!row) throw new DomainError('NOT_FOUND', { entity: 'DotXuatButToan' });
  return row;
}
