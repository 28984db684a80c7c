import pg from 'pg';

/** The other sessions of a database may take a moment to end, and a program may come back in between. */
const triesMost = 20;
const againMs = 250;
const inUse = '55006';

/** The name of the database of an address. */
export function databaseOf(url: string): string {
  return decodeURIComponent(new URL(url).pathname.slice(1));
}

/** Whether a database of this name is on the server of `url`. */
export async function hasDatabase(url: string, name: string): Promise<boolean> {
  return withClient(url, async (client) => {
    const { rows } = await client.query('select 1 from pg_database where datname = $1', [name]);
    return rows.length > 0;
  });
}

/**
 * Puts the database `live` aside under the name `former`, and gives `target` its name, in one transaction: whatever happens, one of the
 * two is there under that name. Sessions of both are ended. `url` is of a third database of the same server.
 */
export async function swapDatabases(
  url: string,
  { live, target, former }: { live: string; target: string; former: string },
): Promise<void> {
  await withClient(url, async (client) => {
    for (let tries = 1; ; tries++) {
      try {
        await client.query(
          'select pg_terminate_backend(pid) from pg_stat_activity where datname = any($1) and pid <> pg_backend_pid()',
          [[live, target]],
        );
        await client.query('begin');
        await client.query(
          `alter database ${pg.escapeIdentifier(live)} rename to ${pg.escapeIdentifier(former)}`,
        );
        await client.query(
          `alter database ${pg.escapeIdentifier(target)} rename to ${pg.escapeIdentifier(live)}`,
        );
        await client.query('commit');
        return;
      } catch (error) {
        await client.query('rollback').catch(() => undefined);
        const again = error instanceof pg.DatabaseError && error.code === inUse && tries < triesMost;
        if (!again) throw error;
        await new Promise((resolve) => setTimeout(resolve, againMs));
      }
    }
  });
}

async function withClient<T>(url: string, run: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}
