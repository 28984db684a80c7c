import { fork } from 'node:child_process';
import path from 'node:path';
import type { Facts } from './case.ts';
import type { Answer, Order, Told } from './load.ts';

export type Loader = { ask: (order: Order) => Promise<Answer>; stop: () => void };

/** Starts the load in a process of its own, and tells it what to ask about. */
export function startLoad(facts: Facts): Loader {
  const load = fork(path.join(import.meta.dirname, 'load.ts'), { execArgv: ['--import', 'tsx'] });
  load.send({ facts } satisfies Told);
  return {
    ask: (order) =>
      new Promise((resolve, reject) => {
        const over = () => reject(new Error('the load ended'));
        load.once('exit', over);
        load.once('message', (answer) => {
          load.off('exit', over);
          resolve(answer as Answer); // what load.ts sends
        });
        load.send(order satisfies Told);
      }),
    stop: () => load.kill(),
  };
}
