import { describe, expect, it } from 'vitest';
import { codeOf } from '../../../test/newUsers.ts';
import { shareTurns, type Turn } from './turns.ts';

/** Work that ends when the test says so; `order` tells in which order it began. */
function openWork(limits = { atOnce: 1, perKey: 100, total: 1000 }) {
  const run = shareTurns(limits);
  const order: string[] = [];
  const ends: Array<() => void> = [];
  const ask = (name: string, turn: Turn) =>
    run(turn, () => {
      order.push(name);
      return new Promise<void>((resolve) => ends.push(resolve));
    });
  /** Ends what runs, one after the other, until nothing is left. */
  const drain = async (all: Array<Promise<void>>) => {
    let left = true;
    const done = Promise.all(all).then(() => {
      left = false;
    });
    while (left) {
      ends.shift()?.();
      await Promise.resolve();
    }
    await done;
  };
  return { ask, order, drain };
}
const from = (key: string, known = false): Turn => ({ key, known });

describe('turns', () => {
  it('come round by key: a flood from one address delays another by what runs already', async () => {
    const { ask, order, drain } = openWork();
    const flood = Array.from({ length: 50 }, (_, at) => ask(`guess ${at}`, from('10.0.0.1')));
    const honest = ask('honest', from('10.0.0.2'));
    await drain([...flood, honest]);
    expect(order.indexOf('honest')).toBe(1);
    expect(order).toHaveLength(51);
  });

  it('alternate between addresses that both ask a lot', async () => {
    const { ask, order, drain } = openWork();
    const both = ['a', 'b'].flatMap((key) => Array.from({ length: 4 }, () => ask(key, from(key))));
    await drain(both);
    expect(order.join('')).toBe('abababab');
  });

  it('are given to known devices first', async () => {
    const { ask, order, drain } = openWork();
    const flood = Array.from({ length: 50 }, (_, at) => ask(`guess ${at}`, from(`10.0.0.${at}`)));
    const honest = ask('honest', from('device', true));
    await drain([...flood, honest]);
    expect(order.indexOf('honest')).toBe(1);
  });

  it('are refused over the limit of a key and of all, and given again once some ended', async () => {
    const { ask, drain } = openWork({ atOnce: 1, perKey: 2, total: 3 });
    const taken = [ask('runs', from('a')), ask('1', from('a')), ask('2', from('a'))];
    expect(await codeOf(ask('3', from('a')))).toBe('TOO_MANY_REQUESTS');
    taken.push(ask('4', from('b')));
    expect(await codeOf(ask('5', from('c')))).toBe('TOO_MANY_REQUESTS');
    taken.push(ask('6', from('c', true)));
    await drain(taken);
    await drain([ask('7', from('c'))]);
  });

  it('go on after work that failed', async () => {
    const run = shareTurns({ atOnce: 1, perKey: 9, total: 9 });
    await expect(run(from('a'), () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await run(from('a'), () => Promise.resolve(1))).toBe(1);
  });
});
