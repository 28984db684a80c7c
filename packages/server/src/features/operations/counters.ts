import { isQueueKind, queues } from '@sen/domain/queues/queueKinds';
import { sql } from 'drizzle-orm';
import { type Ctx, type Tx, today } from '../../engine/context.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';
import { type Counter, counter, fixedCounter, numberText } from '../../engine/sql/numbering.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { noted } from './calls.ts';
import { reasonOf } from './inputs.ts';

type Row = { name: string; scope: string; value: number; luc: string; noi: string | null };
export type CounterRow = Row & {
  ten: string;
  tienTo: string;
  soToi: string;
  kyNay: boolean;
  duocSua: boolean;
};

const countersMost = 500;
/** The most that a number without a width goes to. */
const plainMost = 999_999;

/** The counters, those of past periods only when asked for: one statement. */
export async function countersOf(ctx: Ctx, gomKyCu: boolean): Promise<CounterRow[]> {
  const { rows } = await ctx.db.execute<Row>(sql`
    select c.name, c.scope, c.value, c.at as luc, n.name as noi
    from main.counter c left join auth.node n on c.name like 'queue:%' and n.id::text = split_part(c.name, ':', 3)
    where ${gomKyCu} or c.scope = any(${sql.param(periodsOf(today(ctx)))}::text[]) or c.name = 'mau_in'
    order by c.name like 'queue:%', c.name, c.scope desc limit ${countersMost}`);
  return rows.map((row) => shown(ctx, row));
}

/** Every way in which a counter names the period of a day. */
function periodsOf(day: string): string[] {
  return [...new Set([day, ...counter.all().map((kind) => kind.scope(day))])];
}

function shown(ctx: Ctx, row: Row): CounterRow {
  const kind = counter.get(row.name) ?? null;
  const other = fixedCounter.all().find((one) => row.name.startsWith(one.name));
  const label = kind?.label ?? other?.label;
  const kindOfQueue = row.name.startsWith('queue:') ? (row.name.split(':')[1] ?? '') : '';
  const queue = isQueueKind(kindOfQueue) ? queues[kindOfQueue].label[ctx.language] : kindOfQueue;
  const words = [label?.[ctx.language] ?? row.name, queue, row.noi].filter(Boolean);
  const kyNay = kind ? kind.scope(today(ctx)) === row.scope : row.scope === today(ctx);
  return {
    ...row,
    ten: words.join(' – '),
    tienTo: kind?.prefix(row.scope) ?? '',
    soToi: kind ? numberText(kind, row.scope, row.value + 1) : String(row.value + 1),
    kyNay,
    duocSua: kind !== null && kyNay,
  };
}

export type Raise = { name: string; scope: string; soToi: number; lyDo: string };

/**
 * Raises the next number of a counter of the running period: never back, never onto a number that is in use. Errors: BAD_INPUT with
 * COUNTER_NOT_HIGHER, COUNTER_NUMBER_USED, COUNTER_TOO_LARGE at `soToi`, COUNTER_FIXED, COUNTER_PERIOD_OVER, NOT_FOUND.
 */
export async function raiseBoDemSo(ctx: Ctx, { name, scope, soToi, lyDo }: Raise): Promise<CounterRow> {
  const reason = reasonOf(lyDo);
  return inTransaction(ctx, async (tx) => {
    // who takes a number just now ends first, and the next one waits
    const { rows } = await tx.db.execute<{ value: number }>(
      sql`select value from main.counter where name = ${name} and scope = ${scope} for update`,
    );
    const [row] = rows;
    if (!row) throw new DomainError('NOT_FOUND');
    const kind = counter.get(name);
    if (!kind) throw new DomainError('COUNTER_FIXED');
    if (kind.scope(today(tx)) !== scope) throw new DomainError('COUNTER_PERIOD_OVER', { scope });
    await refuseNumber(tx, kind, { scope, soToi, next: row.value + 1 });
    await tx.db.execute(
      sql`update main.counter set value = ${soToi - 1} where name = ${name} and scope = ${scope}`,
    );
    await noted(tx, {
      action: 'UPDATE',
      entity: 'BoDemSo',
      entityId: null,
      before: { name, scope, soToi: numberText(kind, scope, row.value + 1) },
      after: { name, scope, soToi: numberText(kind, scope, soToi), LyDo: reason },
    });
    return shown(tx, { name, scope, value: soToi - 1, luc: tx.now().toISOString(), noi: null });
  });
}

async function refuseNumber(
  tx: Tx,
  kind: Counter,
  { scope, soToi, next }: { scope: string; soToi: number; next: number },
): Promise<void> {
  const refuse = (code: string, details: Record<string, string | number>) =>
    refuseIssues([{ path: 'soToi', code, details }]);
  const max = kind.width === null ? plainMost : 10 ** kind.width - 1;
  if (soToi > max) refuse('COUNTER_TOO_LARGE', { max });
  if (soToi <= next) refuse('COUNTER_NOT_HIGHER', { value: next });
  const highest = await highestUsed(tx, kind, scope);
  if (highest !== null && soToi <= highest)
    refuse('COUNTER_NUMBER_USED', { so: numberText(kind, scope, highest), value: highest });
}

/** The highest number of the period that stands in a record, also one that the counter never gave; null without any. */
async function highestUsed(tx: Tx, { prefix, suffix, used }: Counter, scope: string): Promise<number | null> {
  const [from, to] = [prefix(scope), suffix?.(scope) ?? ''];
  const column = sql.raw(used.column);
  const digits = sql`substr(${column}, ${from.length + 1}::int, length(${column}) - ${from.length + to.length}::int)`;
  const { rows } = await tx.db.execute<{ highest: number | null }>(sql`
    select max(digits::int) as highest from (
      select case when ${column} like ${`%${to}`} and length(${column}) > ${from.length + to.length}::int then ${digits} end as digits
      from ${sql.raw(used.table)} where ${column} like ${`${from}%`}) numbers
    where digits ~ '^\\d{1,9}$'`);
  return rows[0]?.highest ?? null;
}
