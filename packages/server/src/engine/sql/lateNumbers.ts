import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { v7 } from 'uuid';
import { type Tx, today } from '../context.ts';
import type { Target } from './lateStatements.ts';
import type { Counter } from './numbering.ts';

/**
 * A counter of late numbers. Counters are taken by their `turn` (2 where none is said), then by name: those whose numbers other acts take
 * in their midst come first, in the order in which they take them, so that no two acts wait for each other.
 */
export type LateCounter = Pick<Counter, 'name' | 'scope' | 'prefix' | 'suffix' | 'width'> & {
  turn?: 0 | 1 | 2;
};

/**
 * A number of today that is taken by the last statements of the transaction, which travel with the commit: until then nobody waits for
 * its counter. Answers the mark that stands in its columns meanwhile. In the operation log and the events the number takes its place,
 * too (`markOfNumber` where the bare number is told). Without a target the row itself is added with the commit (`insertWithCommit`). For acts
 * that answer ids: nothing else may show or keep a mark (`fillCopies`).
 */
export function lateNumber(tx: Tx, of: LateCounter, target: Target | null): string {
  const mark = `~${v7()}`; // in the order in which they were made
  const scope = of.scope(today(tx));
  const { name, width } = of;
  const form = {
    mark,
    name,
    scope,
    prefix: of.prefix(scope),
    suffix: of.suffix?.(scope) ?? '',
    width: width ?? 0,
    turn: of.turn ?? 2,
  };
  tx.tx.late.push({ ...form, targets: target ? [target] : [] });
  return mark;
}

/** What stands in a record of the log for the bare number. */
export function markOfNumber(mark: string): string {
  return `${mark}#`;
}

/** The bare number is written into a column of another row as well. */
export function alsoNumber(tx: Tx, mark: string, table: PgTable, number: PgColumn, id: string): void {
  tx.tx.late.find((one) => one.mark === mark)?.targets.push({ table, number, id });
}

/** Copies of numbers in other rows are written with them. */
export function fillCopies(
  tx: Tx,
  table: PgTable,
  text: PgColumn,
  copies: ReadonlyArray<{ _id: string; copy: string | null }>,
): void {
  for (const { _id, copy } of copies)
    tx.tx.late.find(({ mark }) => mark === copy)?.targets.push({ table, text, id: _id });
}
