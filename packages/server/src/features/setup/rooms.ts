import { DM_DichVu } from '@sen/domain/catalogues/DM_DichVu';
import { Kho } from '@sen/domain/catalogues/Kho';
import { Node } from '@sen/domain/catalogues/Node';
import { type PatternPlace, patterns } from '@sen/domain/setup/patterns';
import { roomsFor, type SetupRoom, type SetupService } from '@sen/domain/setup/roomsFor';
import { sql } from 'drizzle-orm';
import { createEntry, updateEntry } from '../../engine/catalogue/commands.ts';
import type { Ctx, Tx } from '../../engine/context.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';

/**
 * Makes the places of a ready pattern below the facility, those that are named and with the names given; stores get their entry among
 * the stores, services without a room the rooms of their kind. Answers how many places. Errors: BAD_INPUT, SETUP_ROOMS_EXIST.
 */
export async function makePattern(
  ctx: Ctx,
  code: string,
  names: ReadonlyArray<{ code: string; name: string }>,
): Promise<number> {
  const pattern = patterns.find((one) => one.code === code);
  if (!pattern) throw new DomainError('BAD_INPUT', { issues: [{ path: 'mau', code: 'NOT_IN_LIST' }] });
  const known = new Map(pattern.places.map((place) => [place.code, place]));
  refuseIssues([
    ...(names.length === 0 ? [{ path: 'noi', code: 'REQUIRED' }] : []),
    ...names.flatMap((one, at) =>
      known.has(one.code) ? [] : [{ path: `noi.${at}.code`, code: 'NOT_IN_LIST' }],
    ),
  ]);
  const wanted = new Map(names.map((one, at) => [one.code, { name: one.name, at }]));
  return inTransaction(ctx, async (tx) => {
    const root = await lockBareFacility(tx);
    const made = new Map<string, string>();
    let order = 10;
    for (const place of pattern.places) {
      const given = wanted.get(place.code);
      if (!given) continue;
      if (given.name.trim() === '') refuseIssues([{ path: `noi.${given.at}.name`, code: 'REQUIRED' }]);
      const id = await makePlace(
        tx,
        { ...place, name: given.name },
        made.get(place.parent ?? '') ?? root,
        order,
      );
      made.set(place.code, id);
      order += 10;
    }
    await giveRooms(tx);
    return made.size;
  });
}

/** The facility, locked: who makes rooms at the same time waits and finds them. Errors: NOT_FOUND. */
export async function lockFacility(tx: Tx): Promise<string> {
  const { rows } = await tx.db.execute<{ id: string }>(sql`
    select id from auth.node where category = 'HOSPITAL' and trang_thai = 'DangSuDung' order by "order", code limit 1 for update`);
  const root = rows[0]?.id;
  if (!root) throw new DomainError('NOT_FOUND', { entity: 'Node' });
  return root;
}

/** The facility, locked, as long as nothing lies below it. */
async function lockBareFacility(tx: Tx): Promise<string> {
  const root = await lockFacility(tx);
  const below = await tx.db.execute(sql`
    select 1 from auth.node where category <> 'HOSPITAL' and trang_thai = 'DangSuDung' limit 1`);
  if (below.rows.length > 0) throw new DomainError('SETUP_ROOMS_EXIST');
  return root;
}

async function makePlace(tx: Tx, place: PatternPlace, parent_Id: string, order: number): Promise<string> {
  const { code, name, category, roomType, queuePrefix, MaKhoa, Loai } = place;
  const node = await createEntry(tx, Node, {
    code,
    name,
    category,
    parent_Id,
    roomType,
    queuePrefix,
    MaKhoa,
    order: String(order),
  });
  const id = String(node['_id']);
  if (Loai) await createEntry(tx, Kho, { MaKho: code, TenKho: name, Node_Id: id, Loai });
  return id;
}

/** Gives every service in use that no room performs yet the rooms that are for it. */
export async function giveRooms(tx: Tx): Promise<void> {
  const { rows: services } = await tx.db.execute<SetupService & { id: string }>(sql`
    select d.id, d.ma_dich_vu as code, n.ma_nhom_dich_vu as "group", l.loai as kind
    from main.dm_dich_vu d join main.nhom_dich_vu n on n.id = d.nhom_dich_vu_id join main.loai_dich_vu l on l.id = n.loai_dich_vu_id
    where d.trang_thai = 'DangSuDung' and cardinality(d.phong_thuc_hien_ids) = 0 order by d.id`);
  if (services.length === 0) return;
  const rooms = await readRooms(tx);
  for (const { id, ...service } of services) {
    const fitting = roomsFor(service, rooms).map((room) => room.id);
    if (fitting.length > 0) await updateEntry(tx, DM_DichVu, id, { PhongThucHien_Ids: fitting });
  }
}

/** The rooms in use, in their order. One statement. */
export async function readRooms(ctx: Ctx): Promise<Array<SetupRoom & { id: string }>> {
  const { rows } = await ctx.db.execute<SetupRoom & { id: string }>(sql`
    select id, code, name, room_type as "roomType" from auth.node
    where category = 'ROOM' and trang_thai = 'DangSuDung' and not tam_ngung order by "order", code`);
  return rows;
}
