import type { CatalogueDef } from '@sen/domain/catalogue/catalogue';
import { catalogueByName, catalogues } from '@sen/domain/catalogues/all';
import { eq, sql } from 'drizzle-orm';
import type pg from 'pg';
import { audit } from '../audit/audit.ts';
import type { Tx } from '../context.ts';
import type { Db } from '../database/database.ts';
import { columnName } from '../sql/columns.ts';
import { searchKey } from './commands.ts';
import { catalogueTable } from './tables.ts';

/** A code that differs from another of its catalogue by letter case alone, and the one that is proposed for it. */
export type CodeTwin = {
  catalogue: string;
  field: string;
  id: string;
  name: string;
  from: string;
  /** The code of the entry that keeps it. */
  beside: string;
  to: string;
};

type Queries = Pick<pg.ClientBase, 'query'>;
type Row = { id: string; code: string; name: string };

/**
 * The codes of a site of an earlier version that differ from another by letter case alone, each with a free code in its place. The entry
 * that is in use the longest keeps its code, one in use before a suspended one. None once the tables refuse such codes.
 */
export async function codeTwins(client: Queries): Promise<CodeTwin[]> {
  const found: CodeTwin[] = [];
  for (const def of catalogues)
    for (const [field, spec] of Object.entries(def.fields))
      if (spec.kind === 'text' && spec.unique && (await mayHoldTwins(client, def, field)))
        found.push(...(await twinsOf(client, def, field, spec.max)));
  return found;
}

/** Gives these codes to the entries; the rest of the upgrade goes on in the same transaction. */
export async function renameTwins(db: Pick<Db, 'execute'>, twins: readonly CodeTwin[]): Promise<void> {
  for (const { catalogue, field, id, to } of twins) {
    const def = defOf(catalogue);
    await db.execute(
      sql`update ${sql.raw(placeOf(def))} set ${sql.identifier(columnName(field))} = ${to} where id = ${id}`,
    );
  }
}

/** Tells the operation log of renamed codes, and lets the entries be found by them; in the tables of this version. */
export async function noteRenamed(tx: Tx, twins: readonly CodeTwin[]): Promise<void> {
  for (const { catalogue, field, id, from, to } of twins) {
    const table = catalogueTable(catalogue);
    const [row] = await tx.db.select().from(table).where(eq(table._id, id));
    if (!row) continue;
    await tx.db
      .update(table)
      .set({ searchKey: searchKey(defOf(catalogue), row) })
      .where(eq(table._id, id));
    await audit(tx, {
      action: 'UPDATE',
      entity: catalogue,
      entityId: id,
      before: { [field]: from },
      after: { [field]: to },
    });
  }
}

function defOf(catalogue: string): CatalogueDef {
  const def = catalogueByName(catalogue);
  if (!def) throw new Error(`there is no catalogue ${catalogue}`);
  return def;
}

/** What would be renamed, in one line: DonViTinh: bs (Bác sĩ) -> bs-2, beside BS. */
export function twinsLine(twins: readonly CodeTwin[]): string {
  return twins
    .map(
      ({ catalogue, name, from, beside, to }) => `${catalogue}: ${from} (${name}) -> ${to}, beside ${beside}`,
    )
    .join('; ');
}

const placeOf = ({ service, name }: CatalogueDef) => `"${service}"."${columnName(name)}"`;

/** Whether the table is one of an earlier version, which has the column and takes such codes. */
async function mayHoldTwins(client: Queries, def: CatalogueDef, field: string): Promise<boolean> {
  const [table, column] = [columnName(def.name), columnName(field)];
  const { rows } = await client.query(
    `select 1 from information_schema.columns where table_schema = $1 and table_name = $2 and column_name = $3
       and not exists (select 1 from pg_indexes where schemaname = $1 and tablename = $2 and indexdef ilike '%unique%lower(%' || $3 || '%')`,
    [def.service, table, column],
  );
  return rows.length > 0;
}

async function twinsOf(client: Queries, def: CatalogueDef, field: string, max: number): Promise<CodeTwin[]> {
  const [code, name] = [`"${columnName(field)}"`, `"${columnName(def.display)}"`];
  const { rows } = await client.query<Row>(
    `select id, ${code} as code, ${name} as name from ${placeOf(def)} where trang_thai = 'DangSuDung' and ${code} is not null
     order by tam_ngung, ngay_tao, id`,
  );
  const taken = new Map<string, string>();
  const later: Row[] = [];
  for (const row of rows) {
    if (taken.has(row.code.toLowerCase())) later.push(row);
    else taken.set(row.code.toLowerCase(), row.code);
  }
  return later.map(({ id, code: from, name: called }) => {
    const to = freeCode(from, max, taken);
    const beside = taken.get(from.toLowerCase()) ?? '';
    taken.set(to.toLowerCase(), to);
    return { catalogue: def.name, field, id, name: called, from, beside, to };
  });
}

function freeCode(code: string, max: number, taken: ReadonlyMap<string, string>): string {
  for (let number = 2; ; number += 1) {
    const tail = `-${number}`;
    const made = code.slice(0, max - tail.length) + tail;
    if (!taken.has(made.toLowerCase())) return made;
  }
}
