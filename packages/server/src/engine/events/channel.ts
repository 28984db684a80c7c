import pg from 'pg';

/** What a listener on a channel is told. */
export type ChannelEars = {
  heard: (payload: string) => void;
  /** The channel is heard again after its connection was lost: what was notified in between was not heard. */
  again: () => void;
  lost: (error: unknown) => void;
};

const againMs = 300;
/** How often a connection is asked whether it stands, and after how long without an answer it is lost. */
const usual = { checkMs: 2000, answerMs: 5000 };

/**
 * Listens on a channel of the database over a connection of its own, until the returned function is called. A lost connection is opened
 * again until it stands; one whose other side only went silent is noticed by the check, within both times of `waits`. Throws what refuses the first connection.
 */
export async function listenToChannel(
  url: string,
  channel: string,
  { heard, again, lost }: ChannelEars,
  waits = usual,
): Promise<() => Promise<void>> {
  let current: pg.Client | null = null;
  let closed = false;

  const open = async (): Promise<void> => {
    const client = new pg.Client({
      connectionString: url,
      application_name: 'sen events',
      connectionTimeoutMillis: waits.answerMs,
      query_timeout: waits.answerMs,
    });
    client.on('notification', ({ payload }) => heard(payload ?? ''));
    client.on('error', (error) => drop(client, error));
    client.on('end', () => drop(client, new Error('the database ended the connection')));
    try {
      await client.connect();
      await client.query(`listen ${client.escapeIdentifier(channel)}`);
    } catch (error) {
      end(client);
      throw error;
    }
    current = client;
    if (closed) end(client);
  };
  const drop = (client: pg.Client, error: unknown) => {
    if (current !== client) return;
    current = null;
    end(client);
    if (closed) return;
    lost(error);
    void reopen();
  };
  const reopen = async (): Promise<void> => {
    while (!closed) {
      await new Promise((resolve) => setTimeout(resolve, againMs).unref());
      try {
        if (!closed) await open();
        return again();
      } catch (error) {
        lost(error);
      }
    }
  };

  await open();
  const check = setInterval(() => {
    const client = current;
    client?.query('select 1').catch((error: unknown) => drop(client, error));
  }, waits.checkMs);
  check.unref();
  return async () => {
    closed = true;
    clearInterval(check);
    await current?.end();
  };
}

/** Ends a connection that may be broken: nobody waits for it. */
function end(client: pg.Client): void {
  client.end().catch(() => undefined);
}
