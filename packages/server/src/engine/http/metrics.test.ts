import Fastify from 'fastify';
import { pino } from 'pino';
import { describe, expect, it, vi } from 'vitest';
import { figuresKeptMs, type Reading, registerMetrics } from './metrics.ts';

const silent = pino({ level: 'silent' });
const jobs = (state: string, value: number): Reading => ({ name: 'sen_jobs', help: 'Jobs', state, value });

async function metricsOf(read: () => Promise<readonly Reading[]>) {
  const app = Fastify();
  registerMetrics(app, silent, read);
  await app.ready();
  return async () => (await app.inject('/metrics')).body;
}

describe('the figures of the metrics', () => {
  it('stand beside the requests, a line a state; what was never measured is left out', async () => {
    const ask = await metricsOf(async () => [
      jobs('waiting', 3),
      jobs('failed', 0),
      { name: 'sen_backup_age_seconds', help: 'Age', value: null },
    ]);
    const text = await ask();
    expect(text).toContain('process_cpu_seconds_total');
    expect(text.match(/^sen_.*$/gm)).toEqual(
      expect.arrayContaining([
        'sen_figures_up 1',
        'sen_jobs{state="waiting"} 3',
        'sen_jobs{state="failed"} 0',
      ]),
    );
    expect(text).not.toContain('sen_backup_age_seconds');
    expect(text.match(/^# HELP sen_jobs /gm)).toHaveLength(1);
  });

  it('are read once for all who ask at the same time, and again when they are old', async () => {
    const clock = vi.spyOn(performance, 'now');
    try {
      let now = 1000;
      clock.mockImplementation(() => now);
      let reads = 0;
      const ask = await metricsOf(async () => [jobs('waiting', ++reads)]);
      const texts = await Promise.all([ask(), ask(), ask()]);
      now += figuresKeptMs - 1;
      texts.push(await ask());
      expect(texts.every((text) => text.includes('sen_jobs{state="waiting"} 1'))).toBe(true);
      now += 1;
      expect(await ask()).toContain('sen_jobs{state="waiting"} 2');
    } finally {
      clock.mockRestore();
    }
  });

  it('say so when they cannot be read, and the requests are told all the same', async () => {
    const ask = await metricsOf(() => Promise.reject(new Error('the database is away')));
    const text = await ask();
    expect(text).toContain('sen_figures_up 0');
    expect(text).toContain('process_cpu_seconds_total');
    expect(text).not.toContain('sen_jobs');
  });
});
