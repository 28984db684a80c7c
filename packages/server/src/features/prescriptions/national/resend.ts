import { everyRight } from '@sen/domain/acts/acts';
import { lienThongActs } from '@sen/domain/prescriptions/lienThongActs';
import { requireAct } from '../../../engine/acts/acts.ts';
import { audit } from '../../../engine/audit/audit.ts';
import type { Ctx } from '../../../engine/context.ts';
import { DomainError } from '../../../engine/errors.ts';
import { retryCall } from '../../../engine/jobs/outbox.ts';
import { inTransaction } from '../../../engine/sql/transaction.ts';
import { madeOfSession, sessionById } from '../../examination/queries.ts';
import { linkIsOn } from '../../prescriptionLink/queries.ts';
import { requireVisible } from '../../recordAccess/visible.ts';
import { prescriptionById } from '../queries.ts';
import { lockPrescription } from '../sql.ts';
import { nationalCall, putOut, withdrawalKey } from './outgoing.ts';
import { withdrawalState } from './states.ts';

/** Sends a prescription now, for the first time or again. Errors: NOT_FOUND, LINK_OFF, STATE_CHANGED, PRESCRIPTION_SENT, FORBIDDEN, NODE_NOT_GRANTED. */
export async function sendNow(ctx: Ctx, ToaThuoc_Id: string): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    await tx.db.execute(lockPrescription(ToaThuoc_Id));
    const toa = await prescriptionById(tx, ToaThuoc_Id);
    const session = await sessionById(tx, toa.KhamBenh_Id);
    await requireVisible(tx, madeOfSession(session));
    const call = await nationalCall(tx, ToaThuoc_Id);
    requireAct(tx, lienThongActs, 'guiLienThong', {
      TrangThai: call?.state ?? 'ChuaGui',
      node: session.PhongBan_Id,
    });
    if (session.TrangThai !== 'DaKham' || toa.LoaiToa === 'VTYT' || toa.TrangThai === 'DaHuy')
      throw new DomainError('STATE_CHANGED', { state: toa.TrangThai });
    if (!(await linkIsOn(tx))) throw new DomainError('LINK_OFF');
    if (call) await retryCall(tx, call.id, everyRight);
    else await putOut(tx, toa);
    await audit(tx, {
      action: 'UPDATE',
      entity: 'ToaThuoc',
      entityId: ToaThuoc_Id,
      BenhNhan_Id: toa.BenhNhan_Id,
      after: { guiLienThong: true },
    });
    return true;
  });
}

/** Tries the withdrawal of a prescription again now. Errors: NOT_FOUND, PRESCRIPTION_NOT_TO_WITHDRAW, FORBIDDEN, NODE_NOT_GRANTED. */
export async function withdrawNow(ctx: Ctx, ToaThuoc_Id: string): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    await tx.db.execute(lockPrescription(ToaThuoc_Id));
    const toa = await prescriptionById(tx, ToaThuoc_Id);
    const session = await sessionById(tx, toa.KhamBenh_Id);
    await requireVisible(tx, madeOfSession(session));
    const call = await nationalCall(tx, withdrawalKey(ToaThuoc_Id));
    requireAct(tx, lienThongActs, 'thuHoiLienThong', {
      TrangThai: call ? withdrawalState(call.state) : 'DaGui',
      node: session.PhongBan_Id,
    });
    if (call) await retryCall(tx, call.id, everyRight);
    await audit(tx, {
      action: 'UPDATE',
      entity: 'ToaThuoc',
      entityId: ToaThuoc_Id,
      BenhNhan_Id: toa.BenhNhan_Id,
      after: { thuHoiLienThong: true },
    });
    return true;
  });
}
