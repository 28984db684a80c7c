import pg from 'pg';

/** Statements of one turn on one connection: more go to the next, so that a slow one does not keep a whole page waiting. */
const turnMax = 8;

/** Only readings: what writes or notifies answers when its commit is through, and those behind it would wait. */
const reading = /^\s*(?:select\b(?!.*\bpg_notify\b)|with\b(?!.*\b(?:insert|update|delete)\b))/is;

/** What is asked in one turn of the program: its connection, and how many of its answers are still to come. */
type Turn = { client: Promise<pg.PoolClient>; sent: number; open: number };

/**
 * The driver's pool, which sends the readings of one turn of the program on one connection: they leave as one packet and are
 * answered in one, where each on a connection of its own would cost the system two calls and PostgreSQL a process to wake.
 * Transactions and what writes take a connection for themselves as ever.
 */
export class GatheringPool extends pg.Pool {
  #turn: Turn | null = null;

  // the driver's own signature is a list of overloads; what it is given is passed on
  override query(...args: unknown[]): never {
    const text = textOf(args[0]);
    // one who is called back would hear of it after the connection has gone to somebody else
    const gathers = text !== null && reading.test(text) && typeof args.at(-1) !== 'function';
    return (gathers ? this.#send(args) : Reflect.apply(super.query, this, args)) as never;
  }

  async #send(args: unknown[]): Promise<unknown> {
    const turn = this.#turn && this.#turn.sent < turnMax ? this.#turn : this.#begin();
    turn.sent += 1;
    turn.open += 1;
    try {
      const client = await turn.client;
      return await Reflect.apply(client.query, client, args);
    } finally {
      turn.open -= 1;
      if (turn.open === 0) this.#end(turn);
    }
  }

  #begin(): Turn {
    const turn: Turn = { client: this.connect(), sent: 0, open: 0 };
    this.#turn = turn;
    setImmediate(() => {
      if (this.#turn === turn) this.#turn = null;
    });
    return turn;
  }

  /** The pool looks for itself whether the connection is still good. */
  #end(turn: Turn): void {
    if (this.#turn === turn) this.#turn = null;
    turn.client.then(
      (client) => client.release(),
      () => undefined,
    );
  }
}

function textOf(asked: unknown): string | null {
  const text = typeof asked === 'object' && asked !== null && 'text' in asked ? asked.text : asked;
  return typeof text === 'string' ? text : null;
}
