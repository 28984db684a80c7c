import { sql } from 'drizzle-orm';
import type { Tx } from '../../engine/context.ts';

/**
 * Tables that keep the patient of their moment: who read or opened which record, what the portal answered, the operation log. All
 * others that name a patient follow a merge (docs/decisions/0029).
 */
export const staysBehind: readonly string[] = [
  'main.audit',
  'main.mo_ho_so',
  'main.tra_cuu_the',
  'main.truy_cap_ho_so',
];

/** A table whose rows belong to a patient; `visit`: whether rows may say their reception, or always do. */
export type PatientTable = { name: string; visit: 'never' | 'sometimes' | 'always' };

/** Ids of rows by their table. */
export type Moved = Record<string, string[]>;

/** The tables that name a patient and follow a merge, as the database has them. */
export async function patientTables(tx: Tx): Promise<PatientTable[]> {
  const { rows } = await tx.db.execute<PatientTable>(sql`
    select n.nspname || '.' || c.relname as name,
      case when v.attname is null then 'never' when v.attnotnull then 'always' else 'sometimes' end as visit
    from pg_attribute p
    join pg_class c on c.oid = p.attrelid and c.relkind in ('r', 'p') and not c.relispartition
    join pg_namespace n on n.oid = c.relnamespace and n.nspname in ('auth', 'main', 'pharmacy', 'print')
    left join pg_attribute v on v.attrelid = c.oid and v.attname = 'tiep_nhan_id' and not v.attisdropped
    where p.attname = 'benh_nhan_id' and not p.attisdropped
    order by name`);
  return rows.filter(({ name }) => !staysBehind.includes(name));
}

const receptions = 'main.tiep_nhan';

/** Gives all rows of one patient to another. Rows that always say their reception are found by it: not all have an index by patient. */
export async function moveAll(tx: Tx, from: string, to: string): Promise<Moved> {
  const moved: Moved = {};
  const all = sql`benh_nhan_id = ${from}`;
  moved[receptions] = await give(tx, receptions, to, all);
  const visits = moved[receptions];
  for (const { name, visit } of await patientTables(tx)) {
    if (name === receptions) continue;
    const where = visit === 'always' ? sql`tiep_nhan_id = any(${arrayOf(visits)}) and ${all}` : all;
    moved[name] = await give(tx, name, to, where);
  }
  return moved;
}

/**
 * Gives the rows of a merge back, those of them that `from` still has, with what was made since for the receptions among them: a receipt
 * goes where its visit goes.
 */
export async function moveBack(tx: Tx, moved: Moved, from: string, to: string): Promise<Moved> {
  const back: Moved = {};
  const still = (ids: readonly string[]) => sql`id = any(${arrayOf(ids)}) and benh_nhan_id = ${from}`;
  back[receptions] = await give(tx, receptions, to, still(moved[receptions] ?? []));
  const visits = back[receptions];
  for (const { name, visit } of await patientTables(tx)) {
    if (name === receptions) continue;
    const ids = moved[name] ?? [];
    const ofVisits = sql`tiep_nhan_id = any(${arrayOf(visits)}) and benh_nhan_id = ${from}`;
    back[name] = await give(
      tx,
      name,
      to,
      visit === 'never' ? still(ids) : sql`(${still(ids)}) or (${ofVisits})`,
    );
  }
  return back;
}

async function give(tx: Tx, table: string, to: string, where: ReturnType<typeof sql>): Promise<string[]> {
  const [schema = '', name = ''] = table.split('.');
  const { rows } = await tx.db.execute<{ id: string }>(sql`
    update ${sql.identifier(schema)}.${sql.identifier(name)} set benh_nhan_id = ${to} where ${where} returning id`);
  return rows.map(({ id }) => id);
}

function arrayOf(ids: readonly string[]) {
  return sql`${`{${ids.join(',')}}`}::uuid[]`;
}
