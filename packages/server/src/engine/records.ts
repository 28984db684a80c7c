import type { Statement } from './database.ts';
import { formsOf, type LateNumber, lateRows } from './lateStatements.ts';

/** The operation log's rows and the events of a transaction as JSON, as they were when recorded; kept until its end. */
export type Records = { audits: string[]; events: string[] };

/**
 * The statement that writes what a transaction has recorded of itself; null when there is nothing. It is the last of the act and answers
 * its events (`Announced`), which are told after the commit.
 */
export function recordsStatement(
  { audits, events }: Records,
  late: readonly LateNumber[] = [],
): Statement | null {
  if (audits.length === 0 && events.length === 0) return null;
  const values = [`[${audits.join(',')}]`, `[${events.join(',')}]`];
  if (late.length === 0) return { name: 'sen_records', text: plain, values };
  return { name: 'sen_records_late', text: numbered, values: [...values, JSON.stringify(formsOf(late))] };
}

const write = (audits: string, events: string, before = '') => `
  with recursive ${before} logged as (
    insert into main.audit (id, at, user_id, username, profile_id, node_id, action, entity, entity_id, benh_nhan_id, request_id, ip, before, after)
    select id, at, user_id, username, profile_id, node_id, action, entity, entity_id, benh_nhan_id, request_id, ip, before, after
    from json_populate_recordset(null::main.audit, ${audits}::json)
  ), told as (
    insert into main.event (module, process, node_id, client_id, data)
    select module, process, node_id, client_id, data from json_populate_recordset(null::main.event, ${events}::json)
    returning id::text, module
  )
  select id, module from told order by id::bigint`;

const plain = write('$1', '$2');

/** The same with the numbers that the transaction has taken in the place of their marks. */
const numbered = write(
  '(select audits from replaced order by n desc limit 1)',
  '(select events from replaced order by n desc limit 1)',
  `late as (${lateRows('$3')}), replaced(n, audits, events) as (
    select 0::bigint, $1::text, $2::text
    union all
    select late.n, replace(replace(r.audits, '"' || late.mark || '#"', late.number::text), late.mark, late.text),
      replace(replace(r.events, '"' || late.mark || '#"', late.number::text), late.mark, late.text)
    from replaced r join late on late.n = r.n + 1
  ),`,
);
