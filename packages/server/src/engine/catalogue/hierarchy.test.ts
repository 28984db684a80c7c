import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../context.ts';
import { createEntry, updateEntry } from './commands.ts';
import { ringsIn } from './hierarchy.ts';
import { cataloguePlan } from './imports/plan.ts';
import { checkedFile, workbookOf } from './imports/testImport.ts';
import { listCatalogue, type Row } from './queries.ts';
import { defOf } from './testEntry.ts';

let site: TestSite;
let ctx: Ctx;
beforeAll(async () => {
  site = await openTestSite();
  ctx = await site.ctx('quantri');
});
afterAll(() => site.close());

const nodes = defOf('Node');
const belowItself = (path: string) => ({
  code: 'BAD_INPUT',
  details: { issues: [{ path, code: 'BELOW_ITSELF' }] },
});

async function node(code: string, parent: Row | null): Promise<Row> {
  return createEntry(ctx, nodes, {
    code,
    name: `Khoa ${code}`,
    category: 'DEPARTMENT',
    parent_Id: parent?.['_id'] ?? null,
  });
}
const put = (entry: Row, parent: Row | null) =>
  updateEntry(ctx, nodes, String(entry['_id']), { parent_Id: parent?.['_id'] ?? null });

describe('an entry of a tree', () => {
  it('stands neither below itself nor below one that stands below it', async () => {
    const top = await node('CAY-1', null);
    const middle = await node('CAY-2', top);
    const low = await node('CAY-3', middle);
    await expect(put(top, top)).rejects.toMatchObject(belowItself('parent_Id'));
    await expect(put(top, low)).rejects.toMatchObject(belowItself('parent_Id'));
    expect((await put(low, top))['parent_Id']).toBe(top['_id']);
    expect((await put(middle, low))['parent_Id']).toBe(low['_id']);
    expect((await put(low, null))['parent_Id']).toBeNull();
  });

  it('is not put below another one that is put below it at the same moment', async () => {
    const [one, other] = [await node('CAY-4', null), await node('CAY-5', null)];
    const ends = await Promise.allSettled([put(one, other), put(other, one)]);
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('may keep the place that it has', async () => {
    const top = await node('CAY-6', null);
    const low = await node('CAY-7', top);
    await expect(
      updateEntry(ctx, nodes, String(low['_id']), { name: 'Khoa đổi tên', parent_Id: top['_id'] }),
    ).resolves.toMatchObject({ name: 'Khoa đổi tên' });
  });
});

it('a service is neither attached to itself nor excluded by itself', async () => {
  const services = defOf('DM_DichVu');
  const { data } = await listCatalogue(ctx, services, { limit: 1 });
  const id = String(data[0]?.['_id']);
  for (const path of ['DichVuKemTheo_Ids', 'KhongDungCung_Ids'])
    await expect(updateEntry(ctx, services, id, { [path]: [id] })).rejects.toMatchObject(belowItself(path));
});

describe('a file of a tree', () => {
  const head = ['MaNhomDuoc', 'TenNhomDuoc', 'Cha_Id'];

  it('is refused where its lines, with the entries that stay, make a ring; others of it are fine', async () => {
    const groups = defOf('NhomDuoc');
    const top = await createEntry(ctx, groups, { MaNhomDuoc: 'VONG-1', TenNhomDuoc: 'Nhóm một' });
    await createEntry(ctx, groups, { MaNhomDuoc: 'VONG-2', TenNhomDuoc: 'Nhóm hai', Cha_Id: top['_id'] });
    const { issues, report } = await checkedFile(
      ctx,
      cataloguePlan(groups),
      await workbookOf([
        head,
        ['VONG-1', 'Nhóm một', 'VONG-2'],
        ['VONG-3', 'Nhóm ba', 'VONG-3'],
        ['VONG-4', 'Nhóm bốn', 'VONG-1'],
      ]),
    );
    expect(issues.map(({ row, key, code, value }) => [row, key, code, value])).toEqual([
      [2, 'Cha_Id', 'BELOW_ITSELF', 'VONG-2'],
      [3, 'Cha_Id', 'BELOW_ITSELF', 'VONG-3'],
    ]);
    expect(report).toMatchObject({ issues: 2, byColumn: { Cha_Id: 2 }, parts: [{ Moi: 1, Sua: 0, Loi: 2 }] });
  });

  it('that turns what stands above into what stands below is fine', async () => {
    const groups = defOf('NhomDuoc');
    const top = await createEntry(ctx, groups, { MaNhomDuoc: 'VONG-5', TenNhomDuoc: 'Nhóm năm' });
    await createEntry(ctx, groups, { MaNhomDuoc: 'VONG-6', TenNhomDuoc: 'Nhóm sáu', Cha_Id: top['_id'] });
    const { issues } = await checkedFile(
      ctx,
      cataloguePlan(groups),
      await workbookOf([head, ['VONG-5', 'Nhóm năm', 'VONG-6'], ['VONG-6', 'Nhóm sáu', '']]),
    );
    expect(issues).toEqual([]);
  });
});

it('finds each entry of a ring, and not those that only lead into one', () => {
  const moved = new Map<string, string | null>([
    ['a', 'b'],
    ['c', 'a'],
    ['e', 'd'],
    ['d', null],
  ]);
  const staying = new Map<string, string | null>([
    ['b', 'a'],
    ['f', 'b'],
  ]);
  expect(ringsIn(moved, staying)).toEqual(['a']);
});
