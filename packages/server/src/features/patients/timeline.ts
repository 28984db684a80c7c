import { logged } from '../../engine/audit/audit.ts';
import type { Ctx } from '../../engine/context.ts';
import { madeOfVisit, receptionsOfPatient } from '../reception/queries.ts';
import { visibleRecords } from '../recordAccess/visible.ts';
import { type Moment, timeline } from './points.ts';

/** So many visits are told; older ones are found by their own lists. */
const visitsShown = 20;

const plain = {
  chiTiets: [],
  soTien: null,
  KhamBenh_Id: null,
  LoaiPhieu: null,
  ToaThuoc_Id: null,
  MauIn: null,
};

/**
 * What happened to a patient, the newest first. Told by those who own the records, in a number of statements that does not grow with
 * the visits; the reading is logged.
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
    madeOfVisit,
  );
  const shown = new Set(visits.map((visit) => visit._id));
  const moments = await Promise.all(
    timeline.all().map((source) => source.momentsOf(ctx, { BenhNhan_Id, visits })),
  );
  return moments
    .flat()
    .filter((moment) => moment.TiepNhan_Id === null || shown.has(moment.TiepNhan_Id))
    .map((moment) => ({ ...plain, ...moment }))
    .sort((a, b) => b.at.getTime() - a.at.getTime());
}
