import { catalogues } from '@sen/domain/catalogues/all';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../../test/testSite.ts';
import type { Ctx } from '../../context.ts';
import { keyFields } from '../columns.ts';
import { createEntry } from '../commands.ts';
import { exportCsv, exportWorkbook, templateWorkbook } from '../excel.ts';
import { entryOf } from '../testEntry.ts';
import { findHeader } from './header.ts';
import { cataloguePlan } from './plan.ts';
import { readBytes } from './readBytes.ts';
import type { ReadLine } from './readSheet.ts';
import { checkedFile } from './testImport.ts';

let site: TestSite;
let ctx: Ctx;
beforeAll(async () => {
  site = await openTestSite();
  ctx = await site.ctx('quantri');
});
afterAll(() => site.close());

describe.each(catalogues.map((def) => [def.name, def] as const))('the export of %s', (_name, def) => {
  it('comes back as workbook and as text without a change, a new entry or a fault', async () => {
    const entry = await entryOf(site, def, 'đi về 1');
    for (const [name, field] of Object.entries(def.fields)) {
      const rows = entry[name];
      if (field.kind !== 'lines' || !Array.isArray(rows)) continue;
      const thrice = [...rows, ...rows, ...rows];
      // where the same row may stand again
      if (!def.check?.({ ...entry, [name]: thrice }, null).length) entry[name] = thrice;
    }
    await createEntry(ctx, def, entry);
    const args = { columns: 'all', includeSuspended: true } as const;
    const plan = cataloguePlan(def);
    for (const [name, bytes] of [
      ['ra.xlsx', await exportWorkbook(ctx, def, args)],
      ['ra.csv', await exportCsv(ctx, def, args)],
    ] as const) {
      const { report, issues, row } = await checkedFile(ctx, plan, bytes, {}, name);
      expect(issues, name).toEqual([]);
      const [told] = report.parts;
      expect(told, name).toMatchObject({ Moi: 0, Sua: 0, BoQua: 0, Loi: 0 });
      expect(told?.KhongDoi, name).toBeGreaterThan(0);
      const unmapped = plan.columns.filter(({ key }) => row.mapping[key]?.column === null);
      expect(unmapped, name).toEqual([]);
    }
  });

  it('has a template with every column of an import, each found by its heading', async () => {
    const plan = cataloguePlan(def);
    const lines: ReadLine[] = [];
    await readBytes(await templateWorkbook(ctx, def), async (more) => {
      lines.push(...more);
    });
    const { headerRow, mapping } = findHeader(plan, lines);
    expect(headerRow).toBe(2);
    expect(plan.columns.map(({ key }) => mapping[key]?.column)).toEqual(plan.columns.map((_, at) => at));
  });

  it('tells its entries apart by fields that an entry has', () => {
    const names: readonly string[] = keyFields(def);
    expect(names.length).toBeGreaterThan(0);
    const required = names.filter((name) => def.fields[name]?.required);
    expect(required.length).toBeGreaterThan(0);
    for (const name of names) expect(['text', 'ref']).toContain(def.fields[name]?.kind);
  });
});
