import type { Statement } from './database.ts';

/** The operation log's rows and the events of a transaction as JSON, as they were when recorded; kept until its end. */
export type Records = { audits: string[]; events: string[] };

/**
 * The statement that writes what a transaction has recorded of itself; null when there is nothing. It is the last of the act and answers
 * its events (`Announced`), which are told after the commit.
 */
export function recordsStatement({ audits, events }: Records): Statement | null {
  if (audits.length === 0 && events.length === 0) return null;
  return { name: 'sen_records', text, values: [`[${audits.join(',')}]`, `[${events.join(',')}]`] };
}

const text = `
  with logged as (
    insert into main.audit (id, at, user_id, username, profile_id, node_id, action, entity, entity_id, benh_nhan_id, request_id, ip, before, after)
    select id, at, user_id, username, profile_id, node_id, action, entity, entity_id, benh_nhan_id, request_id, ip, before, after
    from json_populate_recordset(null::main.audit, $1::json)
  ), told as (
    insert into main.event (module, process, node_id, client_id, data)
    select module, process, node_id, client_id, data from json_populate_recordset(null::main.event, $2::json)
    returning id::text, module
  )
  select id, module from told order by id::bigint`;
