import { expect, it } from 'vitest';
import { attachedTo } from './attached.ts';

const attached: Record<string, string[]> = {
  glucose: ['blood'],
  count: ['blood', 'tube'],
  blood: ['plaster'],
};
const of = (id: string) => attached[id] ?? [];
const ask = (...ids: string[]) =>
  attachedTo(
    ids.map((DichVu_Id) => ({ DichVu_Id })),
    of,
  );

it('attaches a service once, to the first that needs it', () => {
  expect(ask('glucose', 'count')).toEqual([
    { DichVu_Id: 'blood', main: 0 },
    { DichVu_Id: 'tube', main: 1 },
  ]);
});

it('attaches nothing that is asked for by itself, and nothing to what is attached', () => {
  expect(ask('glucose', 'blood')).toEqual([{ DichVu_Id: 'plaster', main: 1 }]);
  expect(ask('glucose')).toEqual([{ DichVu_Id: 'blood', main: 0 }]);
});
