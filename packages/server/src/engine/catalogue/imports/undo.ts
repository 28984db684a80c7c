import type { CatalogueDef } from '@sen/domain/catalogue/catalogue';
import { catalogueByName } from '@sen/domain/catalogues/all';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { audit } from '../../audit/audit.ts';
import { actor, type Ctx, type Tx } from '../../context.ts';
import { DomainError, databaseFailure } from '../../errors.ts';
import { emit } from '../../events/events.ts';
import { columnName } from '../../sql/columns.ts';
import { inTransaction } from '../../sql/transaction.ts';
import { usesOf, usesText } from '../references.ts';
import { catalogueTable } from '../tables.ts';
import { type ImportRow, lockFor } from './commands.ts';
import { counted, entryJson, logged, writtenColumns } from './entrySql.ts';
import { nhapDanhMucTruocTable as beforeTable, nhapDanhMucTable as imports } from './tables.ts';
import type { ImportPlan } from './types.ts';

/** So many codes of entries that were changed since are told. */
const toldCodes = 5;

/**
 * Takes a whole import back, all or nothing: what it changed is as it was, what it made is removed. Errors: IMPORT_UNDO_CHANGED where
 * somebody has changed one of its entries since, IMPORT_UNDO_IN_USE where something else refers to one, those of the act.
 */
export async function undoImport(
  ctx: Ctx,
  { row, plan }: { row: ImportRow; plan: ImportPlan },
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    // 1. its entries are as the import left them
    await lockFor(tx, row._id, plan, 'hoanTac');
    const defs = catalogueNames(plan).flatMap((name) => catalogueByName(name) ?? []);
    for (const def of defs) await requireUntouched(tx, row._id, def);
    // 2. what it changed first: by that an old entry refers to a new one no more
    let undone = (await plan.records?.undo(tx, row._id)) ?? 0;
    for (const def of defs) undone += await restore(tx, row._id, def);
    for (const def of defs) undone += await removeMade(tx, row._id, def);
    // 3. nothing else refers to what is gone
    for (const def of defs) await requireUnused(tx, row._id, def);
    await tx.db.delete(beforeTable).where(eq(beforeTable.NhapDanhMuc_Id, row._id));
    await tx.db
      .update(imports)
      .set({ TrangThai: 'DaHoanTac', ghiLuc: null, NgayCapNhat: tx.now() })
      .where(eq(imports._id, row._id));
    await audit(tx, {
      action: 'CANCEL',
      entity: 'NhapDanhMuc',
      entityId: row._id,
      before: { TrangThai: row.TrangThai },
      after: { TrangThai: 'DaHoanTac', file: row.TenTep, plan: plan.name, undone },
    });
    for (const { name } of defs) await emit(tx, { module: 'DanhMuc', process: 'reload', data: { name } });
  });
}

/** The catalogues that a plan fills, the last one first: it may refer to those before it. */
function catalogueNames(plan: ImportPlan): string[] {
  return [...new Set(plan.parts.map(({ catalogue }) => catalogue))].reverse();
}

async function requireUntouched(tx: Tx, id: string, def: CatalogueDef): Promise<void> {
  const table = catalogueTable(def.name);
  const code = sql`t.${sql.identifier(columnName(def.code ?? def.display))}`;
  const { rows } = await tx.db.execute<{ code: string | null }>(sql`
    select ${code}::text as code from ${beforeTable} p join ${table} t on t.id = p.muc_id
    where p.nhap_danh_muc_id = ${id} and p.danh_muc = ${def.name} and (t.version <> p.phien_ban or t.trang_thai <> 'DangSuDung')
    order by 1 limit ${toldCodes} for update of t`);
  if (rows.length > 0)
    throw new DomainError('IMPORT_UNDO_CHANGED', {
      codes: rows.map(({ code: one }) => one ?? '').join(', '),
    });
}

async function restore(tx: Tx, id: string, def: CatalogueDef): Promise<number> {
  const table = catalogueTable(def.name);
  const { list, values } = writtenColumns(def);
  return freely(def, () =>
    counted(
      tx,
      sql`
      with before as materialized (
        select p.muc_id, p.truoc as tho, ${entryJson(def, 't')} as truoc from ${beforeTable} p join ${table} t on t.id = p.muc_id
        where p.nhap_danh_muc_id = ${id} and p.danh_muc = ${def.name} and p.truoc is not null for update of t
      ), written as (
        update ${table} t set (version, ngay_cap_nhat, nguoi_cap_nhat_id, ${list})
          = (select t.version + 1, ${tx.now().toISOString()}::timestamptz, ${actor(tx)}::uuid, ${values} from jsonb_populate_record(null::${table}, b.tho) r)
        from before b where t.id = b.muc_id returning t.*, b.truoc
      ), logged as (${logged(tx, def, 'UPDATE', sql`w.truoc`, sql`written w`)})
      select count(*)::int as count from written`,
    ),
  );
}

async function removeMade(tx: Tx, id: string, def: CatalogueDef): Promise<number> {
  const table = catalogueTable(def.name);
  return counted(
    tx,
    sql`
    with before as materialized (
      select p.muc_id, ${entryJson(def, 't')} as truoc from ${beforeTable} p join ${table} t on t.id = p.muc_id
      where p.nhap_danh_muc_id = ${id} and p.danh_muc = ${def.name} and p.truoc is null for update of t
    ), written as (
      update ${table} t set trang_thai = 'DaHuy', version = t.version + 1, ngay_cap_nhat = ${tx.now().toISOString()}::timestamptz,
        nguoi_cap_nhat_id = ${actor(tx)}::uuid
      from before b where t.id = b.muc_id returning t.*, b.truoc
    ), logged as (${logged(tx, def, 'DELETE', sql`w.truoc`, sql`written w`)})
    select count(*)::int as count from written`,
  );
}

async function requireUnused(tx: Tx, id: string, def: CatalogueDef): Promise<void> {
  const made = await tx.db
    .select({ _id: beforeTable.Muc_Id })
    .from(beforeTable)
    .where(
      and(eq(beforeTable.NhapDanhMuc_Id, id), eq(beforeTable.DanhMuc, def.name), isNull(beforeTable.truoc)),
    );
  if (made.length === 0) return;
  const uses = await usesOf(
    tx,
    def,
    made.map(({ _id }) => _id),
  );
  if (uses.length > 0) throw new DomainError('IMPORT_UNDO_IN_USE', { where: usesText(uses) });
}

/** A code that an entry had before may be another's by now. */
async function freely(def: CatalogueDef, write: () => Promise<number>): Promise<number> {
  try {
    return await write();
  } catch (error) {
    if (databaseFailure(error)?.code === '23505')
      throw new DomainError('IMPORT_UNDO_CHANGED', { codes: def.label.vi });
    throw error;
  }
}
