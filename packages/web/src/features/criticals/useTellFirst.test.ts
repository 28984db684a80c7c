import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useTellFirst } from './useTellFirst.ts';

afterEach(cleanup);

type Act = { LaSoBo?: true; XacNhanNguyHiem?: string };

function returning(answer: { done: boolean }) {
  const sent: Act[] = [];
  const hook = renderHook(
    ({ needed }: { needed: boolean }) =>
      useTellFirst<Act>('s', needed, async (given) => {
        sent.push(given);
        return answer.done;
      }),
    { initialProps: { needed: true } },
  );
  return { sent, ...hook };
}

it('asks before a return that needs it, and returns what was asked for with whom was told', async () => {
  const { sent, result } = returning({ done: true });
  expect(await act(() => result.current.give({ LaSoBo: true }))).toBe(false);
  expect([result.current.asking, sent]).toEqual([true, []]);
  expect(await act(() => result.current.returnTold('Dr Lan'))).toBe(true);
  expect(sent).toEqual([{ LaSoBo: true, XacNhanNguyHiem: 'Dr Lan' }]);
  expect(result.current.asking).toBe(false);
});

it('asks on when the return is refused', async () => {
  const answer = { done: false };
  const { result } = returning(answer);
  await act(() => result.current.give({}));
  expect(await act(() => result.current.returnTold('Dr Lan'))).toBe(false);
  expect(result.current.asking).toBe(true);
  answer.done = true;
  await act(() => result.current.returnTold('Dr Lan'));
  expect(result.current.asking).toBe(false);
});

it('asks no more when that is needed no more, and returns at once then', async () => {
  const { sent, result, rerender } = returning({ done: true });
  await act(() => result.current.give({}));
  rerender({ needed: false });
  expect(result.current.asking).toBe(false);
  expect(await act(() => result.current.give({}))).toBe(true);
  expect(sent).toEqual([{}]);
});
