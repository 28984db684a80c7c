import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useQuestion } from './useQuestion.ts';

afterEach(cleanup);

it('closes for good what is asked about a record that is left, or what may no longer be asked', () => {
  const { result, rerender } = renderHook(
    ({ id, may }: { id: string; may: boolean }) => useQuestion<string>(id, may),
    { initialProps: { id: 'a', may: true } },
  );
  const ask = () => act(() => result.current[1]('return?'));
  ask();
  expect(result.current[0]).toBe('return?');
  rerender({ id: 'b', may: true });
  expect(result.current[0]).toBeNull();
  rerender({ id: 'a', may: true });
  expect(result.current[0]).toBeNull();
  ask();
  rerender({ id: 'a', may: false });
  rerender({ id: 'a', may: true });
  expect(result.current[0]).toBeNull();
});

it('does not ask about the record that is shown by now what was meant for the one before, nor ends it from there', () => {
  const { result, rerender } = renderHook(({ id }: { id: string }) => useQuestion<string>(id), {
    initialProps: { id: 'a' },
  });
  const [, askOfFirst] = result.current;
  rerender({ id: 'b' });
  act(() => askOfFirst('return?'));
  expect(result.current[0]).toBeNull();
  act(() => result.current[1]('sign?'));
  act(() => askOfFirst(null));
  expect(result.current[0]).toBe('sign?');
});
