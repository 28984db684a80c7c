import { refLabel } from '../../engine/catalogue/queries.ts';
import type { Ctx } from '../../engine/context.ts';
import type { TimelineSource, ToldMoment } from '../patients/points.ts';
import type { TiepNhan } from './queries.ts';

/** The visits, each with its payer and reason. */
export const receptionTimeline: TimelineSource = {
  momentsOf: (ctx, { visits }) => Promise.all(visits.map((visit) => momentOf(ctx, visit))),
};

async function momentOf(ctx: Ctx, visit: TiepNhan): Promise<ToldMoment> {
  const payer = await refLabel(ctx, 'DM_DoiTuong', visit.DoiTuong_Id);
  return {
    _id: visit._id,
    loai: 'TiepNhan',
    at: visit.NgayTiepNhan,
    ma: visit.MaTiepNhan,
    noiDung: [payer?.ten, visit.LyDoKham ?? visit.LyDoHuy].filter(Boolean).join(': '),
    TrangThai: visit.TrangThai,
    TiepNhan_Id: visit._id,
    MauIn: visit.TrangThai !== 'DaHuy' && mayListCosts(ctx) ? 'BangKeChiPhiKCB' : null,
  };
}

/** The cost list of a visit is printed by who may see accounts. */
function mayListCosts({ permissions }: Ctx): boolean {
  return permissions.has('VIEN_PHI_XEM') || permissions.has('XAC_NHAN_BHYT');
}
