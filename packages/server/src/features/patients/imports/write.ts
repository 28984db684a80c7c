import { setImmediate as nextTurn } from 'node:timers/promises';
import { getTableColumns, inArray, sql } from 'drizzle-orm';
import { audit } from '../../../engine/audit/audit.ts';
import {
  nhapDanhMucTruocTable as beforeTable,
  nhapDanhMucMucTable as entryTable,
} from '../../../engine/catalogue/imports/tables.ts';
import type { RecordWrite } from '../../../engine/catalogue/imports/types.ts';
import { actor, type Tx } from '../../../engine/context.ts';
import { DomainError } from '../../../engine/errors.ts';
import { emit } from '../../../engine/events/events.ts';
import { drawNumbers } from '../../../engine/sql/numbering.ts';
import { insertRows, updateRow } from '../../../engine/sql/rows.ts';
import { readSetting } from '../../system/queries.ts';
import { maYTe } from '../numbers.ts';
import type { NewRecord } from '../patientColumns.ts';
import { type BenhNhanRow, benhNhanTable as table } from '../tables.ts';
import type { Entry } from './entry.ts';
import { fillEmpty } from './fillEmpty.ts';
import { knownOf } from './known.ts';

/** Lines between two tellings of the progress. */
const chunk = 200;

type Checked = {
  dong: number;
  ket_qua: 'Moi' | 'Sua';
  muc_id: string;
  phien_ban: number | null;
  record: Entry;
};

/**
 * Writes the new patients with codes of the counter, and fills what is empty in the records that were chosen. Each has its line of the
 * log, as if it was made by hand. Error: IMPORT_STALE when a record was changed, or one with the same papers made, since the check.
 */
export async function writePatients(tx: Tx, { id, onProgress }: RecordWrite): Promise<void> {
  const { tuChoiTrungDienThoai } = await readSetting(tx, 'patient');
  const made: string[] = [];
  for (let after = 0; ; ) {
    const { rows } = await tx.db.execute<Checked>(sql`
      select dong, ket_qua, muc_id, phien_ban, record from ${entryTable}
      where nhap_danh_muc_id = ${id} and ket_qua in ('Moi', 'Sua') and dong > ${after} order by dong limit ${chunk}`);
    const last = rows.at(-1);
    if (!last) break;
    const news = rows.filter((row) => row.ket_qua === 'Moi');
    await make(tx, news, tuChoiTrungDienThoai);
    made.push(...news.map(({ muc_id }) => muc_id));
    await fill(
      tx,
      id,
      rows.filter((row) => row.ket_qua === 'Sua'),
    );
    after = last.dong;
    await onProgress(after);
    await nextTurn();
  }
  await giveCodes(tx, id, made);
  await emit(tx, { module: 'TiepNhan', process: 'update', data: {} });
}

/** New records, still without codes: their ids stand there until `giveCodes`. */
async function make(tx: Tx, lines: readonly Checked[], phoneOnce: boolean): Promise<void> {
  if (lines.length === 0) return;
  const known = await knownOf(
    tx,
    lines.map(({ record }) => record),
    phoneOnce,
  );
  if (known.some(({ blocked }) => blocked)) throw new DomainError('IMPORT_STALE');
  const who = { NguoiTao_Id: actor(tx), NguoiCapNhat_Id: actor(tx) };
  await insertRows(
    tx,
    table,
    lines.map(({ muc_id, record }) => ({
      ...(record as unknown as NewRecord), // the fields of an entry are columns of the table
      ...who,
      _id: muc_id,
      MaYTe: muc_id,
    })),
  );
}

/** The codes of new records in the order of their lines, at the end of a long write: until it is through, no desk could give out one. */
async function giveCodes(tx: Tx, id: string, made: readonly string[]): Promise<void> {
  if (made.length === 0) return;
  const codes = await drawNumbers(tx, maYTe, made.length);
  for (let at = 0; at < made.length; at += chunk) {
    const given = sql`json_to_recordset(${JSON.stringify(made.slice(at, at + chunk).map((_id, n) => ({ id: _id, code: codes[at + n] })))}::json)
      as given(id uuid, code text)`;
    const rows = await tx.db
      .update(table)
      .set({ MaYTe: sql`given.code` })
      .from(given)
      .where(sql`${table._id} = given.id`)
      .returning(getTableColumns(table));
    for (const row of rows)
      await audit(tx, {
        action: 'CREATE',
        entity: 'BenhNhan',
        entityId: row._id,
        BenhNhan_Id: row._id,
        after: row,
      });
    await keep(
      tx,
      id,
      rows.map((row) => ({ row, truoc: null })),
    );
  }
}

async function fill(tx: Tx, id: string, lines: readonly Checked[]): Promise<void> {
  if (lines.length === 0) return;
  const rows = await tx.db
    .select()
    .from(table)
    .where(inArray(table._id, [...new Set(lines.map((line) => line.muc_id))]))
    .orderBy(table._id)
    .for('update');
  const now = new Map(rows.map((row) => [row._id, row]));
  const kept: Array<{ row: BenhNhanRow; truoc: Record<string, unknown> }> = [];
  for (const { muc_id, phien_ban, record } of lines) {
    const before = now.get(muc_id);
    if (before?.TrangThai !== 'DangSuDung') throw new DomainError('IMPORT_STALE');
    // an earlier line of this file may have filled it already
    const mine = kept.some(({ row }) => row._id === muc_id);
    if (!mine && before.version !== phien_ban) throw new DomainError('IMPORT_STALE');
    const set = fillEmpty(before, record);
    if (Object.keys(set).length === 0) continue;
    const after = await updateRow(tx, table, muc_id, {
      ...set,
      NgayCapNhat: tx.now(),
      NguoiCapNhat_Id: actor(tx),
    });
    if (!after) throw new DomainError('IMPORT_STALE');
    const truoc = Object.fromEntries(Object.keys(set).map((name) => [name, Reflect.get(before, name)]));
    now.set(muc_id, after);
    kept.push({ row: after, truoc });
    await audit(tx, {
      action: 'UPDATE',
      entity: 'BenhNhan',
      entityId: muc_id,
      BenhNhan_Id: muc_id,
      before: truoc,
      after: set,
    });
  }
  await keep(tx, id, kept);
}

/** Keeps what the records were before, once however often the import writes them: by this it is undone. */
async function keep(
  tx: Tx,
  id: string,
  rows: ReadonlyArray<{ row: BenhNhanRow; truoc: Record<string, unknown> | null }>,
): Promise<void> {
  if (rows.length === 0) return;
  const last = new Map<string, { row: BenhNhanRow; truoc: Record<string, unknown> | null }>();
  for (const { row, truoc } of rows) {
    const earlier = last.get(row._id);
    last.set(row._id, { row, truoc: earlier ? { ...truoc, ...earlier.truoc } : truoc });
  }
  await tx.db
    .insert(beforeTable)
    .values(
      [...last.values()].map(({ row, truoc }) => ({
        NhapDanhMuc_Id: id,
        DanhMuc: 'BenhNhan',
        Muc_Id: row._id,
        truoc,
        phienBan: row.version,
      })),
    )
    .onConflictDoUpdate({
      target: [beforeTable.NhapDanhMuc_Id, beforeTable.DanhMuc, beforeTable.Muc_Id],
      set: {
        phienBan: sql`excluded.phien_ban`,
        truoc: sql`excluded.truoc || coalesce(${beforeTable.truoc}, '{}'::jsonb)`,
      },
    });
}
