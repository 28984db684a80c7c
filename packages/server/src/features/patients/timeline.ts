import { logged } from '../../engine/audit.ts';
import type { Ctx } from '../../engine/context.ts';
import { receiptsOfPatient } from '../cashier/queries.ts';
import { visitsOfPatient } from '../examination/queries.ts';
import { resultSummaryOfSlips } from '../lab/queries.ts';
import { slipsOfVisits } from '../orders/queries.ts';
import { visibleRecords } from '../organisation/ownRecords.ts';
import { suppliesOfPatient } from '../pharmacy/supplyDetail.ts';
import { prescriptionsOfPatient } from '../prescriptions/queries.ts';
import { receptionsOfPatient } from '../reception/queries.ts';
import {
  type Moment,
  orderMoment,
  prescriptionMoment,
  receiptMoment,
  receptionMoment,
  resultMoment,
  sessionMoment,
  supplyMoment,
} from './moments.ts';

/** So many visits are told; older ones are found by their own lists. */
const visitsShown = 20;

/**
 * What happened to a patient, the newest first: visits, examinations, orders, results, prescriptions, supplies, receipts. Told by
 * those who own the records, in a number of statements that does not grow with the visits; the reading is logged.
 */
export function timelineOf(ctx: Ctx, BenhNhan_Id: string): Promise<Moment[]> {
  return logged(
    ctx,
    { entity: 'DongThoiGian', entityId: BenhNhan_Id, BenhNhan_Id },
    momentsOf(ctx, BenhNhan_Id),
  );
}

async function momentsOf(ctx: Ctx, BenhNhan_Id: string): Promise<Moment[]> {
  const visits = await visibleRecords(
    ctx,
    await receptionsOfPatient(ctx, BenhNhan_Id, visitsShown),
    (visit) => visit.NoiTiepNhan_Id,
  );
  const shown = new Set(visits.map((visit) => visit._id));
  const clinical = ctx.permissions.has('BENH_AN_XEM');
  const [slips, sessions, prescriptions, supplies, receipts] = await Promise.all([
    slipsOfVisits(ctx, [...shown]),
    clinical ? visitsOfPatient(ctx, { BenhNhan_Id }) : [],
    clinical ? prescriptionsOfPatient(ctx, BenhNhan_Id) : [],
    clinical || ctx.permissions.has('CAP_PHAT_THUOC') ? suppliesOfPatient(ctx, BenhNhan_Id) : [],
    ctx.permissions.has('VIEN_PHI_XEM') ? receiptsOfPatient(ctx, BenhNhan_Id) : [],
  ]);
  const returned = slips.filter((slip) => slip.Loai === 'XetNghiem' && slip.NgayKetQua !== null);
  const values = clinical
    ? await resultSummaryOfSlips(
        ctx,
        returned.map((slip) => slip._id),
      )
    : new Map();
  const moments = await Promise.all([
    ...visits.map((visit) => receptionMoment(ctx, visit)),
    ...slips.map((slip) => orderMoment(ctx, slip)),
    ...sessions.map((session) => sessionMoment(ctx, session)),
    ...prescriptions.map((one) => prescriptionMoment(ctx, one)),
    ...supplies.map((one) => supplyMoment(ctx, one)),
    ...returned.map((slip) => resultMoment(slip, values.get(slip._id) ?? [])),
    ...receipts.map(receiptMoment),
  ]);
  return moments
    .filter((moment) => moment !== null)
    .filter((moment) => moment.TiepNhan_Id === null || shown.has(moment.TiepNhan_Id))
    .sort((a, b) => b.at.getTime() - a.at.getTime());
}
