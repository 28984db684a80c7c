import { batchMost } from '@sen/domain/catalogue/batch';
import { catalogues } from '@sen/domain/catalogues/all';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../context.ts';
import { type BatchArgs, batchEntries } from './batch.ts';
import { createEntry, removeEntries } from './commands.ts';
import { listCatalogue, type Row } from './queries.ts';
import { defOf, entryOf } from './testEntry.ts';

let site: TestSite;
let ctx: Ctx;
beforeAll(async () => {
  site = await openTestSite();
  ctx = await site.ctx('quantri');
});
afterAll(() => site.close());

const unit = defOf('DonViTinh');
const service = defOf('DM_DichVu');

async function units(count: number, code: string): Promise<string[]> {
  const made: string[] = [];
  for (let at = 0; at < count; at++) {
    const entry = { MaDonViTinh: `${code}-${at}`, TenDonViTinh: `Đơn vị ${at}` };
    made.push(String((await createEntry(ctx, unit, entry))['_id']));
  }
  return made;
}

async function rowsOf(def: typeof unit, ids: readonly string[]): Promise<Row[]> {
  const found = (
    await listCatalogue(ctx, def, { includeSuspended: true, limit: 500, filter: { _id: [...ids] } })
  ).data;
  return ids.flatMap((id): Row[] => found.filter((row) => row['_id'] === id));
}

describe.each(catalogues.map((def) => [def.name, def] as const))('a batch of %s', (_name, def) => {
  it('suspends, copies and removes an entry', async () => {
    const made = await createEntry(ctx, def, await entryOf(site, def, 'bảy 7'));
    const id = String(made['_id']);
    const run = (act: BatchArgs['act'], ids: string[], input?: Row) =>
      batchEntries(ctx, def, { act, ids, ...(input ? { input } : {}) });
    expect(await run('update', [id], { TamNgung: true })).toEqual({ done: [id], refused: [] });
    const copies = await run('duplicate', [id]);
    // a copy that the catalogue cannot take, such as one of a number that cannot be made up, is refused by its field
    for (const { code, details } of copies.refused)
      expect([code, details['issues']]).toEqual(['BAD_INPUT', expect.arrayContaining([expect.anything()])]);
    expect(copies.done.length + copies.refused.length).toBe(1);
    const { done, refused } = await run('remove', [...copies.done, id]);
    expect(refused.filter(({ code }) => code !== 'IN_USE')).toEqual([]);
    expect(done.length + refused.length).toBe(copies.done.length + 1);
  });
});

describe('a batch', () => {
  it('gives one value to all, with one version, one line of the log each and one event', async () => {
    const ids = await units(3, 'LO');
    const events = async () =>
      (await site.database.pool.query(`select data from main.event where module = 'DanhMuc'`)).rows.length;
    const before = await events();
    const report = await batchEntries(ctx, unit, { act: 'update', ids, input: { TamNgung: true } });
    expect(report).toEqual({ done: ids, refused: [] });
    expect(await rowsOf(unit, ids)).toEqual(
      ids.map((_id) => expect.objectContaining({ _id, version: 2, TamNgung: true })),
    );
    expect((await events()) - before).toBe(1);
    const { rows } = await site.database.pool.query(
      `select before ->> 'TamNgung' as before, after ->> 'TamNgung' as after from main.audit
       where action = 'UPDATE' and entity_id = any($1)`,
      [ids],
    );
    expect(rows).toEqual(Array(3).fill({ before: 'false', after: 'true' }));
  });

  it('changes the group of services, and refuses a group that is gone, once for all', async () => {
    const groups = (await listCatalogue(ctx, defOf('NhomDichVu'), {})).data.map((row) => String(row['_id']));
    const services = (await listCatalogue(ctx, service, { limit: 4 })).data;
    const ids = services.map((row) => String(row['_id']));
    const input = { NhomDichVu_Id: groups.at(-1) };
    expect((await batchEntries(ctx, service, { act: 'update', ids, input })).done).toEqual(ids);
    expect((await rowsOf(service, ids)).map((row) => row['NhomDichVu_Id'])).toEqual(
      ids.map(() => groups.at(-1)),
    );
    const unknown = { NhomDichVu_Id: '01999999-9999-7999-8999-999999999999' };
    await expect(batchEntries(ctx, service, { act: 'update', ids, input: unknown })).rejects.toMatchObject({
      code: 'BAD_INPUT',
      details: { issues: [{ path: 'NhomDichVu_Id', code: 'REFERENCE_MISSING' }] },
    });
  });

  it('does it with those that it can, and says of each of the others why not', async () => {
    const [free = ''] = await units(1, 'TD');
    const { rows } = await site.database.db.execute<{ id: string }>(
      sql`select don_vi_tinh_id as id from main.dm_dich_vu where don_vi_tinh_id is not null limit 1`,
    );
    const used = rows[0]?.id ?? '';
    const gone = '01999999-9999-7999-8999-999999999999';
    const report = await batchEntries(ctx, unit, { act: 'remove', ids: [used, free, gone, free] });
    expect(report.done).toEqual([free]);
    expect(report.refused).toEqual([
      { _id: gone, code: 'NOT_FOUND', details: {} },
      {
        _id: used,
        code: 'IN_USE',
        details: { count: expect.any(Number), where: expect.stringContaining('Dịch vụ') },
      },
    ]);
    expect(await rowsOf(unit, [used, free])).toHaveLength(1);
  });

  it('keeps what an entry that stays refers to', async () => {
    const node = defOf('Node');
    const [root] = (await listCatalogue(ctx, node, { filter: { parent_Id: null } })).data;
    const below = { category: root?.['category'], name: 'Khoa thử' };
    const sample = await entryOf(site, node, 'tầng 8');
    const above = await createEntry(ctx, node, { ...sample, ...below, parent_Id: root?.['_id'] });
    const under = await createEntry(ctx, node, {
      ...(await entryOf(site, node, 'tầng 9')),
      parent_Id: above['_id'],
    });
    await createEntry(ctx, node, { ...(await entryOf(site, node, 'tầng 10')), parent_Id: under['_id'] });
    const ids = [above, under].map((row) => String(row['_id']));
    const report = await batchEntries(ctx, node, { act: 'remove', ids });
    expect(report.done).toEqual([]);
    expect(report.refused.map(({ _id, code }) => [_id, code])).toEqual([
      [ids[1], 'IN_USE'],
      [ids[0], 'IN_USE'],
    ]);
  });

  it('copies are suspended, have codes of their own, and copies of copies too', async () => {
    const ids = await units(2, 'SC');
    const once = await batchEntries(ctx, unit, { act: 'duplicate', ids });
    const twice = await batchEntries(ctx, unit, { act: 'duplicate', ids });
    expect(
      (await rowsOf(unit, [...once.done, ...twice.done])).map((row) => [row['MaDonViTinh'], row['TamNgung']]),
    ).toEqual([
      ['SC-0-2', true],
      ['SC-1-2', true],
      ['SC-0-3', true],
      ['SC-1-3', true],
    ]);
  });

  it.each([
    [{ MaDonViTinh: 'X' }, 'MaDonViTinh', 'NOT_IN_LIST'],
    [{ TenDonViTinh: 'X' }, 'TenDonViTinh', 'NOT_IN_LIST'],
    [{}, 'input', 'REQUIRED'],
    [{ constructor: 1 }, 'input', 'REQUIRED'],
  ])('does not take %j', async (input, path, code) => {
    const ids = (await listCatalogue(ctx, unit, { limit: 2 })).data.map((row) => String(row['_id']));
    await expect(batchEntries(ctx, unit, { act: 'update', ids, input })).rejects.toMatchObject({
      code: 'BAD_INPUT',
      details: { issues: [{ path, code }] },
    });
  });

  it('is refused without the right, by the API, before anything is read', async () => {
    const query = `mutation($ids: [ID!]!) { it: batchDonViTinh(act: update, ids: $ids, input: { TamNgung: true }) { done refused { _id code details } } }`;
    const ids = (await listCatalogue(ctx, unit, { limit: 1 })).data.map((row) => row['_id']);
    const refused = await site.graphql('main', query, { ids }, await site.token('thungan1'));
    expect(refused.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    const done = await site.graphql('main', query, { ids }, await site.token('quantri'));
    expect(done.data.it).toEqual({ done: ids, refused: [] });
  });

  it('of 500 entries takes as few statements as one of two', async () => {
    const ids = await units(batchMost, 'NHIEU');
    const suspend = (some: string[], TamNgung: boolean) =>
      batchEntries(ctx, unit, { act: 'update', ids: some, input: { TamNgung } });
    const few = await site.countQueries(() => suspend(ids.slice(0, 2), true));
    expect(await site.countQueries(() => suspend(ids, false))).toBe(few);
    const [more] = await units(1, 'THEM');
    await expect(suspend([...ids, more ?? ''], true)).rejects.toMatchObject({
      details: { issues: [{ path: 'ids', code: 'TOO_MANY' }] },
    });
    await removeEntries(ctx, unit, ids.slice(0, 1));
    expect(await suspend(ids, true)).toMatchObject({ refused: [{ _id: ids[0], code: 'NOT_FOUND' }] });
  });
});
