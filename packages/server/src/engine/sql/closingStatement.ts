import type { Statement } from '../database/database.ts';
import type { Announced } from '../events/announce.ts';
import { type LateNumber, lateParts } from './lateStatements.ts';
import { partsOf, rowKey } from './parts.ts';
import { type Records, recordsParts } from './records.ts';

type Closing = {
  closing: ReadonlyMap<string, Statement>;
  late: readonly LateNumber[];
  records: Records;
};

/**
 * The one statement that travels with the commit of a transaction: the changes of `closing`, the numbers that are taken late with the
 * rows that get them, the operation log and the events. Null when there is nothing. Its answer is read by `closed`. Its parts do not
 * see each other's rows, and no two of them change the same one: that is refused.
 */
export function closingStatement({ closing, late, records }: Closing): Statement | null {
  if (closing.size === 0 && late.length === 0 && records.audits.length === 0 && records.events.length === 0)
    return null;
  for (const { table, id } of late.flatMap(({ targets }) => targets))
    if (closing.has(rowKey(table, id)))
      throw new Error(`${rowKey(table, id)} would be changed twice by one statement`);
  const values: unknown[] = [];
  const give = (value: unknown) => `$${values.push(value)}`;
  const parts = [
    ...partsOf([...closing.values()], values),
    ...lateParts(late, give),
    ...recordsParts(records, late.length > 0, give),
  ];
  const numbers = late.length > 0 ? 'union all select null, null, mark, text, number, null from late' : '';
  const text = `with recursive ${parts.join(', ')}
    select id, module, null as mark, null as text, null::int as number, id::bigint as n from told ${numbers} order by n`;
  return { text, values };
}

/** What the closing statement answers: the events, which are told after the commit, and the numbers that were taken. */
export function closed(rows: readonly unknown[]): {
  events: Announced[];
  numbers: Array<{ mark: string; text: string; number: number }>;
} {
  const answered = rows as Array<Announced & { mark: string | null; text: string; number: number }>; // its columns
  return {
    events: answered.filter(({ mark }) => mark === null),
    numbers: answered.flatMap(({ mark, text, number }) => (mark === null ? [] : [{ mark, text, number }])),
  };
}
