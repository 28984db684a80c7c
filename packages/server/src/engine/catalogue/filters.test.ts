import type { CatalogueDef, Field } from '@sen/domain/catalogue/catalogue';
import { catalogues } from '@sen/domain/catalogues/all';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../context.ts';
import { createEntry, updateEntry } from './commands.ts';
import { type ListArgs, listCatalogue, type Row } from './queries.ts';
import { defOf, entryOf } from './testEntry.ts';

let site: TestSite;
let ctx: Ctx;
beforeAll(async () => {
  site = await openTestSite();
  ctx = await site.ctx('quantri');
});
afterAll(() => site.close());

const idsOf = async (def: CatalogueDef, args: ListArgs) =>
  (await listCatalogue(ctx, def, { limit: 500, includeSuspended: true, ...args })).data.map(
    (row) => row['_id'],
  );

/** A filter that finds a value, and one that cannot; by the kind of its field. */
function filtersOf(field: Field, value: unknown): { finds: unknown[]; refused: unknown[] } {
  switch (field.kind) {
    case 'text':
      return { finds: [value, [value], String(value).slice(1, 3)], refused: [7, [true], { from: 'a' }] };
    case 'enum':
      return { finds: [[value], value], refused: ['constructor', ['KhongCo'], { from: 'a' }] };
    case 'ref':
      return { finds: [[value], value, [value, null]], refused: ['x', ['x'], { to: value }] };
    case 'refs':
      return { finds: [value, [...[value].flat(), null]], refused: ['x', [1]] };
    case 'bool':
      return { finds: [true, [true]], refused: ['true', 1, { from: true }] };
    case 'number':
    case 'money':
    case 'quantity':
      return {
        finds: [{ from: value, to: value }, { from: '-1' }, { to: '99999999' }, value],
        refused: ['x', { from: 'x' }, { from: '2', to: '1' }, { over: '1' }],
      };
    case 'date':
      return {
        finds: [{ from: value, to: value }, { from: value }],
        refused: [{ from: '2026-02-30' }, { from: '2026-02-02', to: '2026-02-01' }, 'x'],
      };
    case 'datetime':
      return {
        finds: [{ from: '2026-01-31T00:00:00+07:00', to: '2026-02-01T00:00:00Z' }],
        refused: [{ from: 'May' }, { from: '2026-01-31' }],
      };
    default:
      return { finds: [], refused: [] };
  }
}

describe.each(catalogues.map((def) => [def.name, def] as const))('the list of %s', (_name, def) => {
  it('is filtered by each of its fields in one statement, and refuses at the field what does not fit', async () => {
    const made = await createEntry(ctx, def, await entryOf(site, def, 'lọc 6'));
    for (const [name, field] of Object.entries(def.fields)) {
      const value = made[name];
      if (value === null || (Array.isArray(value) && value.length === 0)) continue;
      const { finds, refused } = filtersOf(field, value);
      for (const one of finds)
        expect(
          await idsOf(def, { filter: { [name]: one, _id: [made['_id']] } }),
          `${name} ${JSON.stringify(one)}`,
        ).toContain(made['_id']);
      for (const one of refused)
        await expect(
          listCatalogue(ctx, def, { filter: { [name]: one } }),
          `${name} ${JSON.stringify(one)}`,
        ).rejects.toMatchObject({
          code: 'BAD_INPUT',
          details: { issues: [{ path: expect.stringContaining(`filter.${name}`) }] },
        });
    }
    const every = Object.fromEntries(
      Object.entries(def.fields).flatMap(([name, field]) => {
        const one = filtersOf(field, made[name]).finds[0];
        return made[name] === null || one === undefined || [made[name]].flat().length === 0
          ? []
          : [[name, one]];
      }),
    );
    const asked = { filter: every, sort: Object.keys(def.fields).map((field) => ({ field })) };
    expect(await site.countQueries(() => listCatalogue(ctx, def, asked))).toBe(1);
  });
});

describe('a list', () => {
  const unit = defOf('DonViTinh');
  const groups = defOf('NhomDichVu');

  it.each([[{ constructor: 'x' }], [{ toString: null }], [{ searchKey: 'a' }], [{ version: 1 }]])(
    'refuses the name of what is no field: %j',
    async (filter) => {
      await expect(listCatalogue(ctx, unit, { filter })).rejects.toMatchObject({ code: 'BAD_INPUT' });
    },
  );

  it('finds entries without a value, together with those that have one of several', async () => {
    const [type] = (await listCatalogue(ctx, defOf('LoaiDichVu'), {})).data;
    const all = (await listCatalogue(ctx, groups, { limit: 500 })).totalRows;
    const count = async (LoaiDichVu_Id: unknown) =>
      (await listCatalogue(ctx, groups, { filter: { LoaiDichVu_Id } })).totalRows;
    const [without, with1] = [await count(null), await count([type?.['_id']])];
    expect(await count([type?.['_id'], null])).toBe(without + with1);
    expect(with1).toBeLessThan(all);
    expect(await count([])).toBe(0);
  });

  it('finds what was changed since a moment', async () => {
    const [row] = (await listCatalogue(ctx, unit, { limit: 1 })).data;
    const before = new Date(ctx.now().getTime() - 1000).toISOString();
    await updateEntry(ctx, unit, String(row?.['_id']), { TenDonViTinh: `${row?.['TenDonViTinh']} mới` });
    expect(await idsOf(unit, { filter: { NgayCapNhat: { from: before } } })).toContain(row?.['_id']);
    expect(await idsOf(unit, { filter: { NgayCapNhat: { to: before } } })).not.toContain(row?.['_id']);
  });

  it('pages the same entries that it counts', async () => {
    const def = defOf('DM_DichVu');
    const asked = { filter: { MaDichVu: 'X' }, sort: [{ field: 'NhomDichVu_Id', desc: true }], limit: 3 };
    const first = await listCatalogue(ctx, def, asked);
    const pages = await Promise.all(
      Array.from({ length: first.totalPages }, (_, at) =>
        listCatalogue(ctx, def, { ...asked, page: at + 1 }),
      ),
    );
    const ids = pages.flatMap(({ data }) => data.map((row) => row['_id']));
    expect(new Set(ids).size).toBe(first.totalRows);
    expect(ids).toHaveLength(first.totalRows);
  });

  it('is sorted by what it shows of a reference', async () => {
    const def = defOf('DM_DichVu');
    const { data } = await listCatalogue(ctx, def, { sort: [{ field: 'NhomDichVu_Id' }], limit: 500 });
    const { rows } = await site.database.db.execute<{ id: string; code: string }>(
      sql`select id, ma_nhom_dich_vu as code from main.nhom_dich_vu order by ma_nhom_dich_vu`,
    );
    const place = new Map(rows.map(({ id }, at) => [id, at]));
    const places = data.map((row: Row) => place.get(String(row['NhomDichVu_Id'])) ?? -1);
    expect(places).toEqual([...places].sort((one, other) => one - other));
  });
});
