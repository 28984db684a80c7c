import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useWhenFree } from './useWhenFree.ts';

it('acts at once when nothing is under way, and once afterwards when something is', () => {
  const acts = [vi.fn(), vi.fn(), vi.fn()] as const;
  const { result, rerender } = renderHook(({ busy, act }) => useWhenFree(busy, act), {
    initialProps: { busy: false, act: acts[0] },
  });
  result.current();
  expect(acts[0]).toHaveBeenCalledTimes(1);
  rerender({ busy: true, act: acts[1] });
  result.current();
  result.current();
  expect(acts[1]).not.toHaveBeenCalled();
  rerender({ busy: false, act: acts[2] });
  rerender({ busy: false, act: acts[2] });
  expect([acts[0], acts[1], acts[2]].map((act) => act.mock.calls.length)).toEqual([1, 0, 1]);
});
