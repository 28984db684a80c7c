import { confirmInsuranceRefusal } from '@sen/domain/cashier/xacNhanBHYT';
import type { ErrorCode } from '@sen/domain/errors/errors';
import type { Ctx, Tx } from '../../engine/context.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';
import { emit } from '../../engine/events.ts';
import { inTransaction } from '../../engine/transaction.ts';
import { keepConfirmation, takeBackConfirmation } from '../insurance/commands.ts';
import { confirmReception } from '../reception/confirm.ts';
import { lockAnyReception } from '../reception/queries.ts';
import { lockAccount, lockLines } from './account.ts';
import { accountOfVisit } from './queries.ts';
import { settleAccount } from './recompute.ts';
import type { VienPhiDongRow } from './tables.ts';

/**
 * Confirms the insured costs of a visit: they are worked out once more and kept as they stand; services, payer and card are closed
 * from then on. Errors: NOT_FOUND, RECEPTION_CANCELLED, RECEPTION_INSURANCE_CONFIRMED, NOTHING_INSURED, CARD_LEVEL_UNKNOWN.
 */
export async function confirmInsurance(ctx: Ctx, TiepNhan_Id: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    // 1. One act at a time on the visit and on its money.
    const reception = await lockAnyReception(tx, TiepNhan_Id);
    const account = await lockAccount(tx, TiepNhan_Id);
    // 2. What the fund pays, by the rules of this moment.
    const totals = await settleAccount(tx, account);
    const lines = await lockLines(tx, TiepNhan_Id);
    const { TrangThai, DaXacNhanBHYT } = reception;
    const theChuaXacMinh = (await accountOfVisit(tx, TiepNhan_Id))?.theChuaXacMinh ?? false;
    const { BHChiTra: fund } = totals;
    const refusal = confirmInsuranceRefusal({ TrangThai, DaXacNhanBHYT, BHChiTra: fund, theChuaXacMinh });
    if (refusal) throw new DomainError(refusal as ErrorCode); // codes of the list
    // 3. The costs as they stand, and the visit closed.
    const { ThanhTien, BHChiTra, BNCCT, BNTT, NguonKhac } = totals;
    await keepConfirmation(tx, {
      TiepNhan_Id,
      BenhNhan_Id: account.row.BenhNhan_Id,
      SoTheBHYT: reception.SoTheBHYT,
      MaDoiTuongKCB: reception.MaDoiTuongKCB,
      ...{ ThanhTien, BHChiTra, BNCCT, BNTT, NguonKhac },
      dongs: lines.map(confirmedLine),
    });
    await confirmReception(tx, TiepNhan_Id, { DaXacNhanBHYT: true });
    await tell(tx, 'create', TiepNhan_Id, account.row.BenhNhan_Id);
  });
}

/** Takes the confirmation of the insured costs back. Errors: NOT_FOUND, STATE_CHANGED, BAD_INPUT without a reason. */
export async function reopenInsurance(ctx: Ctx, TiepNhan_Id: string, LyDo: string): Promise<void> {
  if (LyDo.trim() === '') refuseIssues([{ path: 'LyDo', code: 'REASON_NEEDED' }]);
  await inTransaction(ctx, async (tx) => {
    const reception = await lockAnyReception(tx, TiepNhan_Id);
    if (!reception.DaXacNhanBHYT) throw new DomainError('STATE_CHANGED');
    await takeBackConfirmation(tx, TiepNhan_Id, LyDo.trim());
    await confirmReception(tx, TiepNhan_Id, { DaXacNhanBHYT: false }, LyDo.trim());
    // what the law changed meanwhile counts again
    const account = await lockAccount(tx, TiepNhan_Id);
    await settleAccount(tx, account);
    await tell(tx, 'delete', TiepNhan_Id, account.row.BenhNhan_Id);
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
