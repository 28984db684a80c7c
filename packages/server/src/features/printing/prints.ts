import { sql } from 'drizzle-orm';
import { auditView } from '../../engine/audit/audit.ts';
import type { Ctx } from '../../engine/context.ts';

const viewOf = (form: string) => `Xem ${form}`;
const entityOf = (form: string) => `In ${form}`;

/** How often a record was printed on a form before: 0 for the original, n for the n-th copy. */
export async function countPrints(ctx: Ctx, form: string, id: string): Promise<number> {
  const { rows } = await ctx.db.execute<{ count: number }>(
    sql`select count(*)::int as count from main.audit where entity = ${entityOf(form)} and entity_id = ${id}`,
  );
  return rows[0]?.count ?? 0;
}

/** How often each of these records was printed on a form; those that never were are left out. One statement. */
export async function printsOf(ctx: Ctx, form: string, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const { rows } = await ctx.db.execute<{ id: string; count: number }>(
    sql`select entity_id as id, count(*)::int as count from main.audit
      where entity = ${entityOf(form)} and entity_id = any(${sql.param([...ids])}) group by entity_id`,
  );
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** Logs a print; the log is what counts copies. */
export async function logPrint(
  ctx: Ctx,
  form: string,
  id: string,
  BenhNhan_Id: string | null,
): Promise<void> {
  await auditView(ctx, { entity: entityOf(form), entityId: id, BenhNhan_Id });
}

/** Logs that a record was looked at on a form: its data were read, but no copy came of it. */
export async function logPreview(
  ctx: Ctx,
  form: string,
  id: string,
  BenhNhan_Id: string | null,
): Promise<void> {
  await auditView(ctx, { entity: viewOf(form), entityId: id, BenhNhan_Id });
}
