import type { Ctx } from '../../engine/context.ts';
import { loadSession, madeOfSession } from '../examination/queries.ts';
import { type Made, visibleRecords } from '../recordAccess/visible.ts';
import { prescriptionsOfPatient } from './queries.ts';
import type { ToaThuocRow } from './tables.ts';

/** Where the session of a prescription was held, and of whom. */
export async function madeOf(ctx: Ctx, KhamBenh_Id: string): Promise<Made> {
  const session = await loadSession(ctx, KhamBenh_Id);
  return session ? madeOfSession(session) : { node: null, BenhNhan_Id: null };
}

/** The prescriptions of a patient that may be seen here. */
export async function shownOfPatient(ctx: Ctx, BenhNhan_Id: string): Promise<ToaThuocRow[]> {
  return visibleRecords(ctx, await prescriptionsOfPatient(ctx, BenhNhan_Id), (toa) =>
    madeOf(ctx, toa.KhamBenh_Id),
  );
}
