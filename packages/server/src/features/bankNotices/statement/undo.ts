import { giaoDichNganHangActs } from '@sen/domain/bankNotices/giaoDichNganHang';
import { and, asc, eq } from 'drizzle-orm';
import { transition } from '../../../engine/acts/transition.ts';
import { nhapDanhMucTruocTable as beforeTable } from '../../../engine/catalogue/imports/tables.ts';
import type { Tx } from '../../../engine/context.ts';
import { DomainError } from '../../../engine/errors.ts';
import { factsOf } from '../commands.ts';
import { tell } from '../match.ts';
import { giaoDichNganHangTable as table } from '../tables.ts';

/** So many references of transfers that somebody decided since are told. */
const toldMost = 5;

/**
 * Takes a statement back that was read wrongly: its transfers leave the list and may be read again. Error: IMPORT_UNDO_CHANGED once one
 * of them is collected or set aside.
 */
export async function undoStatement(tx: Tx, id: string): Promise<number> {
  const kept = await tx.db
    .select({ row: table })
    .from(beforeTable)
    .innerJoin(table, eq(table._id, beforeTable.Muc_Id))
    .where(and(eq(beforeTable.NhapDanhMuc_Id, id), eq(beforeTable.DanhMuc, 'GiaoDichNganHang')))
    .orderBy(asc(table._id))
    .for('update');
  const decided = kept.filter(({ row }) => row.TrangThai !== 'ChoXuLy');
  if (decided.length > 0)
    throw new DomainError('IMPORT_UNDO_CHANGED', {
      codes: decided
        .slice(0, toldMost)
        .map(({ row }) => row.MaThamChieu ?? row.NoiDung)
        .join(', '),
    });
  for (const { row } of kept) {
    await transition(tx, giaoDichNganHangActs, table, row._id, 'huy', {
      locked: row,
      facts: () => factsOf(row),
      auditAction: 'CANCEL',
    });
    await tell(tx, row._id);
  }
  return kept.length;
}
