import { sql } from 'drizzle-orm';
import type { Tx } from './context.ts';

export const eventChannel = 'sen_event';

/** The operation log's rows and the events of a transaction as JSON, as they were when recorded; kept until its end. */
export type Records = { audits: string[]; events: string[] };

/** Events in one notification, which may have 8,000 bytes. */
const eventsTold = 150;

/**
 * Writes what a transaction has recorded of itself and tells every node of its events: one statement at the end, so that
 * an act of many rows waits for the database once. The notification leaves with the commit; it has "id:module" of each event.
 */
export async function writeRecords(tx: Tx): Promise<void> {
  const { audits, events } = tx.tx.records;
  if (audits.length === 0 && events.length === 0) return;
  tx.tx.records = { audits: [], events: [] };
  await tx.db.execute(sql`
    with logged as (
      insert into main.audit (id, at, user_id, username, profile_id, node_id, action, entity, entity_id, benh_nhan_id, request_id, ip, before, after)
      select id, at, user_id, username, profile_id, node_id, action, entity, entity_id, benh_nhan_id, request_id, ip, before, after
      from json_populate_recordset(null::main.audit, ${`[${audits.join(',')}]`}::json)
    ), told as (
      insert into main.event (module, process, node_id, client_id, data)
      select module, process, node_id, client_id, data from json_populate_recordset(null::main.event, ${`[${events.join(',')}]`}::json)
      returning id, module
    )
    select pg_notify(${eventChannel}, string_agg(id || ':' || module, ',' order by id))
    from (select id, module, (row_number() over (order by id) - 1) / ${eventsTold}::int as part from told) numbered group by part`);
}
