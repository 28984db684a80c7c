/** The operation log's rows and the events of a transaction as JSON, as they were when recorded; kept until its end. */
export type Records = { audits: string[]; events: string[] };

/**
 * The parts of a statement (`with recursive ...`) that write what a transaction has recorded of itself; `told` are its events. `numbered`:
 * with the numbers of `late` in the place of their marks. `give` makes a value a parameter.
 */
export function recordsParts(
  { audits, events }: Records,
  numbered: boolean,
  give: (value: unknown) => string,
): string[] {
  const given = [`[${audits.join(',')}]`, `[${events.join(',')}]`].map(give);
  const [log = '', news = ''] = numbered ? ['audits', 'events'].map(lastOf) : given;
  return [
    ...(numbered ? [replacedIn(given)] : []),
    `logged as (
      insert into main.audit (id, at, user_id, username, profile_id, node_id, action, entity, entity_id, benh_nhan_id, request_id, ip, before, after)
      select id, at, user_id, username, profile_id, node_id, action, entity, entity_id, benh_nhan_id, request_id, ip, before, after
      from json_populate_recordset(null::main.audit, ${log}::json))`,
    `told as (
      insert into main.event (module, process, node_id, client_id, data)
      select module, process, node_id, client_id, data from json_populate_recordset(null::main.event, ${news}::json)
      returning id::text, module)`,
  ];
}

const lastOf = (column: string) => `(select ${column} from replaced order by n desc limit 1)`;

/** The records with one number after the other in the place of its mark. */
const replacedIn = ([audits, events]: readonly string[]) => `replaced(n, audits, events) as (
      select 0::bigint, ${audits}::text, ${events}::text
      union all
      select late.n, replace(replace(r.audits, '"' || late.mark || '#"', late.number::text), late.mark, late.text),
        replace(replace(r.events, '"' || late.mark || '#"', late.number::text), late.mark, late.text)
      from replaced r join late on late.n = r.n + 1)`;
