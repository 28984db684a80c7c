import { isInsuredBy } from '@sen/domain/insurance/child';
import { and, eq, isNotNull, ne, or } from 'drizzle-orm';
import type { Tx } from '../../engine/context.ts';
import { refuseIssues } from '../../engine/errors.ts';
import { lockPatient } from '../patients/commands.ts';
import { readSetting } from '../system/queries.ts';
import { stillCovered } from './points.ts';
import { type TiepNhanRow, tiepNhanTable } from './tables.ts';

const path = 'LyDoTiepNhanLai';

/** What decides whether a reception needs a reason because the patient was received before. */
type Visit = Pick<TiepNhanRow, 'BenhNhan_Id' | 'Ngay'> & {
  SoTheBHYT?: string | null | undefined;
  SoGiayKhaiSinh?: string | null | undefined;
  CapCuu?: boolean | undefined;
  LyDoTiepNhanLai?: string | null | undefined;
};

/** Whether a visit is one that a reason may be asked for: insured, no emergency, without one. */
export function lacksReason({ CapCuu, LyDoTiepNhanLai, ...visit }: Visit): boolean {
  return isInsuredBy(visit) && !CapCuu && !LyDoTiepNhanLai;
}

/**
 * Refuses, where the settings say so, an insured visit without a reason of somebody who was received on insurance on the same day, or
 * whose prescriptions still last. `own` is the visit itself, when it is kept already. Two desks at once see each other.
 * Errors: BAD_INPUT with RECEIVED_TODAY_REASON or DRUGS_LEFT_REASON at LyDoTiepNhanLai.
 */
export async function requireReasonAgain(tx: Tx, visit: Visit, own: string | null = null): Promise<void> {
  if (!lacksReason(visit) || !(await readSetting(tx, 'facility')).lyDoTiepNhanLai) return;
  await lockPatient(tx, visit.BenhNhan_Id);
  const [other] = await tx.db
    .select({ _id: tiepNhanTable._id })
    .from(tiepNhanTable)
    .where(
      and(
        eq(tiepNhanTable.BenhNhan_Id, visit.BenhNhan_Id),
        eq(tiepNhanTable.Ngay, visit.Ngay),
        or(isNotNull(tiepNhanTable.SoTheBHYT), isNotNull(tiepNhanTable.SoGiayKhaiSinh)),
        ne(tiepNhanTable.TrangThai, 'DaHuy'),
        own === null ? undefined : ne(tiepNhanTable._id, own),
      ),
    )
    .limit(1);
  if (other) refuseIssues([{ path, code: 'RECEIVED_TODAY_REASON' }]);
  const left = await Promise.all(stillCovered.all().map((one) => one.daysLeft(tx, visit.BenhNhan_Id)));
  const days = Math.max(0, ...left);
  if (days > 0) refuseIssues([{ path, code: 'DRUGS_LEFT_REASON', details: { days } }]);
}
