import pg from 'pg';

const everyMs = 20;

/** Who waited for whom while something was measured. */
export type Waits = {
  /** Connections at a lock, at a time. */
  atOnce: number;
  /** What most of them waited for: the kind of lock and the beginning of the statement. */
  most: string;
};

/** Looks fifty times a second who stands at a lock of the database, until it is asked what it saw. */
export async function watchLocks(url: string): Promise<() => Promise<Waits>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const seen = new Map<string, number>();
  let looks = 0;
  let on = true;
  const watching = (async () => {
    while (on) {
      const { rows } = await client.query<{ what: string; n: number }>(`
        select wait_event || ': ' || left(regexp_replace(query, '\\s+', ' ', 'g'), 44) as what, count(*)::int as n from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and pid <> pg_backend_pid() group by 1`);
      for (const { what, n } of rows) seen.set(what, (seen.get(what) ?? 0) + n);
      looks += 1;
      await new Promise((resolve) => setTimeout(resolve, everyMs));
    }
  })();
  return async () => {
    on = false;
    await watching;
    await client.end();
    const all = [...seen].sort(([, one], [, other]) => other - one);
    const sum = all.reduce((total, [, n]) => total + n, 0);
    const most = all
      .slice(0, 2)
      .map(([what, n]) => `${what.replaceAll('|', ' ')} (${((n / sum) * 100).toFixed(0)} %)`);
    return { atOnce: sum / Math.max(1, looks), most: most.join('; ') };
  };
}
