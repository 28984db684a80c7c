import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useMoreRows } from './useMoreRows.ts';

it('asks for fifty rows more each time, up to the most, and begins anew with another list', () => {
  const { result, rerender } = renderHook(({ list }) => useMoreRows(list, 120), {
    initialProps: { list: 'a' },
  });
  expect(result.current.limit).toBe(50);
  expect(result.current.moreOf(20, 20)).toBeNull();
  for (const limit of [100, 120]) {
    const before = result.current;
    act(() => before.moreOf(before.limit, 300)?.());
    expect(result.current.limit).toBe(limit);
  }
  expect(result.current.moreOf(120, 300)).toBeNull();
  rerender({ list: 'b' });
  expect(result.current.limit).toBe(50);
  expect(result.current.moreOf(50, 300)).not.toBeNull();
});

it('asks for none while the rows that it asked for are on their way', () => {
  const { result } = renderHook(() => useMoreRows('a'));
  act(() => result.current.moreOf(50, 300)?.());
  expect(result.current.moreOf(50, 300)).toBeNull();
});
