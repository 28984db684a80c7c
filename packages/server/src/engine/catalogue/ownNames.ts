import type { CatalogueDef } from '@sen/domain/catalogue/catalogue';
import type { Issue } from '@sen/domain/catalogue/validate';
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Tx } from '../context.ts';
import type { Row } from './queries.ts';
import { catalogueTable } from './tables.ts';

/**
 * Refuses the name of an entry that another one of its owner has, or another shared one, whatever its case; in some catalogues any other
 * one. Of two at once the second waits for the first.
 */
export async function nameIssues(
  tx: Tx,
  def: CatalogueDef,
  entry: Row,
  before: Row | null,
): Promise<Issue[]> {
  if (!def.own) return [];
  const table = catalogueTable(def.name);
  const { field, oneNameInAll } = def.own;
  const owner = entry[field] ?? null;
  const [name, ownerColumn] = [table[def.display], table[field]];
  if (!name || !ownerColumn) return [];
  const isSame = before?.[def.display] === entry[def.display];
  // what stands twice from before this rule may still be changed otherwise
  if (before && isSame && (oneNameInAll || (before[field] ?? null) === owner)) return [];
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`names:${def.name}`}, 0))`);
  const text = String(entry[def.display] ?? '').trim();
  const ofOwner = owner === null ? isNull(ownerColumn) : eq(ownerColumn, owner);
  const found = await tx.db
    .select({ _id: table._id })
    .from(table)
    .where(
      and(
        oneNameInAll ? undefined : ofOwner,
        eq(table.TrangThai, 'DangSuDung'),
        sql`lower(btrim(${name})) = lower(${text})`,
        before ? ne(table._id, String(before['_id'])) : undefined,
      ),
    )
    .limit(1);
  return found.length > 0 ? [{ path: def.display, code: 'DUPLICATE' }] : [];
}
