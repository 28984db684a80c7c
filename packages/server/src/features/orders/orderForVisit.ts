import { isFromOutside, ordererIssues } from '@sen/domain/orders/orderer';
import { rightsOf } from '../../engine/acts/acts.ts';
import type { Ctx } from '../../engine/context.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';
import { once } from '../../engine/sql/transaction.ts';
import type { DichVuYeuCauInput } from '../../gql/main.ts';
import { queueVisitLast } from '../cashier/charges.ts';
import { lockVisitForOrders, requireVisibleVisit } from '../reception/queries.ts';
import { createOrders } from './createOrders.ts';
import { queueSlips } from './queueSlip.ts';

/** Refuses whoever may order neither in a room nor at a desk. Errors: FORBIDDEN. */
export function requireOrdering({ permissions }: Ctx): void {
  if (!permissions.has('CHI_DINH') && !permissions.has('CHI_DINH_TAI_QUAY'))
    throw new DomainError('FORBIDDEN');
}

/**
 * Orders services for a visit at a desk, without a session: for a doctor of the house, or by the paper of one elsewhere. What is to be
 * paid takes a number of the cashier. Answers the ids of the slips. Errors: FORBIDDEN, NODE_NOT_GRANTED, BAD_INPUT, those of
 * createOrders.
 */
export async function orderForVisit(
  ctx: Ctx,
  input: DichVuYeuCauInput & { TiepNhan_Id: string },
): Promise<string[]> {
  await requireVisibleVisit(ctx, input.TiepNhan_Id);
  return once(ctx, { id: input.requestId, operation: 'createDichVuYeuCau', content: input }, async (tx) => {
    const visit = await lockVisitForOrders(tx, input.TiepNhan_Id);
    const NoiYeuCau_Id = input.NoiYeuCau_Id ?? tx.nodeId;
    if (!NoiYeuCau_Id)
      throw new DomainError('BAD_INPUT', { issues: [{ path: 'NoiYeuCau_Id', code: 'REQUIRED' }] });
    requireOrdering(tx);
    if (!rightsOf(tx).has('CHI_DINH_TAI_QUAY', NoiYeuCau_Id) && !rightsOf(tx).has('CHI_DINH', NoiYeuCau_Id))
      throw new DomainError('NODE_NOT_GRANTED', { nodeId: NoiYeuCau_Id });
    refuseIssues(ordererIssues(input));
    const outside = isFromOutside(input);
    const slips = await createOrders(tx, {
      TiepNhan_Id: visit._id,
      BenhNhan_Id: visit.BenhNhan_Id,
      received: visit,
      NoiYeuCau_Id,
      BacSiChiDinh_Id: outside ? null : (input.BacSiChiDinh_Id ?? null),
      TenBacSiNgoai: outside ? (input.TenBacSiNgoai?.trim() ?? null) : null,
      NoiChiDinhNgoai: outside ? (input.NoiChiDinhNgoai?.trim() ?? null) : null,
      ChanDoan: input.ChanDoan?.trim() ?? null,
      lines: input.chiTiets.map((line) => ({ ...line, SoLuong: line.SoLuong ?? '1' })),
      trangThai: 'SanSang',
      xacNhanTrung: input.xacNhanTrung ?? false,
      LyDoVuotChongChiDinh: input.LyDoVuotChongChiDinh ?? null,
    });
    await queueSlips(tx, slips);
    queueVisitLast(tx, visit._id);
    return slips.map((slip) => slip._id);
  });
}
