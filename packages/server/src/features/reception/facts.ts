import type { Rights } from '@sen/domain/acts/acts';
import { dec } from '@sen/domain/money/decimal';
import { type TiepNhanAction, type TiepNhanFacts, tiepNhanActs } from '@sen/domain/reception/tiepNhan';
import { requireAct, rightsOf } from '../../engine/acts/acts.ts';
import type { Ctx } from '../../engine/context.ts';
import { accountOfVisit } from '../cashier/queries.ts';
import { orderLinesForCharges } from '../orders/queries.ts';
import { facilityOf } from '../organisation/facility.ts';
import type { TiepNhan } from './queries.ts';

type Lines = Awaited<ReturnType<typeof orderLinesForCharges>>;

/** States of a line that somebody has begun to work on. */
const begun: ReadonlySet<string> = new Set(['ChuaKetQua', 'CoKetQua', 'DaXemKetQua']);

/** What the acts on a reception decide on, by its order lines: its own state, and what of the visit was used. */
export async function receptionFacts(ctx: Ctx, row: TiepNhan, lines: Lines): Promise<TiepNhanFacts> {
  const [account, node] = await Promise.all([
    accountOfVisit(ctx, row._id),
    facilityOf(ctx, row.NoiTiepNhan_Id),
  ]);
  return {
    TrangThai: row.TrangThai,
    node,
    DaXacNhanChiPhi: row.DaXacNhanChiPhi,
    DaXacNhanBHYT: row.DaXacNhanBHYT,
    DaHoanUng: row.DaHoanUng,
    daThuHoacThucHien: lines.some((line) => line.DaThuTien || begun.has(line.TrangThai)),
    conTien: dec(account?.TamUngCon ?? '0').gt(0) || dec(account?.ThuThua ?? '0').gt(0),
  };
}

/** Throws the refusal of an act on a reception that this transaction has locked. */
export async function requireOnReception(
  ctx: Ctx,
  row: TiepNhan,
  action: TiepNhanAction,
  rights: Rights = rightsOf(ctx),
): Promise<void> {
  const lines = await orderLinesForCharges(ctx, row._id);
  requireAct(ctx, tiepNhanActs, action, await receptionFacts(ctx, row, lines), rights);
}
