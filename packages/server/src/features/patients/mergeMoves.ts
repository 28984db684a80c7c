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

/** What says which records were merged: it names both for good. */
const ofTheMerge: readonly string[] = [
  'main.benh_nhan.benh_nhan_gop_id',
  'main.gop_benh_nhan.benh_nhan_giu_id',
  'main.gop_benh_nhan.benh_nhan_gop_id',
];

/**
 * A column that names a patient and follows a merge; `visit`: whether its rows may say their reception, or always do; `names`: the
 * columns in which they name other records.
 */
export type PatientColumn = {
  /** Under what the rows are noted with the merge: the table, with the column unless it is the usual one. */
  key: string;
  table: string;
  column: string;
  visit: 'never' | 'sometimes' | 'always';
  names: string[];
};

/** Ids of rows by the key of their column. */
export type Moved = Record<string, string[]>;

/**
 * The columns that name a patient and follow a merge, as the database has them: each `benh_nhan_id`, and each that refers to a patient
 * under another name.
 */
export async function patientColumns(tx: Pick<Tx, 'db'>): Promise<PatientColumn[]> {
  const { rows } = await tx.db.execute<PatientColumn>(sql`
    select n.nspname || '.' || c.relname || case p.attname when 'benh_nhan_id' then '' else '.' || p.attname end as key,
      n.nspname || '.' || c.relname as table, p.attname as column,
      case when v.attname is null then 'never' when v.attnotnull then 'always' else 'sometimes' end as visit,
      array(select o.attname::text from pg_attribute o where o.attrelid = c.oid and o.atttypid = 'uuid'::regtype
        and o.attnum > 0 and not o.attisdropped and o.attname not in ('id', p.attname)) as names
    from pg_attribute p
    join pg_class c on c.oid = p.attrelid and c.relkind in ('r', 'p') and not c.relispartition
    join pg_namespace n on n.oid = c.relnamespace and n.nspname in ('auth', 'main', 'pharmacy', 'print')
    left join pg_attribute v on v.attrelid = c.oid and v.attname = 'tiep_nhan_id' and not v.attisdropped
    where not p.attisdropped and (p.attname = 'benh_nhan_id' or exists (select from pg_constraint f where f.contype = 'f'
      and f.conrelid = c.oid and f.confrelid = 'main.benh_nhan'::regclass and f.conkey = array[p.attnum]))
    order by key`);
  return rows.filter(({ key }) => !staysBehind.includes(key) && !ofTheMerge.includes(key));
}

const receptions = 'main.tiep_nhan';

/** Gives all rows of one patient to another. Rows that always say their reception are found by it: not all have an index by patient. */
export async function moveAll(tx: Tx, from: string, to: string): Promise<Moved> {
  const moved: Moved = {};
  const columns = await patientColumns(tx);
  for (const one of [...columns.filter(isReceptions), ...columns.filter((each) => !isReceptions(each))]) {
    const all = sql`${sql.identifier(one.column)} = ${from}`;
    const where =
      one.visit === 'always' ? sql`tiep_nhan_id = any(${arrayOf(moved[receptions] ?? [])}) and ${all}` : all;
    moved[one.key] = await give(tx, one, to, where);
  }
  return moved;
}

/**
 * Gives the rows of a merge back, those of them that `from` still has, with what was made since for the receptions among them, or for
 * another record that goes back: a receipt goes where its visit goes, a result where its order goes.
 */
export async function moveBack(tx: Tx, moved: Moved, from: string, to: string): Promise<Moved> {
  const back: Moved = {};
  const columns = await patientColumns(tx);
  const backOf = async (one: PatientColumn, made: ReturnType<typeof sql>) => {
    const still = sql`id = any(${arrayOf(moved[one.key] ?? [])})`;
    const where = sql`(${still} or ${made}) and ${sql.identifier(one.column)} = ${from}`;
    back[one.key] = [...(back[one.key] ?? []), ...(await give(tx, one, to, where))];
  };
  for (const one of columns.filter(isReceptions)) await backOf(one, sql`false`);
  const visits = arrayOf(back[receptions] ?? []);
  for (const one of columns) if (one.visit !== 'never') await backOf(one, sql`tiep_nhan_id = any(${visits})`);
  const others = columns.filter((one) => one.visit === 'never' && !isReceptions(one));
  // twice, since some of them name each other
  for (const one of [...others, ...others]) await backOf(one, namesOneOf(one, Object.values(back).flat()));
  return back;
}

function isReceptions({ key }: PatientColumn): boolean {
  return key === receptions;
}

/** Whether a row names one of some records. A person's other references say nothing of whose child somebody is. */
function namesOneOf({ column, names }: PatientColumn, ids: readonly string[]): ReturnType<typeof sql> {
  if (column !== 'benh_nhan_id' || names.length === 0 || ids.length === 0) return sql`false`;
  const any = names.map((name) => sql`${sql.identifier(name)} = any(${arrayOf(ids)})`);
  return sql`(${sql.join(any, sql` or `)})`;
}

async function give(
  tx: Tx,
  { table, column }: PatientColumn,
  to: string,
  where: ReturnType<typeof sql>,
): Promise<string[]> {
  const [schema = '', name = ''] = table.split('.');
  const { rows } = await tx.db.execute<{ id: string }>(sql`
    update ${sql.identifier(schema)}.${sql.identifier(name)} set ${sql.identifier(column)} = ${to} where ${where} returning id`);
  return rows.map(({ id }) => id);
}

function arrayOf(ids: readonly string[]) {
  return sql`${`{${ids.join(',')}}`}::uuid[]`;
}
