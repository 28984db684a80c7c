import { afterAll, expect, it, vi } from 'vitest';
import { apollo } from './apollo.ts';
import { MyInfoDocument } from './me.auth.gen.ts';

afterAll(() => void vi.unstubAllGlobals());

it('asks again while an older answer is on its way: that one may be older than the event that asks', async () => {
  const asked: unknown[] = [];
  let answer: () => void = () => undefined;
  const late = new Promise<void>((resolve) => {
    answer = resolve;
  });
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const operations = JSON.parse(body) as unknown[]; // sent as batches
    asked.push(...operations);
    await late;
    return Response.json(operations.map(() => ({ data: { myInfo: null } })));
  });
  const ask = () => apollo.query({ query: MyInfoDocument, fetchPolicy: 'no-cache' });
  const first = ask();
  await expect.poll(() => asked).toHaveLength(1);
  const second = ask();
  await expect.poll(() => asked).toHaveLength(2);
  answer();
  await Promise.all([first, second]);
});
