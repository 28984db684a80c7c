import { describe, expect, it } from 'vitest';
import { tryForm } from './trial.ts';

const createdAt = new Date('2026-11-20T01:00:00Z');
const trial = (template: string) => tryForm('svg', { template, data: {}, createdAt });
const endless = '#for i in range(20000) { for j in range(20000) { let k = calc.pow(j, 2) } }';

describe('tryForm', () => {
  it('sets a template as the server itself would, as a drawing or a PDF', async () => {
    const drawn = await trial('một #pagebreak() hai');
    expect(drawn).toMatchObject({ ok: true, pages: 2 });
    const made = await tryForm('pdf', { template: 'x', data: {}, createdAt });
    expect(made.ok && Buffer.from(made.pdf).subarray(0, 5).toString()).toBe('%PDF-');
    expect(await trial('#khongCo')).toMatchObject({ ok: false, diagnostics: [{ line: 1 }] });
  });

  it('ends a template that goes on for too long while the server answers others, and works again', async () => {
    await trial('trước đó'); // the compiler runs
    let ticks = 0;
    const clock = setInterval(() => {
      ticks += 1;
    }, 50);
    const [slow, next] = await Promise.all([trial(endless), trial('sau đó')]);
    clearInterval(clock);
    expect(slow).toMatchObject({
      ok: false,
      diagnostics: [{ message: 'the template takes longer than 3 seconds', line: null }],
    });
    expect(next.ok).toBe(true);
    expect(ticks).toBeGreaterThan(10); // of some sixty; a server that waits has one
  });
});
