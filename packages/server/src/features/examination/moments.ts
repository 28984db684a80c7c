import { refLabel } from '../../engine/catalogue/queries.ts';
import type { Ctx } from '../../engine/context.ts';
import type { TimelineSource, ToldMoment } from '../patients/points.ts';
import { visitsOfPatient } from './queries.ts';
import type { ChuyenVienRow, KhamBenhRow } from './tables.ts';
import { transferForm } from './transferFacts.ts';
import { visibleTransfers } from './transfers.ts';

/** The examinations, each with its room, doctor, diagnosis and resolution, and live transfers to other facilities. */
export const examinationTimeline: TimelineSource = {
  momentsOf: async (ctx, { BenhNhan_Id }) => {
    if (!ctx.permissions.has('BENH_AN_XEM')) return [];
    const [sessions, transfers] = await Promise.all([
      visitsOfPatient(ctx, { BenhNhan_Id }),
      visibleTransfers(ctx, { BenhNhan_Id }),
    ]);
    return Promise.all([
      ...sessions.map((session) => momentOf(ctx, session)),
      ...transfers.filter((one) => one.TrangThai === 'DangSuDung').map((one) => transferMoment(ctx, one)),
    ]);
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

async function transferMoment(ctx: Ctx, one: ChuyenVienRow): Promise<ToldMoment> {
  const facility = await refLabel(ctx, 'BenhVien', one.BenhVien_Id);
  return {
    _id: one._id,
    loai: 'GiayTo',
    at: one.NgayChuyen,
    ma: one.SoChuyenVien,
    noiDung: `${transferText[ctx.language]}: ${facility?.ten ?? ''}`,
    TrangThai: one.TrangThai,
    TiepNhan_Id: one.TiepNhan_Id,
    KhamBenh_Id: one.KhamBenh_Id,
    MauIn: transferForm,
  };
}

const transferText = { vi: 'Chuyển viện', en: 'Transfer' };
