import { describe, expect, it } from 'vitest';
import { spreadRefusal } from './tooManyRequests.ts';

const batch = JSON.stringify([{ operationName: 'A' }, { operationName: 'B' }]);

describe('too many requests', () => {
  it('are told to each operation of the batch, with the seconds to wait', async () => {
    const refused = new Response('<html>', { status: 429, headers: { 'retry-after': '7' } });
    const answer = spreadRefusal(refused, batch);
    expect(answer.status).toBe(200);
    const one = {
      data: null,
      errors: [
        {
          message: expect.stringContaining(' 7 '),
          extensions: { code: 'TOO_MANY_REQUESTS', details: { seconds: 7 } },
        },
      ],
    };
    expect(await answer.json()).toEqual([one, one]);
  });

  it('leave other answers alone', () => {
    const served = new Response('[]');
    expect(spreadRefusal(served, batch)).toBe(served);
  });
});
