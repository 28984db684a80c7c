import { and, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { preparedByIds } from '../../engine/sql/preparedByIds.ts';
import { lockPersons } from './account.ts';
import { vienPhiDongTable as lines } from './tables.ts';

const visitsOfSources = preparedByIds((db, isOf) =>
  db
    .select({ _id: lines._id, TiepNhan_Id: lines.TiepNhan_Id, source_Id: lines.source_Id })
    .from(lines)
    // a literal, as in the index: a plan for any state would not use it
    .where(and(isOf(lines.source_Id), sql`trang_thai = 'DangSuDung'`))
    .orderBy(lines.TiepNhan_Id),
);

/** What was confirmed stays performed: the fund is billed for it. Errors: RECEPTION_INSURANCE_CONFIRMED. */
export async function refuseBilled(tx: Tx, sourceIds: readonly string[]): Promise<void> {
  const [billed] = await tx.db
    .select({ _id: lines._id })
    .from(lines)
    .where(and(liveOf(sourceIds), gt(lines.BHChiTra, '0')))
    .limit(1);
  if (billed) throw new DomainError('RECEPTION_INSURANCE_CONFIRMED');
}

/** The live lines of some sources, as a condition. */
export function liveOf(sourceIds: readonly string[]): SQL | undefined {
  return and(inArray(lines.source_Id, [...sourceIds]), eq(lines.TrangThai, 'DangSuDung'));
}

/**
 * The live charges of orders by visit; the visits in one order for everybody, so that two acts on two visits cannot wait for each
 * other.
 */
export async function visitsOf(
  tx: Tx,
  sourceIds: readonly string[],
): Promise<Map<string, { sources: string[]; lines: string[] }>> {
  const visits = new Map<string, { sources: string[]; lines: string[] }>();
  if (sourceIds.length === 0) return visits;
  for (const { _id, TiepNhan_Id, source_Id } of await visitsOfSources(tx.db, sourceIds)) {
    const of = visits.get(TiepNhan_Id) ?? { sources: [], lines: [] };
    visits.set(TiepNhan_Id, of);
    of.sources.push(source_Id);
    of.lines.push(_id);
  }
  if (visits.size > 1) await lockPersons(tx, [...visits.keys()]);
  return visits;
}
