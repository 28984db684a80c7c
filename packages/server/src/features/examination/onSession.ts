import type { ErrorCode } from '@sen/domain/errors/errors';
import type { KhamBenhAction } from '@sen/domain/examination/khamBenh';
import { sql } from 'drizzle-orm';
import type { Ground } from '../papers/paper.ts';
import { lockSession, lockSessionFor } from './commands.ts';
import { announceSession } from './open.ts';
import { type PaperInUse, papersInUse } from './points.ts';
import { loadSession, madeOfSession, sessionById } from './queries.ts';
import type { KhamBenhRow } from './tables.ts';

type OfSession = { KhamBenh_Id: string };
type NamesSession = { KhamBenh_Id?: string | null | undefined };

/**
 * Papers that are written out of an examination by one of its acts; while one is alive, cancelling the examination is refused with
 * `held`, and so is another resolution where the paper follows from that.
 */
export function onSession(
  action: KhamBenhAction,
  held: ErrorCode,
  follows: Pick<PaperInUse, 'ofResolution'> = {},
): Ground<KhamBenhRow, OfSession, NamesSession> {
  return {
    begin: (tx, { KhamBenh_Id }) => lockSessionFor(tx, KhamBenh_Id ?? '', action),
    lock: (tx, { KhamBenh_Id }) => lockSession(tx, KhamBenh_Id),
    of: (ctx, { KhamBenh_Id }) => sessionById(ctx, KhamBenh_Id),
    find: (ctx, { KhamBenh_Id }) => loadSession(ctx, KhamBenh_Id),
    listed: { column: 'KhamBenh_Id', byId: loadSession },
    columns: ({ _id, BenhNhan_Id, TiepNhan_Id }) => ({ KhamBenh_Id: _id, BenhNhan_Id, TiepNhan_Id }),
    made: madeOfSession,
    changed: (tx, session) => announceSession(tx, session, 'update'),
    adds: ({ table, live }) => {
      const states = sql.raw(live.map((state) => `'${state}'`).join(', '));
      return [
        papersInUse.add({
          ...follows,
          code: held,
          ofSession: (id) =>
            sql`select from ${sql.raw(table)} p where p.kham_benh_id = ${id} and p.trang_thai in (${states})`,
        }),
      ];
    },
  };
}
