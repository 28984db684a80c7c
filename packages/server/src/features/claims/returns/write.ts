import { dongTraSteps } from '@sen/domain/claims/sending/dongTra';
import { daO } from '@sen/domain/claims/sending/hoSoBHYT';
import { and, asc, eq } from 'drizzle-orm';
import { transition } from '../../../engine/acts/transition.ts';
import {
  nhapDanhMucTruocTable as beforeTable,
  nhapDanhMucMucTable as entryTable,
} from '../../../engine/catalogue/imports/tables.ts';
import type { RecordWrite } from '../../../engine/catalogue/imports/types.ts';
import type { Tx } from '../../../engine/context.ts';
import { DomainError } from '../../../engine/errors.ts';
import { insertRow } from '../../../engine/sql/rows.ts';
import { lockVersion, step } from '../sending/send.ts';
import { dongTraBHYTTable as table } from '../tables.ts';
import { keyOf, knownLines, type Returned } from './check.ts';

/** Lines between two tellings of the progress. */
const chunk = 100;

/** Keeps the new lines of a file; their claims are returned, to be corrected or answered. One that another file brought since is not kept again. */
export async function writeReturns(tx: Tx, { id, onProgress }: RecordWrite): Promise<void> {
  const entries = await tx.db
    .select({ row: entryTable.Dong, record: entryTable.record })
    .from(entryTable)
    .where(and(eq(entryTable.NhapDanhMuc_Id, id), eq(entryTable.KetQua, 'Moi')))
    .orderBy(asc(entryTable.Dong));
  const lines = entries.map(({ record }) => record as Returned); // as the check kept it
  const known = await knownLines(tx, [...new Set(lines.map(({ HoSo_Id }) => HoSo_Id))]);
  for (const [at, line] of lines.entries()) {
    if (!known.has(keyOf(line))) {
      const made = await insertRow(tx, table, { ...line, Nguon: 'Tep', TrangThai: 'ChoXuLy' });
      await tx.db
        .insert(beforeTable)
        .values({ NhapDanhMuc_Id: id, DanhMuc: 'DongTraBHYT', Muc_Id: made._id, truoc: null, phienBan: 1 });
    }
    if (at % chunk === chunk - 1) await onProgress(entries[at]?.row ?? 0);
  }
  for (const claim of new Set(lines.map(({ HoSo_Id }) => HoSo_Id))) {
    const row = await lockVersion(tx, claim);
    if (daO.some((state) => state === row.TrangThai)) await step(tx, row, 'traLai');
  }
}

/** Takes a file back that was read wrongly. Error: IMPORT_UNDO_CHANGED once one of its lines is worked. */
export async function undoReturns(tx: Tx, id: string): Promise<number> {
  const kept = await tx.db
    .select({ row: table })
    .from(beforeTable)
    .innerJoin(table, eq(table._id, beforeTable.Muc_Id))
    .where(and(eq(beforeTable.NhapDanhMuc_Id, id), eq(beforeTable.DanhMuc, 'DongTraBHYT')))
    .orderBy(asc(table._id))
    .for('update');
  const worked = kept.filter(({ row }) => row.TrangThai !== 'ChoXuLy');
  if (worked.length > 0)
    throw new DomainError('IMPORT_UNDO_CHANGED', {
      codes: worked
        .slice(0, 5)
        .map(({ row }) => row.Ten ?? row.NoiDung)
        .join(', '),
    });
  for (const { row } of kept)
    await transition(tx, dongTraSteps, table, row._id, 'huy', {
      locked: row,
      consequence: true,
      facts: () => ({ TrangThai: row.TrangThai, node: null }),
      auditAction: 'CANCEL',
    });
  return kept.length;
}
