import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSettled, useWaiting } from './settling.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Part({ isWaiting }: { isWaiting: boolean }) {
  useWaiting(isWaiting);
  return null;
}

/** A place of parts, and whether it is shown. */
function Place({ waiting }: { waiting: readonly boolean[] }) {
  const { settled, Waiting, waits } = useSettled();
  return (
    <Waiting value={waits}>
      {settled ? 'shown' : 'waits'}
      {waiting.map((isWaiting, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts are fixed
        <Part key={at} isWaiting={isWaiting} />
      ))}
    </Waiting>
  );
}
const pass = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));

it('is shown when every part has its answer, not with the first one', async () => {
  const { rerender, container } = render(<Place waiting={[true, true]} />);
  await pass(500);
  rerender(<Place waiting={[false, true]} />);
  await pass(500);
  expect(container.textContent).toBe('waits');
  rerender(<Place waiting={[false, false]} />);
  await pass(100);
  expect(container.textContent).toBe('shown');
  // what is asked again later hides nothing
  rerender(<Place waiting={[true, false]} />);
  await pass(100);
  expect(container.textContent).toBe('shown');
});

it('is shown at once without parts, and in the end whatever does not answer', async () => {
  const none = render(<Place waiting={[]} />);
  await pass(100);
  expect(none.container.textContent).toBe('shown');
  const { container } = render(<Place waiting={[true]} />);
  await pass(2400);
  expect(container.textContent).toBe('waits');
  await pass(200);
  expect(container.textContent).toBe('shown');
});
