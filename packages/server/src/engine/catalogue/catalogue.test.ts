import type { CatalogueDef, Field } from '@sen/domain/catalogue/catalogue';
import { validate } from '@sen/domain/catalogue/validate';
import { catalogues } from '@sen/domain/catalogues/all';
import { permissions } from '@sen/domain/permissions/permissions';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../context.ts';
import type { DomainError } from '../errors.ts';
import { createEntry, removeEntries, updateEntry } from './commands.ts';
import { exportWorkbook } from './excel.ts';
import { cataloguePlan } from './imports/plan.ts';
import { checkedFile } from './imports/testImport.ts';
import { listCatalogue, type Row, searchCatalogue } from './queries.ts';
import { catalogueTable } from './tables.ts';

let site: TestSite;
let ctx: Ctx;
beforeAll(async () => {
  site = await openTestSite();
  ctx = await site.ctx('quantri');
});
afterAll(() => site.close());

const samples = { phone: '0912345678', email: 'a@b.vn', taxCode: '0123456789', code: 'ZZ-1' };

async function sampleOf(field: Field, mark: string): Promise<unknown> {
  switch (field.kind) {
    case 'text': {
      const text = field.pattern && field.pattern !== 'code' ? samples[field.pattern] : `Zx ${mark}`;
      return text.slice(0, field.max);
    }
    case 'number':
    case 'money':
    case 'quantity':
      return field.min && Number(field.min) > 1
        ? field.min
        : field.max && Number(field.max) < 1
          ? field.max
          : '1';
    case 'bool':
      return true;
    case 'date':
      return '2026-01-31';
    case 'datetime':
      return '2026-01-31T01:02:03.000Z';
    case 'colour':
      return '#0f766e';
    case 'enum':
      return Object.keys(field.values)[0];
    case 'ref':
    case 'refs': {
      const { rows } = await site.database.db.execute<{ id: string }>(
        sql`select id from ${catalogueTable(field.to)} limit 1`,
      );
      const id = rows[0]?.id ?? null;
      return field.kind === 'ref' ? id : id ? [id] : [];
    }
    case 'lines': {
      const cells = await Promise.all(
        Object.entries(field.fields).map(async ([name, cell]) => [name, await sampleOf(cell, mark)]),
      );
      return [Object.fromEntries(cells)];
    }
  }
}

async function entryOf(def: CatalogueDef, mark: string): Promise<Row> {
  const fields = await Promise.all(
    Object.entries(def.fields).map(async ([name, field]) => [name, await sampleOf(field, mark)]),
  );
  return Object.fromEntries(fields);
}

const refusal = async (act: Promise<unknown>) =>
  act.then(
    () => null,
    (error: DomainError) => ({
      code: error.code,
      details: error.details,
      issues: (error.details['issues'] ?? []) as Array<{ path: string; code: string }>,
    }),
  );

describe.each(catalogues.map((def) => [def.name, def] as const))('catalogue %s', (_name, def) => {
  it('is made, found, changed, protected from two editors, suspended and removed', async () => {
    expect(permissions).toHaveProperty(def.permission);
    const input = await entryOf(def, 'một 1');
    expect(validate(def, input)).toEqual([]);
    const made = await createEntry(ctx, def, input);
    const id = String(made['_id']);
    expect(made).toMatchObject({ version: 1, TrangThai: 'DangSuDung', TamNgung: false });

    const found = await searchCatalogue(ctx, def, { text: '', limit: 5, ids: [id] });
    expect(found[0]?.['_id']).toBe(id);
    const text = def.searchBy
      .map((field) => input[field])
      .find((value) => typeof value === 'string' && value.startsWith('Zx'));
    if (text) {
      const page = await listCatalogue(ctx, def, { keyword: 'ZX MOT', limit: 5 });
      expect(page.data.map((row) => row['_id'])).toContain(id);
      expect(page.totalRows).toBeGreaterThanOrEqual(1);
    }

    const changed = await updateEntry(ctx, def, id, { version: 1, TamNgung: true });
    expect(changed).toMatchObject({ version: 2, TamNgung: true });
    expect(await refusal(updateEntry(ctx, def, id, { version: 1 }))).toMatchObject({ code: 'CONFLICT' });
    expect(
      (await searchCatalogue(ctx, def, { text: '', limit: 200, ids: [] })).map((row) => row['_id']),
    ).not.toContain(id);

    const unique = Object.entries(def.fields).find(([, field]) => field.kind === 'text' && field.unique)?.[0];
    if (unique) {
      const again = await refusal(
        createEntry(ctx, def, { ...(await entryOf(def, 'hai 2')), [unique]: input[unique] }),
      );
      expect(again).toMatchObject({ code: 'BAD_INPUT', issues: [{ path: unique, code: 'DUPLICATE' }] });
    }
    const required = Object.entries(def.fields).find(([, field]) => field.required)?.[0];
    if (required) {
      const empty = await refusal(updateEntry(ctx, def, id, { [required]: null }));
      expect(empty?.issues).toContainEqual({ path: required, code: 'REQUIRED' });
    }
    const ref = Object.entries(def.fields).find(([, field]) => field.kind === 'ref')?.[0];
    if (ref) {
      const missing = await refusal(
        updateEntry(ctx, def, id, { [ref]: '01999999-9999-7999-8999-999999999999' }),
      );
      expect(missing?.issues).toContainEqual({ path: ref, code: 'REFERENCE_MISSING' });
    }

    expect(await removeEntries(ctx, def, [id])).toBe(1);
    expect(await refusal(updateEntry(ctx, def, id, {}))).toMatchObject({ code: 'NOT_FOUND' });
    const { rows } = await site.database.db.execute<{ action: string }>(
      sql`select action from main.audit where entity = ${def.name} and entity_id = ${id} order by at`,
    );
    expect(rows.map((row) => row.action)).toEqual(['CREATE', 'UPDATE', 'DELETE']);
  });

  it('lists a page with one statement', async () => {
    expect(await site.countQueries(() => listCatalogue(ctx, def, { page: 1, limit: 20, keyword: 'a' }))).toBe(
      1,
    );
  });

  it('leaves through Excel and comes back unchanged', async () => {
    const book = await exportWorkbook(ctx, def, { columns: 'all', includeSuspended: true });
    const empty = (await listCatalogue(ctx, def, { includeSuspended: true })).totalRows === 0;
    const { issues, report } = await checkedFile(ctx, cataloguePlan(def), book);
    // rows that an entry owns stand in no sheet: a new entry cannot be made without them
    expect(issues.filter(({ code }) => def.code !== undefined || code !== 'REQUIRED')).toEqual([]);
    if (def.code && !empty) expect(report.parts[0]).toMatchObject({ Moi: 0, Sua: 0, Loi: 0 });
  });
});

describe('an entry in use', () => {
  it('is not removed, and says where it is used', async () => {
    const units = catalogues.find((def) => def.name === 'DonViTinh');
    if (!units) throw new Error('no units');
    const { rows } = await site.database.db.execute<{ id: string }>(
      sql`select don_vi_tinh_id as id from main.dm_dich_vu where don_vi_tinh_id is not null limit 1`,
    );
    const refused = await removeEntries(ctx, units, [rows[0]?.id ?? '']).catch((error: DomainError) => error);
    expect(refused).toMatchObject({ code: 'IN_USE', details: { where: expect.stringContaining('Dịch vụ') } });
  });
});
