import { refLabel } from '../../engine/catalogue/queries.ts';
import type { Ctx } from '../../engine/context.ts';
import type { TimelineSource, ToldMoment } from '../patients/points.ts';
import { visitsOfPatient } from './queries.ts';
import type { KhamBenhRow } from './tables.ts';

/** The examinations, each with its room, doctor, diagnosis and resolution. */
export const examinationTimeline: TimelineSource = {
  momentsOf: async (ctx, { BenhNhan_Id }) => {
    if (!ctx.permissions.has('BENH_AN_XEM')) return [];
    const sessions = await visitsOfPatient(ctx, { BenhNhan_Id });
    return Promise.all(sessions.map((session) => momentOf(ctx, session)));
  },
};

async function momentOf(ctx: Ctx, session: KhamBenhRow): Promise<ToldMoment> {
  const [room, doctor, disease, resolution] = await Promise.all([
    refLabel(ctx, 'Node', session.PhongBan_Id),
    refLabel(ctx, 'NhanVien', session.BacSiKham_Id),
    refLabel(ctx, 'ICD', session.ChanDoanICD_Id),
    refLabel(ctx, 'HuongGiaiQuyet', session.HuongGiaiQuyet_Id),
  ]);
  const diagnosis = [disease?.ma, session.ChanDoan ?? disease?.ten].filter(Boolean).join(' – ');
  return {
    _id: session._id,
    loai: 'KhamBenh',
    at: session.NgayKham,
    ma: session.MaKhamBenh,
    noiDung: [room?.ten, doctor?.ten, diagnosis, resolution?.ten].filter(Boolean).join(' · '),
    TrangThai: session.TrangThai,
    TiepNhan_Id: session.TiepNhan_Id,
    KhamBenh_Id: session._id,
  };
}
