import { describe, expect, it } from 'vitest';
import { openFormTurns } from './formTurns.ts';

/** Prints that end when the test says so; `began` tells in which order they began. */
function openPrints(settings: Partial<Parameters<typeof openFormTurns>[0]> = {}) {
  const turns = openFormTurns({ seats: 2, extra: 2, waitingMost: 50, overdueMs: 60_000, ...settings });
  const began: string[] = [];
  const ends = new Map<string, () => void>();
  const print = (name: string) =>
    turns(name.replace(/\d+$/, ''), () => {
      began.push(name);
      return new Promise<void>((resolve) => ends.set(name, resolve));
    });
  const end = async (name: string) => {
    await expect.poll(() => ends.has(name)).toBe(true);
    ends.get(name)?.();
  };
  return { print, began, end };
}
const eight = Array.from({ length: 8 }, (_, at) => `loop${at}`);

describe('prints', () => {
  it('of one form that does not end leave a seat to the others', async () => {
    const { print, began, end } = openPrints();
    const loops = eight.map(print);
    const others = ['receipt1', 'label1', 'receipt2'].map(print);
    for (const name of ['receipt1', 'label1', 'receipt2']) await end(name);
    await Promise.all(others);
    expect(began).toEqual(['loop0', 'receipt1', 'label1', 'receipt2']);
    for (const name of eight) await end(name);
    await Promise.all(loops);
  });

  it('of several forms that do not end give their seats on, also where there is one alone', async () => {
    for (const seats of [1, 2]) {
      const { print, began, end } = openPrints({ seats, extra: 2, overdueMs: 1 });
      const loops = ['a1', 'b1'].map(print);
      const other = print('receipt1');
      await end('receipt1');
      await other;
      expect(began.slice(0, 3).sort()).toEqual(['a1', 'b1', 'receipt1']);
      for (const name of ['a1', 'b1']) await end(name);
      await Promise.all(loops);
    }
  });

  it('never run beyond the seats and those that gave theirs on', async () => {
    const { print, began, end } = openPrints({ seats: 1, extra: 1, overdueMs: 0 });
    const prints = ['a1', 'b1', 'c1'].map(print);
    await expect.poll(() => began.length).toBe(2);
    await end('a1');
    await expect.poll(() => began.length).toBe(3);
    await end('b1');
    await end('c1');
    await Promise.all(prints);
  });
});
