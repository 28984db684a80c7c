import { and, eq, inArray, sql } from 'drizzle-orm';
import { audit } from '../../../engine/audit/audit.ts';
import { nhapDanhMucTruocTable as beforeTable } from '../../../engine/catalogue/imports/tables.ts';
import { actor, type Tx } from '../../../engine/context.ts';
import { DomainError } from '../../../engine/errors.ts';
import { emit } from '../../../engine/events/events.ts';
import { updateRow } from '../../../engine/sql/rows.ts';
import { patientColumns } from '../mergeMoves.ts';
import { benhNhanTable as table } from '../tables.ts';

/** So many codes of records that were changed since are told. */
const toldCodes = 5;

/**
 * Takes the patients of an import back: those it made are cancelled, what it filled is empty again. Errors: IMPORT_UNDO_CHANGED,
 * IMPORT_UNDO_IN_USE where one of them was received or has anything else by now.
 */
export async function undoPatients(tx: Tx, id: string): Promise<number> {
  const written = await tx.db
    .select({ before: beforeTable, row: table })
    .from(beforeTable)
    .innerJoin(table, eq(table._id, beforeTable.Muc_Id))
    .where(and(eq(beforeTable.NhapDanhMuc_Id, id), eq(beforeTable.DanhMuc, 'BenhNhan')))
    .orderBy(table._id)
    .for('update');
  const changed = written.filter(
    ({ before, row }) => row.version !== before.phienBan || row.TrangThai !== 'DangSuDung',
  );
  if (changed.length > 0)
    throw new DomainError('IMPORT_UNDO_CHANGED', {
      codes: changed
        .slice(0, toldCodes)
        .map(({ row }) => row.MaYTe)
        .join(', '),
    });
  const made = written.filter(({ before }) => before.truoc === null).map(({ row }) => row._id);
  await refuseUsed(tx, made);
  const stamp = { NgayCapNhat: tx.now(), NguoiCapNhat_Id: actor(tx) };
  if (made.length > 0)
    await tx.db
      .update(table)
      .set({ TrangThai: 'DaHuy', version: sql`${table.version} + 1`, ...stamp })
      .where(inArray(table._id, made));
  for (const _id of made)
    await audit(tx, { action: 'DELETE', entity: 'BenhNhan', entityId: _id, BenhNhan_Id: _id });
  for (const { before, row } of written) {
    const { truoc } = before;
    if (truoc === null) continue;
    await updateRow(tx, table, row._id, { ...truoc, ...stamp });
    const now = Object.fromEntries(Object.keys(truoc).map((name) => [name, Reflect.get(row, name)]));
    await audit(tx, {
      action: 'UPDATE',
      entity: 'BenhNhan',
      entityId: row._id,
      BenhNhan_Id: row._id,
      before: now,
      after: truoc,
    });
  }
  await emit(tx, { module: 'TiepNhan', process: 'update', data: {} });
  return written.length;
}

async function refuseUsed(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  for (const { table: name, column } of await patientColumns(tx)) {
    const [schema = '', own = ''] = name.split('.');
    const { rows } = await tx.db.execute(sql`
      select 1 from ${sql.identifier(schema)}.${sql.identifier(own)} where ${sql.identifier(column)} = any(${sql.param([...ids])}::uuid[]) limit 1`);
    if (rows.length > 0) throw new DomainError('IMPORT_UNDO_IN_USE', { where: own.replaceAll('_', ' ') });
  }
}
