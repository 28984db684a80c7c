import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { KeptInvoices } from './simulatorStore.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'sen-made-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('knows after a restart what was made before it, and goes on', () => {
  const file = path.join(folder, 'simulators', 'made.json');
  new KeptInvoices<{ SoHoaDon: number }>(file).set('one', { SoHoaDon: 1 });
  const again = new KeptInvoices<{ SoHoaDon: number }>(file);
  expect([...again]).toEqual([['one', { SoHoaDon: 1 }]]);
  again.set('two', { SoHoaDon: 2 });
  expect(new KeptInvoices(file).size).toBe(2);
});
