import type { Statement } from './database.ts';
import { type LateNumber, lateParts } from './lateStatements.ts';
import { type Records, recordsParts } from './records.ts';

type Closing = { closing: readonly Statement[]; late: readonly LateNumber[]; records: Records };

/** Names of the texts: the acts of a kind end with the same text, which is planned once a connection. */
const names = new Map<string, string>();

/**
 * The one statement that travels with the commit of a transaction: the changes of `closing`, the numbers that are taken late with the rows
 * that get them, the operation log and the events. Null when there is nothing. It answers the events (`Announced`), which are told after
 * the commit. Its parts do not see each other's rows, and no two of them change the same one.
 */
export function closingStatement({ closing, late, records }: Closing): Statement | null {
  if (closing.length === 0 && late.length === 0 && records.audits.length === 0 && records.events.length === 0)
    return null;
  const values: unknown[] = [];
  const give = (value: unknown) => `$${values.push(value)}`;
  const changes = closing.map((change, at) => {
    const before = values.length;
    values.push(...change.values);
    return `closing${at} as (${change.text.replace(/\$(\d+)/g, (_, n: string) => `$${before + Number(n)}`)})`;
  });
  const parts = [...changes, ...lateParts(late, give), ...recordsParts(records, late.length > 0, give)];
  const text = `with recursive ${parts.join(', ')} select id, module from told order by id::bigint`;
  const name = names.get(text) ?? `sen_closing_${names.size}`;
  names.set(text, name);
  return { name, text, values };
}
