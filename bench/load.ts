// The load, in a process of its own: else its costs would be measured as the server's. Told what to do by bench/run.ts.
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Case, Facts, Operation, Statement } from './case.ts';
import { events } from './events.ts';
import { type Figures, measure } from './measure.ts';
import { reads } from './reads.ts';
import { openWire, type Wire } from './wire.ts';
import { writes } from './writes.ts';

export type Order = {
  case: string;
  side: 'sen' | 'sql';
  clients: number;
  seconds: number;
  /** Seconds before them that do not count. */
  warm?: number;
  /** Begun in a second at most, all clients together; their times then hold the waiting as well. */
  rate?: number;
};

export type Told = { facts: Facts } | Order;
export type Answer = Figures | { failure: string };

let facts: Facts | null = null;

/** The reads of a desk, one after the other. */
export const everyRead = 'a read of a desk';
const reading: Case = {
  name: everyRead,
  sen: (of, turn) => {
    const read = reads[turn % reads.length]?.sen;
    if (!read) throw new Error('a read that asks nothing');
    return read(of, turn);
  },
};

process.on('message', (told: Told) => {
  if ('facts' in told) {
    facts = told.facts;
    return;
  }
  run(told).then(
    (figures) => process.send?.(figures satisfies Answer),
    (error: unknown) => process.send?.({ failure: String(error) } satisfies Answer),
  );
});

async function run(order: Order): Promise<Figures> {
  if (!facts) throw new Error('no facts yet');
  if (order.case === 'event') return events(facts, order.side, order.seconds);
  const found = [...reads, ...writes, reading].find((one) => one.name === order.case);
  if (!found) throw new Error(`no case ${order.case}`);
  return order.side === 'sen' ? overHttp(facts, found, order) : overSql(facts, found, order);
}

async function overHttp(of: Facts, work: Case, { clients, seconds, warm, rate }: Order): Promise<Figures> {
  const began = performance.now();
  const wires = await Promise.all(
    Array.from({ length: clients }, (_, at) => openWire(of.bases?.[at % of.bases.length] ?? of.base)),
  );
  try {
    return await measure(
      clients,
      seconds,
      async (turn, client) => {
        const wire = wires[client];
        if (!wire) throw new Error('a client without a connection');
        if (rate) await pause(Math.max(0, began + (turn * 1000) / rate - performance.now()));
        await work.run?.sen(of, turn, (operation) => send(of, wire, operation), client);
        if (work.sen) await send(of, wire, work.sen(of, turn));
      },
      warm,
    );
  } finally {
    for (const wire of wires) wire.close();
  }
}

/** Sends an operation, or several as one batch; answers the data. Throws what the server refuses. */
async function send(of: Facts, wire: Wire, operation: Operation | Operation[]): Promise<unknown> {
  const first = Array.isArray(operation) ? operation[0] : operation;
  if (!first) throw new Error('an empty batch');
  const part = ({ query, variables }: Operation) => ({ query, variables });
  const body = JSON.stringify(Array.isArray(operation) ? operation.map(part) : part(operation));
  const session = of.sessions[first.as];
  if (!session) throw new Error(`${first.as} has not signed in`);
  const text = await wire.post(`/graphql/${first.service}`, session, body);
  if (text.includes('"errors":')) throw new Error(text.slice(0, 500));
  return Array.isArray(operation) ? null : (JSON.parse(text) as { data: unknown }).data; // the API's shape
}

async function overSql(of: Facts, work: Case, { clients, seconds, warm }: Order): Promise<Figures> {
  const pool = new pg.Pool({ connectionString: of.url, max: clients });
  try {
    return await measure(
      clients,
      seconds,
      async (turn) => {
        if (work.sql) await Promise.all(work.sql(of, turn).map((statement) => pool.query(statement)));
        else {
          const client = await pool.connect();
          try {
            await work.run?.sql(of, turn, (statement: Statement) => client.query(statement));
          } finally {
            client.release();
          }
        }
      },
      warm,
    );
  } finally {
    await pool.end();
  }
}
