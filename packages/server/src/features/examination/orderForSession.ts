import type { Ctx } from '../../engine/context.ts';
import { refuseIssues } from '../../engine/errors.ts';
import { once } from '../../engine/sql/transaction.ts';
import type { DichVuYeuCauInput } from '../../gql/main.ts';
import { createOrders, queueSlips, stopOrder } from '../orders/commands.ts';
import type { SlipsInHand } from '../orders/slipsInHand.ts';
import { lockSessionFor } from './commands.ts';

/**
 * Orders services for a session that is being examined; ready slips take their numbers. Answers the ids of the slips; `hand` gets what
 * was made. Errors: FORBIDDEN, NODE_NOT_GRANTED, EXAM_ENDED, MAIN_DISEASE_NEEDED, CLAIM_STOPS_ORDER, those of createOrders.
 */
export async function orderForSession(
  ctx: Ctx,
  input: DichVuYeuCauInput & { KhamBenh_Id: string },
  hand: SlipsInHand = {},
): Promise<string[]> {
  return once(ctx, { id: input.requestId, operation: 'createDichVuYeuCau', content: input }, async (tx) => {
    const session = await lockSessionFor(tx, input.KhamBenh_Id, 'chiDinh');
    const doctor = tx.user?.NhanVien_Id ?? session.BacSiKham_Id;
    if (!doctor) refuseIssues([{ path: 'BacSiChiDinh_Id', code: 'REQUIRED' }]);
    const lines = input.chiTiets.map((line) => ({ ...line, SoLuong: line.SoLuong ?? '1' }));
    await stopOrder(tx, { TiepNhan_Id: session.TiepNhan_Id, NoiYeuCau_Id: session.PhongBan_Id, lines });
    const slips = await createOrders(tx, {
      TiepNhan_Id: session.TiepNhan_Id,
      BenhNhan_Id: session.BenhNhan_Id,
      KhamBenh_Id: session._id,
      NoiYeuCau_Id: session.PhongBan_Id,
      BacSiChiDinh_Id: doctor,
      ChanDoan: input.ChanDoan ?? session.ChanDoan,
      ChanDoanICD_Id: session.ChanDoanICD_Id,
      lines,
      trangThai: input.TrangThai === 'Nhap' ? 'Nhap' : 'SanSang',
      xacNhanTrung: input.xacNhanTrung ?? false,
      LyDoVuotChongChiDinh: input.LyDoVuotChongChiDinh ?? null,
    });
    await queueSlips(
      tx,
      slips.filter((slip) => slip.TrangThai === 'SanSang'),
    );
    hand.made = { slips, by: tx.tx };
    return slips.map((slip) => slip._id);
  });
}
