import { expect, it } from 'vitest';
import { nextToFetch } from './prefetchOrder.ts';

/** The order in which pictures come, of which some are there already. */
function orderOf(at: Parameters<typeof nextToFetch>[0], ...there: number[]): number[] {
  const known = new Set(there);
  const order: number[] = [];
  for (
    let next = nextToFetch(at, (i) => !known.has(i));
    next !== null;
    next = nextToFetch(at, (i) => !known.has(i))
  ) {
    known.add(next);
    order.push(next);
  }
  return order;
}

it('fetches ahead of where one goes, the nearest behind in between, the rest at last', () => {
  expect(orderOf({ index: 5, direction: 1, count: 10 }, 5)).toEqual([6, 4, 7, 3, 8, 2, 9, 1, 0]);
  expect(orderOf({ index: 5, direction: -1, count: 10 }, 5)).toEqual([4, 6, 3, 7, 2, 8, 1, 0, 9]);
  expect(orderOf({ index: 0, direction: 1, count: 4 }, 0, 2)).toEqual([1, 3]);
  expect(orderOf({ index: 0, direction: 1, count: 1 }, 0)).toEqual([]);
});
