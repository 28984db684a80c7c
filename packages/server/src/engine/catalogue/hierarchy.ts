import type { CatalogueDef } from '@sen/domain/catalogue/catalogue';
import type { Issue } from '@sen/domain/catalogue/validate';
import { sql } from 'drizzle-orm';
import type { Tx } from '../context.ts';
import { columnName } from '../sql/columns.ts';
import type { Row } from './queries.ts';
import { catalogueTable } from './tables.ts';

/** The fields by which entries of a catalogue stand below others of it: `parent_Id` of a node. */
export function parentFields(def: CatalogueDef): string[] {
  return Object.entries(def.fields).flatMap(([name, field]) =>
    field.kind === 'ref' && field.to === def.name ? [name] : [],
  );
}

/** Lists of entries of the same catalogue that name the changed entry itself: a service that excludes itself could never be ordered. */
function ownNames(def: CatalogueDef, entry: Row, id: string): Issue[] {
  return Object.entries(def.fields).flatMap(([path, field]) => {
    const ids = entry[path];
    const isOwn = field.kind === 'refs' && field.to === def.name && Array.isArray(ids) && ids.includes(id);
    return isOwn ? [{ path, code: 'BELOW_ITSELF' }] : [];
  });
}

/**
 * Parents of a changed entry that are the entry itself or stand below it: a tree that bites its tail has no top, and nobody would
 * find its entries. And lists in which it names itself. Who moves entries of one catalogue waits for another who does. Nothing is asked while no parent changes.
 */
export async function ringIssues(tx: Tx, def: CatalogueDef, entry: Row, before: Row): Promise<Issue[]> {
  const id = String(before['_id']);
  const issues = ownNames(def, entry, id);
  for (const path of parentFields(def)) {
    const parent = entry[path];
    if (typeof parent !== 'string' || parent === before[path]) continue;
    await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`tree:${def.name}`}, 0))`);
    const table = catalogueTable(def.name);
    const column = sql.identifier(columnName(path));
    const { rows } = await tx.db.execute<{ ring: boolean }>(sql`
      with recursive above as (
        select ${parent}::uuid as id
        union
        select t.${column} from ${table} t join above on t.id = above.id where t.${column} is not null
      )
      select ${id}::uuid in (select id from above) as ring`);
    if (rows[0]?.ring) issues.push({ path, code: 'BELOW_ITSELF' });
  }
  return issues;
}

/** The entries of a file that would stand below themselves, by their parents in it (`moved`) and those that stay as they are. */
export function ringsIn(
  moved: ReadonlyMap<string, string | null>,
  staying: ReadonlyMap<string, string | null>,
): string[] {
  const parentOf = (id: string) => (moved.has(id) ? moved.get(id) : staying.get(id)) ?? null;
  const fine = new Set<string>();
  const rings: string[] = [];
  for (const id of moved.keys()) {
    const way = new Set<string>();
    let at: string | null = id;
    while (at !== null && !way.has(at) && !fine.has(at)) {
      way.add(at);
      at = parentOf(at);
    }
    if (at === id && way.size > 0) rings.push(id);
    else if (at === null || fine.has(at)) for (const one of way) fine.add(one);
  }
  return rings;
}
