import { catalogueByName } from '@sen/domain/catalogues/all';
import { sql } from 'drizzle-orm';
import { updateEntry } from '../../engine/catalogue/commands.ts';
import { catalogueTable } from '../../engine/catalogue/tables.ts';
import type { Ctx, Tx } from '../../engine/context.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';

/** A link that an entry of a catalogue holds to rooms: one room in a `ref`, several in `refs`. */
export type Link = { catalogue: string; field: string; many: boolean; argument: string };

export const servicesOfRoom: Link = {
  catalogue: 'DM_DichVu',
  field: 'PhongThucHien_Ids',
  many: true,
  argument: 'DichVu_Ids',
};
export const storesSupplyingRoom: Link = {
  catalogue: 'Kho',
  field: 'PhongBan_Ids',
  many: true,
  argument: 'Kho_Ids',
};
export const bedsOfRoom: Link = {
  catalogue: 'GiuongBenh',
  field: 'PhongBan_Id',
  many: false,
  argument: 'Giuong_Ids',
};

/**
 * Sets a link from the room's side: these entries hold the room, no others do. Each change is one of its entry, with its history.
 * `seen`: what was linked when it was looked at. Answers how many changed. Errors: NOT_FOUND for the room, BAD_INPUT at the argument
 * for an entry that is not there, CONFLICT when others are linked by now than were seen.
 */
export async function linkRoom(
  ctx: Ctx,
  link: Link,
  roomId: string,
  ids: readonly string[],
  seen?: readonly string[] | null,
): Promise<number> {
  return inTransaction(ctx, async (tx) => {
    await lockRoom(tx, roomId);
    const entries = await lockLinked(tx, link, roomId, ids);
    const linked = entries.filter(({ rooms }) => rooms.includes(roomId)).map(({ id }) => id);
    if (seen && [...seen].sort().join() !== linked.sort().join()) throw new DomainError('CONFLICT');
    const known = new Set(entries.map(({ id }) => id));
    refuseIssues(
      ids.flatMap((id, at) =>
        known.has(id) ? [] : [{ path: `${link.argument}.${at}`, code: 'NOT_IN_LIST' }],
      ),
    );
    const def = catalogueByName(link.catalogue);
    if (!def) throw new Error(`there is no catalogue ${link.catalogue}`);
    let changed = 0;
    for (const { id, rooms } of entries) {
      const wanted = ids.includes(id);
      if (wanted === rooms.includes(roomId)) continue;
      const others = rooms.filter((room) => room !== roomId);
      const next = wanted ? [...others, roomId] : others;
      await updateEntry(tx, def, id, { [link.field]: link.many ? next : wanted ? roomId : null });
      changed++;
    }
    return changed;
  });
}

/** Who links the same room waits here: else each would miss what the other one links meanwhile. */
async function lockRoom(tx: Tx, roomId: string): Promise<void> {
  const { rows } = await tx.db.execute(
    sql`select 1 from auth.node where id = ${roomId} and trang_thai = 'DangSuDung' for no key update`,
  );
  if (rows.length === 0) throw new DomainError('NOT_FOUND', { entity: 'Node' });
}

/** The entries that hold the room or shall hold it, locked in one order, so that two who link do not wait for each other in a ring. */
async function lockLinked(
  tx: Tx,
  { catalogue, field, many }: Link,
  roomId: string,
  ids: readonly string[],
): Promise<Array<{ id: string; rooms: string[] }>> {
  const table = catalogueTable(catalogue);
  const column = table[field];
  if (!column) throw new Error(`${catalogue} has no field ${field}`);
  const held = many ? sql`${roomId}::uuid = any(${column})` : sql`${column} = ${roomId}::uuid`;
  const rooms = many ? column : sql`array_remove(array[${column}], null)`;
  const { rows } = await tx.db.execute<{ id: string; rooms: string[] }>(sql`
    select id, ${rooms}::text[] as rooms from ${table}
    where trang_thai = 'DangSuDung' and (${held} or id = any(${sql.param([...ids])}::uuid[]))
    order by id for update`);
  return rows;
}
