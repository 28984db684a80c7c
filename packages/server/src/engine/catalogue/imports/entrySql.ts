import type { CatalogueDef } from '@sen/domain/catalogue/catalogue';
import { type SQL, sql } from 'drizzle-orm';
import { actor, type Tx } from '../../context.ts';
import { columnName } from '../../sql/columns.ts';

/** The columns of a catalogue that an import writes: those of its fields, whether it is suspended, and the key of its search. */
export function writtenColumns(def: CatalogueDef): { list: SQL; values: SQL } {
  const columns = ['tam_ngung', 'search_key', ...Object.keys(def.fields).map(columnName)];
  const named = (prefix: SQL) =>
    sql.join(
      columns.map((column) => sql`${prefix}${sql.identifier(column)}`),
      sql`, `,
    );
  return { list: named(sql``), values: named(sql`r.`) };
}

/** Runs a statement that answers one `count`. */
export async function counted(tx: Tx, statement: SQL): Promise<number> {
  const { rows } = await tx.db.execute<{ count: number }>(statement);
  return rows[0]?.count ?? 0;
}

/** The rows of the operation log for each entry, as a single change of it would have written them. */
export function logged(
  tx: Tx,
  def: CatalogueDef,
  action: 'CREATE' | 'UPDATE' | 'DELETE',
  before: SQL,
  from: SQL,
): SQL {
  const user = tx.user;
  return sql`
    insert into main.audit (id, at, user_id, username, profile_id, node_id, action, entity, entity_id, request_id, ip, before, after)
    select gen_random_uuid(), ${tx.now().toISOString()}::timestamptz, ${actor(tx)}::uuid, ${user?.username ?? null}::text, ${tx.profileId}::uuid,
      ${tx.nodeId}::uuid, ${action}::text, ${def.name}::text, w.id::text, ${tx.requestId}::text, ${tx.ip}::text, ${before}, ${entryJson(def, 'w')}
    from ${from}`;
}

/** An entry as the operation log keeps it: by the names of its fields, decimals as texts. A call takes a hundred arguments. */
export function entryJson(def: CatalogueDef, alias: string): SQL {
  const base = [
    '_id',
    'version',
    'NgayTao',
    'NguoiTao_Id',
    'NgayCapNhat',
    'NguoiCapNhat_Id',
    'TrangThai',
    'TamNgung',
  ];
  const pairs = [...base, ...Object.keys(def.fields)].map((name) => {
    const column = sql`${sql.identifier(alias)}.${sql.identifier(columnName(name))}`;
    const kind = def.fields[name]?.kind;
    if (name.startsWith('Ngay') && base.includes(name))
      return sql`${sql.raw(`'${name}'`)}, ${instantText(column)}`;
    if (kind === 'datetime') return sql`${sql.raw(`'${name}'`)}, ${instantText(column)}`;
    const asText = kind === 'number' || kind === 'money' || kind === 'quantity';
    return asText ? sql`${sql.raw(`'${name}'`)}, ${column}::text` : sql`${sql.raw(`'${name}'`)}, ${column}`;
  });
  const calls: SQL[] = [];
  for (let at = 0; at < pairs.length; at += 40)
    calls.push(sql`jsonb_build_object(${sql.join(pairs.slice(at, at + 40), sql`, `)})`);
  return sql`(${sql.join(calls, sql` || `)})`;
}

function instantText(column: SQL): SQL {
  return sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
