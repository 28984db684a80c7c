import { benhNhanActs } from '@sen/domain/reception/benhNhanActs';
import { and, inArray, sql } from 'drizzle-orm';
import { requireAct } from '../../engine/acts/acts.ts';
import { audit } from '../../engine/audit/audit.ts';
import { refLabel } from '../../engine/catalogue/queries.ts';
import { actor, type Ctx } from '../../engine/context.ts';
import { refuseIssues } from '../../engine/errors.ts';
import { emit } from '../../engine/events/events.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { patientFacts } from './queries.ts';
import { type BenhNhanRow, benhNhanTable as table } from './tables.ts';

/** Records of one act at most: what a person can choose in a list. */
const most = 500;

type Part = Pick<BenhNhanRow, 'NhanVienPhuTrach_Id'> | Pick<BenhNhanRow, 'isBusinessAccount'>;

/** Gives records to a member of staff, or to nobody. Answers those that changed. Errors: BAD_INPUT, PATIENT_CANCELLED. */
export async function setPersonInCharge(
  ctx: Ctx,
  ids: readonly string[],
  NhanVienPhuTrach_Id: string | null,
): Promise<string[]> {
  if (NhanVienPhuTrach_Id && !(await refLabel(ctx, 'NhanVien', NhanVienPhuTrach_Id)))
    refuseIssues([{ path: 'NhanVienPhuTrach_Id', code: 'NOT_IN_LIST' }]);
  return changeEach(ctx, ids, { NhanVienPhuTrach_Id });
}

/** Makes records business customers or private ones again. Answers those that changed. Errors: BAD_INPUT, PATIENT_CANCELLED. */
export async function setBusinessCustomers(
  ctx: Ctx,
  ids: readonly string[],
  isBusinessAccount: boolean,
): Promise<string[]> {
  return changeEach(ctx, ids, { isBusinessAccount });
}

/** All of them or none, each with its own line of the log; one that has the value already stays as it is. */
async function changeEach(ctx: Ctx, ids: readonly string[], part: Part): Promise<string[]> {
  if (ids.length > most) refuseIssues([{ path: 'ids', code: 'TOO_MANY', details: { max: most } }]);
  return inTransaction(ctx, async (tx) => {
    const rows = await tx.db
      .select()
      .from(table)
      .where(inArray(table._id, [...ids]))
      .orderBy(table._id)
      .for('update');
    for (const row of rows) requireAct(tx, benhNhanActs, 'sua', patientFacts(row));
    const names = Object.keys(part) as Array<keyof BenhNhanRow>; // one column of the table
    const changed = rows.filter((row) => names.some((name) => row[name] !== Reflect.get(part, name)));
    if (changed.length === 0) return [];
    await tx.db
      .update(table)
      .set({ ...part, version: sql`${table.version} + 1`, NgayCapNhat: tx.now(), NguoiCapNhat_Id: actor(tx) })
      .where(
        and(
          inArray(
            table._id,
            changed.map(({ _id }) => _id),
          ),
        ),
      );
    for (const row of changed) {
      const before = Object.fromEntries(names.map((name) => [name, row[name]]));
      await audit(tx, {
        action: 'UPDATE',
        entity: 'BenhNhan',
        entityId: row._id,
        BenhNhan_Id: row._id,
        before,
        after: part,
      });
      await emit(tx, { module: 'TiepNhan', process: 'update', data: { BenhNhan_Id: row._id } });
    }
    return changed.map(({ _id }) => _id);
  });
}
