import type { AccessRefusal, Grounds } from '@sen/domain/recordAccess/access';
import { type SQL, sql } from 'drizzle-orm';
import { catalogueTable } from '../../engine/catalogue/tables.ts';
import { actor, type Ctx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { loadOne } from '../../engine/loaders.ts';
import { facilityOf } from '../organisation/facility.ts';
import { decisionOn, hidesOthers, ownFacilities } from './decide.ts';
import { truyCapTable } from './tables.ts';

/** Where a record was made, and of whom; one without a place is everybody's, one without a patient concerns many. */
export type Made = { node: string | null; BenhNhan_Id: string | null };

/**
 * The rows that the caller may see, in their order: those of the own facilities, and those of others as `decisionOn` says. On which
 * grounds the latter were seen is kept.
 */
export async function visibleRecords<T>(
  ctx: Ctx,
  rows: readonly T[],
  madeOf: (row: T) => Made | Promise<Made>,
): Promise<T[]> {
  if (ctx.user === null || rows.length === 0) return [...rows];
  const made = await Promise.all(rows.map(madeOf));
  // a list has few places and patients: each pair is decided once
  const decided = new Map<string, Promise<AccessRefusal | null>>();
  const refusals = await Promise.all(
    made.map((one) => {
      const key = `${one.node} ${one.BenhNhan_Id}`;
      const decision = decided.get(key) ?? refusalOf(ctx, one);
      decided.set(key, decision);
      return decision;
    }),
  );
  return rows.filter((_row, at) => refusals[at] === null);
}

/**
 * Refuses a record of another facility that the caller may not see. Every read of a clinical record passes here or through
 * `visibleRecords`. Errors: RECORD_OF_ANOTHER_FACILITY, RECORD_NOT_IN_CARE.
 */
export async function requireVisible(ctx: Ctx, made: Made): Promise<void> {
  if (ctx.user === null) return; // the system's own work
  const refusal = await refusalOf(ctx, made);
  if (refusal) throw new DomainError(refusal, { BenhNhan_Id: made.BenhNhan_Id });
}

/** Refuses a record of another facility where those are hidden, whatever connects the caller with the patient; lazy: nothing is read elsewhere. */
export async function requireNotHidden(ctx: Ctx, madeAt: () => Promise<string | null>): Promise<void> {
  if (hidesOthers(ctx)) await requireVisible(ctx, { node: await madeAt(), BenhNhan_Id: null });
}

/** Refuses the work list of a room or store of another facility. Errors: RECORD_OF_ANOTHER_FACILITY, RECORD_NOT_IN_CARE. */
export function requireVisiblePlace(ctx: Ctx, node: string): Promise<void> {
  return requireVisible(ctx, { node, BenhNhan_Id: null });
}

/**
 * As SQL, whether a record of a place stands in lists that concern many patients: those of other facilities do with the right to every
 * facility alone, as `requireVisiblePlace` has it. Its rows still pass through `visibleRecords`, which keeps the grounds.
 */
export async function listedPlace(ctx: Ctx, place: SQL): Promise<SQL> {
  const hidden = hidesOthers(ctx);
  if (ctx.user === null || (!hidden && ctx.permissions.has('XEM_HO_SO_MOI_CO_SO'))) return sql`true`;
  const own = [...(await ownFacilities(ctx))];
  const node = catalogueTable('Node');
  return sql`(${place} is null or ${place} not in (
    with recursive other as (
      select id from ${node} where category = 'HOSPITAL' and id <> all(${sql.param(own)}::uuid[])
      union all select n.id from other o join ${node} n on n.parent_id = o.id where n.category <> 'HOSPITAL')
    select id from other))`;
}

/** Why a record is not seen, or null. */
async function refusalOf(ctx: Ctx, { node, BenhNhan_Id }: Made): Promise<AccessRefusal | null> {
  // what most reads are of: a place of the caller's own
  if (node === null || node === ctx.nodeId || (ctx.nodeIds.has(node) && !hidesOthers(ctx))) return null;
  const facility = await facilityOf(ctx, node);
  if (facility === null) return null;
  if ((await ownFacilities(ctx)).has(facility)) return null;
  const decision = await decisionOn(ctx, BenhNhan_Id);
  if ('refusal' in decision) return decision.refusal;
  if (BenhNhan_Id !== null) await keepGrounds(ctx, BenhNhan_Id, decision.grounds);
  return null;
}

/** Keeps on which grounds the caller saw records of a patient: once a request, and one row an hour. */
function keepGrounds(ctx: Ctx, BenhNhan_Id: string, grounds: Grounds): Promise<true | null> {
  return loadOne(ctx, `recordAccess:kept:${grounds}`, BenhNhan_Id, async (of, patients) => {
    await of.db
      .insert(truyCapTable)
      .values(
        patients.map((id) => ({
          BenhNhan_Id: id,
          Gio: sql`date_trunc('hour', ${of.now().toISOString()}::timestamptz)`,
          CanCu: grounds,
          NoiLamViec_Id: of.nodeId,
          NguoiTao_Id: actor(of),
          NgayTao: of.now(),
        })),
      )
      .onConflictDoNothing();
    return new Map(patients.map((id) => [id, true as const]));
  });
}
