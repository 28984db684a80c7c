import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useSteady } from './useSteady.ts';

afterEach(cleanup);

it('acts stay the same ones and do what they do now', () => {
  const [first, second] = [vi.fn<(of: number) => void>(), vi.fn<(of: number) => void>()];
  const { result, rerender } = renderHook((act: typeof first) => useSteady({ act }), { initialProps: first });
  const before = result.current;
  rerender(second);
  expect(result.current).toBe(before);
  before.act(7);
  expect(second).toHaveBeenCalledExactlyOnceWith(7);
  expect(first).not.toHaveBeenCalled();
});
