import { catalogueByName } from '@sen/domain/catalogues/all';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { updateEntry } from '../../engine/catalogue/commands.ts';
import type { Ctx } from '../../engine/context.ts';
import { storesOfRoom } from '../prescriptions/queries.ts';
import { bedsOfRoom, type Link, linkRoom, servicesOfRoom, storesSupplyingRoom } from './links.ts';
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
const argumentOf = ({ argument }: Link) => argument as 'DichVu_Ids' | 'Kho_Ids' | 'Giuong_Ids'; // the links of a room by their arguments
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

describe('a link that is set from either side', () => {
  const kinds = [
    { link: servicesOfRoom, table: 'main.dm_dich_vu', code: "ma_dich_vu = 'XN-GLU'" },
    { link: storesSupplyingRoom, table: 'pharmacy.kho', code: "ma_kho = 'KHOLE'" },
    { link: bedsOfRoom, table: 'main.giuong_benh', code: "ma_giuong = 'G02'" },
  ];
  const entryOf = async ({ table, code }: (typeof kinds)[number]) => {
    const { rows } = await site.database.pool.query<{ id: string; version: number }>(
      `select id, version from ${table} where ${code}`,
    );
    const [row] = rows;
    if (!row) throw new Error(`no ${code}`);
    return row;
  };
  const acts = async (id: string) => {
    const { rows } = await site.database.pool.query(
      "select count(*)::int as n from main.audit where entity_id = $1 and action = 'UPDATE'",
      [id],
    );
    return rows[0].n;
  };
  const linkedTo = async (link: Link, id: string) =>
    (await linksOfRoom(ctx, otherRoom))[argumentOf(link)].includes(id);
  beforeAll(async () => {
    const make = `mutation Make($input: GiuongBenhInput!) { createGiuongBenh(input: $input) { _id } }`;
    const input = { MaGiuong: 'G02', TenGiuong: 'Giường 2', LoaiGiuong: 'Thuong' };
    await site.graphql('main', make, { input }, await site.token('quantri'));
  });

  it.each(kinds.map((kind) => [kind.link.catalogue, kind] as const))(
    'of %s is one truth with one history, and neither side writes over what it has not seen',
    async (_name, kind) => {
      const { link } = kind;
      const def = catalogueByName(link.catalogue);
      if (!def) throw new Error(link.catalogue);
      const rooms = (of: string[]) => ({ [link.field]: link.many ? of : (of[0] ?? null) });
      const { id, version } = await entryOf(kind);
      const seen = (await linksOfRoom(ctx, otherRoom))[argumentOf(link)];
      await updateEntry(ctx, def, id, { ...rooms([room]), version });
      const old = await entryOf(kind);
      const before = await acts(id);

      // the page of the entry is open while the room takes it
      const taken = await linkRoom(ctx, link, otherRoom, [...seen, id], seen);
      expect(taken).toBe(1);
      expect(await acts(id)).toBe(before + 1);
      expect(await linkedTo(link, id)).toBe(true);
      expect(await codeOf(updateEntry(ctx, def, id, { ...rooms([room]), version: old.version }))).toEqual([
        'CONFLICT',
        { current: expect.objectContaining({ _id: id, version: old.version + 1 }) },
      ]);
      expect(await linkedTo(link, id)).toBe(true);

      // the page of the room is open while the entry leaves it
      const now = (await linksOfRoom(ctx, otherRoom))[argumentOf(link)];
      await updateEntry(ctx, def, id, { ...rooms([]), version: old.version + 1 });
      expect(await linkedTo(link, id)).toBe(false);
      expect(await codeOf(linkRoom(ctx, link, otherRoom, now, now))).toEqual(['CONFLICT', {}]);
      expect(await linkedTo(link, id)).toBe(false);
      expect(await acts(id)).toBe(before + 2);
    },
  );
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
