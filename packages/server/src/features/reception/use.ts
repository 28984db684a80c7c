import { dec } from '@sen/domain/money/decimal';
import type { Ctx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { accountOfVisit } from '../cashier/queries.ts';
import type { orderLinesForCharges } from '../orders/queries.ts';

type Lines = Awaited<ReturnType<typeof orderLinesForCharges>>;

/** What keeps a reception from being cancelled. */
export type ReceptionUse = {
  /** A service was paid or performed. */
  daThuHoacThucHien: boolean;
  /** The patient's money is still here: an advance, or what was paid too much. */
  conTien: boolean;
};

/** States of a line that somebody has begun to work on. */
const begun: ReadonlySet<string> = new Set(['ChuaKetQua', 'CoKetQua', 'DaXemKetQua']);

/** What of a visit stands against its cancellation. */
export async function useOf(ctx: Ctx, TiepNhan_Id: string, lines: Lines): Promise<ReceptionUse> {
  const account = await accountOfVisit(ctx, TiepNhan_Id);
  return {
    daThuHoacThucHien: lines.some((line) => line.DaThuTien || begun.has(line.TrangThai)),
    conTien: dec(account?.TamUngCon ?? '0').gt(0) || dec(account?.ThuThua ?? '0').gt(0),
  };
}

/** Throws RECEPTION_IN_USE or RECEPTION_HAS_MONEY where something stands against a cancellation. */
export function refuseUse(use: ReceptionUse): void {
  if (use.daThuHoacThucHien) throw new DomainError('RECEPTION_IN_USE');
  if (use.conTien) throw new DomainError('RECEPTION_HAS_MONEY');
}
