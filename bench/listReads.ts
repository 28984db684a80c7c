import { signIn } from './facts.ts';
import { spread, timed } from './measure.ts';
import type { Started } from './site.ts';

/** The most that a list may take, in milliseconds. */
const limit = 1000;

/** A list as a screen reads it: what it is called, its query, its variables. */
export type ListRead = readonly [name: string, query: string, variables: object];

/** Reads lists as somebody, `turns` times each, and prints how long they took as the rows of a table. */
export async function readLists(
  sen: Started,
  username: string,
  turns: number,
  reads: readonly ListRead[],
): Promise<void> {
  const session = await signIn(sen.base, username);
  console.log('\n| list | rows | p50 ms | p95 |\n|---|---|---|---|');
  for (const [name, query, variables] of reads) {
    const times: number[] = [];
    let rows = 0;
    for (let turn = -3; turn < turns; turn += 1) {
      const took = await timed(async () => {
        const answer = await fetch(`${sen.base}/graphql/main`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...session },
          body: JSON.stringify({ query, variables }),
        });
        const { data, errors } = (await answer.json()) as {
          data?: Record<string, { totalRows: number }>;
          errors?: unknown;
        }; // the API's shape
        if (errors) throw new Error(JSON.stringify(errors));
        rows = Object.values(data ?? {})[0]?.totalRows ?? 0;
      });
      if (turn >= 0) times.push(took);
    }
    const { p50, p95 } = spread(times);
    console.log(
      `| ${name} | ${rows} | ${p50.toFixed(0)} | ${p95.toFixed(0)}${p95 > limit ? ' (too much)' : ''} |`,
    );
  }
}
