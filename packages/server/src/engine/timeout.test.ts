import { expect, it } from 'vitest';
import { withTimeout } from './timeout.ts';

it('waits for what ends, and for nothing else longer than it may', async () => {
  let done = false;
  await withTimeout(
    5000,
    new Promise<void>((resolve) => setTimeout(resolve, 10)).then(() => {
      done = true;
    }),
  );
  expect(done).toBe(true);
  await withTimeout(20, new Promise(() => undefined));
});

it('does not mind what fails, or that there is nothing', async () => {
  await withTimeout(1000, Promise.reject(new Error('lost')));
  await withTimeout(1000, undefined);
});
