import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { keepReasons } from '../acts/reasons.ts';
import { actor, type Ctx, type TransactionState, type Tx } from '../context.ts';
import { poolOf, transactionOn } from '../database/database.ts';
import { requestTable } from '../database/tables.ts';
import { DomainError, databaseFailure, patientMoved } from '../errors.ts';
import { announce } from '../events/announce.ts';
import { closed, closingStatement } from './closingStatement.ts';
import { prepared } from './prepared.ts';

const retries = 3;

/**
 * Runs a command as one transaction; a command called by another joins its transaction. After the commit the events
 * are told. What passes by itself (`isPassing`) is tried again.
 */
export async function inTransaction<T>(ctx: Ctx, command: (tx: Tx) => Promise<T>): Promise<T> {
  const running = runningTx(ctx);
  if (running) return command(running);
  for (let attempt = 1; ; attempt++) {
    const state: TransactionState = {
      records: { audits: [], events: [] },
      sent: [],
      closing: new Map(),
      late: [],
      numbers: new Map(),
      last: new Map(),
      afterCommit: [],
      changesMasterData: false,
    };
    try {
      const answer = await transactionOn(
        ctx.db,
        async (db) => {
          const tx = { ...ctx, db, tx: state, loaders: new Map() };
          const made = await command(tx);
          for (const act of state.last.values()) await act({ ...tx, loaders: new Map() });
          keepReasons(tx);
          return made;
        },
        {
          sent: state.sent,
          closing: () => closingStatement(state),
          committed: (rows) => {
            const { events, numbers } = closed(rows);
            for (const { mark, ...number } of numbers) state.numbers.set(mark, number);
            announce(poolOf(ctx.db), events);
          },
        },
      );
      ctx.loaders.clear();
      for (const act of state.afterCommit) act();
      return answer;
    } catch (error) {
      if (isPassing(error) && attempt < retries) continue;
      throw error;
    }
  }
}

/**
 * Deadlock, serialisation failure, a patient whose record was merged meanwhile, or a prepared statement whose table was changed by an
 * upgrade: nothing was written, and what the act reads is another thing now.
 */
function isPassing(error: unknown): boolean {
  const failure = databaseFailure(error);
  if (failure?.code === '0A000') return failure.routine === 'RevalidateCachedQuery';
  return failure?.code === '40P01' || failure?.code === '40001' || failure?.code === patientMoved;
}

/** A request of a client that must happen once: its id, the operation, and all that was sent with it. */
export type RequestOf = { id: string | null | undefined; operation: string; content: unknown };

/**
 * Runs a command that must happen once for one request id of the client: a repeat by the same person with the same content answers
 * what the first one answered. Two at the same time wait for each other on the id's row. Errors: REQUEST_ID_REUSED.
 */
export async function once<T>(ctx: Ctx, request: RequestOf, command: (tx: Tx) => Promise<T>): Promise<T> {
  const { id, operation } = request;
  if (!id) return inTransaction(ctx, command);
  return inTransaction(ctx, async (tx) => {
    const content = digestOf(request.content);
    const inserted = await takeRequest(tx.db, { id, operation, content, NguoiTao_Id: actor(tx) });
    if (inserted.length === 0) {
      const [first] = await tx.db.select().from(requestTable).where(eq(requestTable._id, id));
      const same =
        first?.operation === operation &&
        first.NguoiTao_Id === actor(tx) &&
        (first.content === null || first.content === content); // kept before contents were
      if (!same) throw new DomainError('REQUEST_ID_REUSED');
      return first.answer as T; // what the first run of the same operation answered
    }
    const answer = await command(tx);
    tx.tx.closing.set(`client_request ${id}`, {
      text: 'update main.client_request set answer = $2 where id = $1',
      values: [id, JSON.stringify(answer ?? null)],
    });
    return answer;
  });
}

/** SHA-256 of a value as JSON, whatever the order of its keys. */
function digestOf(content: unknown): string {
  const text = JSON.stringify(content ?? null, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
  return createHash('sha256').update(text).digest('base64url');
}

/**
 * Goes on without waiting for a statement that was sent in this transaction: it travels with the next one, and the commit waits for
 * it. What it refuses refuses the act. For writes whose answer nobody reads.
 */
export function pipeline(tx: Tx, statement: PromiseLike<unknown>): void {
  const sent = Promise.resolve(statement);
  sent.catch(() => undefined); // thrown by the commit; until then it must not count as unhandled
  tx.tx.sent.push(sent);
}

const takeRequest = prepared((db) =>
  db
    .insert(requestTable)
    .values({
      _id: sql.placeholder('id'),
      operation: sql.placeholder('operation'),
      content: sql.placeholder('content'),
      NguoiTao_Id: sql.placeholder('NguoiTao_Id'),
    })
    .onConflictDoNothing()
    .returning({ _id: requestTable._id }),
);

function runningTx(ctx: Ctx): Tx | null {
  return ctx.tx === null ? null : (ctx as Tx); // a context with a transaction state is a Tx
}
