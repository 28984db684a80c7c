import { vienPhiActs } from '@sen/domain/cashier/vienPhi';
import { perform } from '../../engine/acts/acts.ts';
import { givenReason } from '../../engine/acts/reason.ts';
import type { Ctx, Tx } from '../../engine/context.ts';
import { emit } from '../../engine/events/events.ts';
import { keepConfirmation, takeBackConfirmation } from '../insurance/commands.ts';
import { confirmReception } from '../reception/confirm.ts';
import { furtherCards } from '../reception/queries.ts';
import { lockAccount, lockLines } from './account.ts';
import { lockSettled, lockVisit } from './locks.ts';
import { settleAccount } from './recompute.ts';
import type { VienPhiDongRow } from './tables.ts';

/**
 * Confirms the insured costs of a visit: they are worked out once more and kept as they stand; services, payer and card are closed
 * from then on. Errors: NOT_FOUND, those of the act `xacNhanBHYT`.
 */
export async function confirmInsurance(ctx: Ctx, TiepNhan_Id: string): Promise<void> {
  await perform(ctx, vienPhiActs, 'xacNhanBHYT', {
    // 1. One act at a time on the visit and on its money; what the fund pays, by the rules of this moment.
    lock: (tx) => lockSettled(tx, TiepNhan_Id),
    // 2. The costs as they stand, and the visit closed.
    write: async (tx, { account: { row, reception } }) => {
      const { BenhNhan_Id, ThanhTien, BHChiTra, BNCCT, BNTT, NguonKhac } = row;
      const { MaDoiTuongKCB } = reception;
      // the insurance files list the cards of a visit with semicolons
      const further = (await furtherCards(tx, reception)).map((card) => card.SoTheBHYT);
      const SoTheBHYT = reception.SoTheBHYT && [reception.SoTheBHYT, ...further].join(';');
      const dongs = (await lockLines(tx, TiepNhan_Id)).map(confirmedLine);
      await keepConfirmation(tx, {
        ...{ TiepNhan_Id, BenhNhan_Id, SoTheBHYT, MaDoiTuongKCB },
        ...{ ThanhTien, BHChiTra, BNCCT, BNTT, NguonKhac, dongs },
      });
      await confirmReception(tx, TiepNhan_Id, { DaXacNhanBHYT: true });
      await tell(tx, 'create', TiepNhan_Id, BenhNhan_Id);
    },
  });
}

/** Takes the confirmation of the insured costs back. Errors: NOT_FOUND, STATE_CHANGED, BAD_INPUT without a reason. */
export async function reopenInsurance(ctx: Ctx, TiepNhan_Id: string, LyDo: string): Promise<void> {
  const reason = givenReason(LyDo, { code: 'REASON_NEEDED' });
  await perform(ctx, vienPhiActs, 'huyXacNhanBHYT', {
    lock: (tx) => lockVisit(tx, TiepNhan_Id),
    write: async (tx, { account: { row } }) => {
      await takeBackConfirmation(tx, TiepNhan_Id, reason);
      await confirmReception(tx, TiepNhan_Id, { DaXacNhanBHYT: false }, reason);
      // what the law changed meanwhile counts again
      await settleAccount(tx, await lockAccount(tx, TiepNhan_Id));
      await tell(tx, 'delete', TiepNhan_Id, row.BenhNhan_Id);
    },
  });
}

function confirmedLine(line: VienPhiDongRow) {
  const { _id, source_Id, Ma, Ten, NhomChiPhi, DonViTinh, SoLuong, DonGia, DonGiaBHYT, tyLeDV, tyLeBH } =
    line;
  const { mucHuong, ThanhTien, BHChiTra, BNCCT, BNTT, NguonKhac, NgayYLenh, ThucHien } = line;
  return {
    ...{ _id, source_Id, Ma, Ten, NhomChiPhi, DonViTinh, SoLuong, DonGia, DonGiaBHYT, tyLeDV, tyLeBH },
    ...{ mucHuong, ThanhTien, BHChiTra, BNCCT, BNTT, NguonKhac, NgayYLenh, ThucHien },
  };
}

function tell(tx: Tx, process: 'create' | 'delete', TiepNhan_Id: string, BenhNhan_Id: string): Promise<void> {
  return emit(tx, {
    module: 'XacNhanBHYT',
    process,
    idNode: tx.nodeId,
    data: { TiepNhan_Id, BenhNhan_Id },
  });
}
