import { reminderIssues } from '@sen/domain/followUps/giayHen';
import { rightsOf } from '../../engine/acts/acts.ts';
import { audit } from '../../engine/audit/audit.ts';
import { actor, type Ctx } from '../../engine/context.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';
import { insertRow } from '../../engine/sql/rows.ts';
import { once } from '../../engine/sql/transaction.ts';
import type { NhacTaiKhamInput } from '../../gql/main.ts';
import { announceSession } from '../examination/open.ts';
import { sessionById } from '../examination/queries.ts';
import { facilityOf } from '../organisation/facility.ts';
import { nhacTaiKhamTable as reminders } from './tables.ts';

/**
 * Notes that a patient was reminded of the follow-up of a session. Errors: NOT_FOUND, NODE_NOT_GRANTED at another facility,
 * FOLLOW_UP_DAY_NEEDED, BAD_INPUT by field.
 */
export function noteReminder(ctx: Ctx, input: NhacTaiKhamInput): Promise<string> {
  const content = { id: input.requestId, operation: 'createNhacTaiKham', content: input };
  return once(ctx, content, async (tx) => {
    const session = await sessionById(tx, input.KhamBenh_Id);
    const facility = await facilityOf(tx, session.PhongBan_Id);
    if (!rightsOf(tx).has('THEO_DOI_TAI_KHAM', facility)) throw new DomainError('NODE_NOT_GRANTED');
    if (session.TrangThai !== 'DaKham' || !session.NgayTaiKham) throw new DomainError('FOLLOW_UP_DAY_NEEDED');
    const said = {
      LucNhac: input.LucNhac ?? tx.now(),
      CachNhac: input.CachNhac,
      GhiChu: input.GhiChu?.trim() || null,
    };
    refuseIssues(reminderIssues(said, tx.now()));
    const row = await insertRow(tx, reminders, {
      ...said,
      KhamBenh_Id: session._id,
      BenhNhan_Id: session.BenhNhan_Id,
      NguoiNhac_Id: tx.user?.NhanVien_Id ?? null,
      NguoiTao_Id: actor(tx),
    });
    await audit(tx, {
      action: 'CREATE',
      entity: 'NhacTaiKham',
      entityId: row._id,
      BenhNhan_Id: session.BenhNhan_Id,
      after: row,
    });
    await announceSession(tx, session, 'update');
    return row._id;
  });
}
