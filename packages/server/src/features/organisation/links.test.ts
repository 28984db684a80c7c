import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import { storesOfRoom } from '../prescriptions/queries.ts';
import { bedsOfRoom, linkRoom, servicesOfRoom, storesSupplyingRoom } from './links.ts';
import { linksOfRoom, roomServices, staffOfPosition, worksInFacility } from './queries.ts';

let site: TestSite;
let ctx: Ctx;
let room = '';
let otherRoom = '';
let services: string[] = [];

beforeAll(async () => {
  site = await openTestSite();
  ctx = await site.ctx('quantri');
  room = await site.id('auth.node', 'XN01');
  otherRoom = await site.id('auth.node', 'PK01');
  const { rows } = await site.database.db.execute<{ id: string }>(
    sql`select id from main.dm_dich_vu where ma_dich_vu in ('KB-NOI', 'XN-CBC') order by ma_dich_vu`,
  );
  services = rows.map((row) => row.id);
});
afterAll(() => site.close());

const performed = async (of: string) =>
  (await roomServices(ctx, of, null)).map((link) => link.DichVu_Id).sort();
const codeOf = (act: Promise<unknown>) =>
  act.then(
    () => 'done',
    (error: { code?: string; details?: unknown }) => [error.code, error.details],
  );

describe('the services of a room', () => {
  it('are set from the side of the room, and other rooms keep theirs', async () => {
    const [kham = '', congThucMau = ''] = services;
    const before = await performed(otherRoom);
    expect(await linkRoom(ctx, servicesOfRoom, room, [kham])).toBeGreaterThan(0);
    expect(await performed(room)).toEqual([kham]);
    expect(await linkRoom(ctx, servicesOfRoom, room, [kham])).toBe(0);
    expect(await linkRoom(ctx, servicesOfRoom, room, [kham, congThucMau])).toBe(1);
    expect(await performed(room)).toEqual([...services].sort());
    expect(await performed(otherRoom)).toEqual(before);
    const rooms = await roomServices(ctx, null, kham);
    expect(rooms.map((link) => link.PhongBan_Id)).toContain(room);
  });

  it('are changes of the services, with who and when', async () => {
    const { rows } = await site.database.db.execute<{ acts: number }>(sql`
      select count(*)::int as acts from main.audit where entity = 'DM_DichVu' and action = 'UPDATE' and username = 'quantri'`);
    expect(rows[0]?.acts).toBeGreaterThan(1);
  });

  it('are refused whole when one of them is not there', async () => {
    const stranger = '00000000-0000-7000-8000-000000000009';
    const before = await performed(room);
    expect(await codeOf(linkRoom(ctx, servicesOfRoom, room, [services[0] ?? '', stranger]))).toEqual([
      'BAD_INPUT',
      { issues: [{ path: 'DichVu_Ids.1', code: 'NOT_IN_LIST' }] },
    ]);
    expect(await performed(room)).toEqual(before);
    expect(await codeOf(linkRoom(ctx, servicesOfRoom, stranger, []))).toEqual([
      'NOT_FOUND',
      { entity: 'Node' },
    ]);
  });

  it('are not overwritten by who saw others', async () => {
    const [kham = '', congThucMau = ''] = services;
    await linkRoom(ctx, servicesOfRoom, room, [kham]);
    expect(await codeOf(linkRoom(ctx, servicesOfRoom, room, [congThucMau], []))).toEqual(['CONFLICT', {}]);
    expect(await performed(room)).toEqual([kham]);
    expect(await linkRoom(ctx, servicesOfRoom, room, [congThucMau], [kham])).toBe(2);
  });

  it('set by two at once end as one of them wanted', async () => {
    const fresh = () => ({ ...ctx, loaders: new Map() });
    await Promise.all([
      linkRoom(fresh(), servicesOfRoom, room, services),
      linkRoom(fresh(), servicesOfRoom, room, []),
    ]);
    expect([[], [...services].sort()]).toContainEqual(await performed(room));
  });
});

it('a store that names rooms supplies these alone', async () => {
  const codes = async (of: string) => (await storesOfRoom(ctx, of)).map((store) => store.MaKho);
  const store = await site.id('pharmacy.kho', 'KHOLE');
  const second = await site.id('auth.node', 'PK02');
  expect(await codes(otherRoom)).toContain('KHOLE');
  expect(await linkRoom(ctx, storesSupplyingRoom, otherRoom, [store])).toBe(1);
  expect(await codes(otherRoom)).toContain('KHOLE');
  expect(await codes(second)).not.toContain('KHOLE');
  expect(await linkRoom(ctx, storesSupplyingRoom, otherRoom, [])).toBe(1);
  expect(await codes(second)).toContain('KHOLE');
});

it('a room tells all that is linked to it in one statement', async () => {
  const links = await linksOfRoom(ctx, otherRoom);
  expect(links.DichVu_Ids.sort()).toEqual(await performed(otherRoom));
  expect([links.Kho_Ids, links.Giuong_Ids]).toEqual([[], []]);
  expect(await site.countQueries(() => linksOfRoom(ctx, otherRoom))).toBe(1);
});

it('a bed stands in one room', async () => {
  const make = `mutation Make($input: GiuongBenhInput!) { createGiuongBenh(input: $input) { _id PhongBan_Id } }`;
  const input = { MaGiuong: 'G01', TenGiuong: 'Giường 1', LoaiGiuong: 'Thuong' };
  const { data } = await site.graphql('main', make, { input }, await site.token('quantri'));
  const bed = data.createGiuongBenh._id;
  const at = async () => {
    const { rows } = await site.database.db.execute<{ room: string | null }>(
      sql`select phong_ban_id as room from main.giuong_benh where id = ${bed}`,
    );
    return rows[0]?.room;
  };
  expect(await linkRoom(ctx, bedsOfRoom, room, [bed])).toBe(1);
  expect(await linkRoom(ctx, bedsOfRoom, otherRoom, [bed])).toBe(1);
  expect(await at()).toBe(otherRoom);
  expect(await linkRoom(ctx, bedsOfRoom, room, [])).toBe(0);
  expect(await linkRoom(ctx, bedsOfRoom, otherRoom, [])).toBe(1);
  expect(await at()).toBeNull();
});

it('staff are found by position, and their facility by their place of work', async () => {
  const { rows } = await site.database.db.execute<{ id: string; position: string; name: string }>(sql`
    select id, chuc_vu_id as position, ten_nhan_vien as name from main.nhan_vien where ma_nhan_vien = 'NV005'`);
  const { id = '', position = '', name = '' } = rows[0] ?? {};
  const found = await staffOfPosition(ctx, position, name.split(' ').at(-1) ?? '');
  expect(found.map((one) => one['_id'])).toContain(id);
  expect(await staffOfPosition(ctx, position, 'khong co ai')).toEqual([]);
  expect(await worksInFacility(ctx, id, otherRoom)).toBe(true);
  expect(await worksInFacility(ctx, id, await site.id('auth.node', 'PKS01'))).toBe(false);
});
