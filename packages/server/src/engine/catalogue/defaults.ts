import type { CatalogueDef } from '@sen/domain/catalogue/catalogue';
import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import { actor, type Tx } from '../context.ts';
import type { Row } from './queries.ts';
import { catalogueTable } from './tables.ts';

/** The field that says which entry a form begins with. */
export const defaultField = 'MacDinh';

/** What the default of an entry excludes others in: the values of `defaultWithin`; null for an entry that is none. */
export function defaultGroup(def: CatalogueDef, entry: Row): string | null {
  if (def.fields[defaultField]?.kind !== 'bool' || entry[defaultField] !== true) return null;
  return JSON.stringify((def.defaultWithin ?? []).map((name) => entry[name] ?? null));
}

/** Who makes an entry the default waits for another who does, before any entry is locked. */
export async function lockDefault(tx: Tx, def: CatalogueDef, entry: Row): Promise<void> {
  if (defaultGroup(def, entry) === null) return;
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`default:${def.name}`}, 0))`);
}

/** Takes the mark from the entries that were the default until now; each as it was and as it is. At most one statement while nothing changes. */
export async function clearOtherDefaults(
  tx: Tx,
  def: CatalogueDef,
  entry: Row,
): Promise<Array<{ before: Row; after: Row }>> {
  if (defaultGroup(def, entry) === null) return [];
  const table = catalogueTable(def.name);
  const mark = table[defaultField];
  if (!mark) return [];
  const same = (def.defaultWithin ?? []).map(
    (name): SQL => sql`${table[name]} is not distinct from ${entry[name] ?? null}`,
  );
  const others = await tx.db
    .select()
    .from(table)
    .where(and(eq(table.TrangThai, 'DangSuDung'), eq(mark, true), ne(table._id, entry['_id']), ...same))
    .for('update');
  const changed: Array<{ before: Row; after: Row }> = [];
  for (const before of others) {
    const [after] = await tx.db
      .update(table)
      .set({
        [defaultField]: false,
        version: sql`${table.version} + 1`,
        NgayCapNhat: tx.now(),
        NguoiCapNhat_Id: actor(tx),
      })
      .where(eq(table._id, before['_id']))
      .returning();
    if (after) changed.push({ before, after });
  }
  return changed;
}
