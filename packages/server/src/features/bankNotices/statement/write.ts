import { and, asc, eq, inArray } from 'drizzle-orm';
import {
  nhapDanhMucTruocTable as beforeTable,
  nhapDanhMucMucTable as entryTable,
} from '../../../engine/catalogue/imports/tables.ts';
import type { RecordWrite } from '../../../engine/catalogue/imports/types.ts';
import type { Tx } from '../../../engine/context.ts';
import { emit } from '../../../engine/events/events.ts';
import { addJob } from '../../../engine/jobs/jobs.ts';
import type { Told } from '../formats.ts';
import { keepNotice } from '../take.ts';
import { knownOf } from './known.ts';

/** The job that looks at what a statement file has brought. */
export const statementJob = 'matchStatement';

/** Lines between two tellings of the progress. */
const chunk = 100;

/**
 * Keeps the new transfers of a statement; what they pay is collected after it, each in a transaction of its own. One that another source
 * told of since the check is not kept again.
 */
export async function writeStatement(tx: Tx, { id, onProgress }: RecordWrite): Promise<void> {
  const entries = await tx.db
    .select({ row: entryTable.Dong, result: entryTable.KetQua, record: entryTable.record })
    .from(entryTable)
    .where(and(eq(entryTable.NhapDanhMuc_Id, id), inArray(entryTable.KetQua, ['Moi', 'KhongDoi'])))
    .orderBy(asc(entryTable.Dong));
  // those that were known count as well: each that another source told of stands for one line
  const told = entries.map(({ record }) => revived(record as Stored)); // as the check kept it
  const known = await knownOf(tx, told);
  for (const [at, one] of told.entries()) {
    const taken = entries[at]?.result === 'Moi' && !known[at];
    const made = !taken ? null : await keepNotice(tx, 'SaoKe', one);
    if (made !== null)
      await tx.db
        .insert(beforeTable)
        .values({ NhapDanhMuc_Id: id, DanhMuc: 'GiaoDichNganHang', Muc_Id: made, truoc: null, phienBan: 1 });
    if (at % chunk === chunk - 1) await onProgress(entries[at]?.row ?? 0);
  }
  await emit(tx, { module: 'GiaoDichNganHang', process: 'create', data: {} });
  await addJob(tx, statementJob, {}, statementJob);
}

type Stored = Omit<Told, 'NgayGiaoDich'> & { NgayGiaoDich: string };

function revived({ NgayGiaoDich, ...rest }: Stored): Told {
  return { ...rest, NgayGiaoDich: new Date(NgayGiaoDich) };
}
