import { decimalComma } from '@sen/domain/lab/entry';
import type { Ctx } from '../../engine/context.ts';
import type { TimelineSource, ToldMoment } from '../patients/points.ts';
import { unitOfDrug } from '../pharmacy/drugFacts.ts';
import { worksAtOne } from '../pharmacy/stores.ts';
import { prescriptionLines, prescriptionsOfPatient } from './queries.ts';
import type { ToaThuocRow } from './tables.ts';

/** The prescriptions, each with its drugs. */
export const prescriptionsTimeline: TimelineSource = {
  momentsOf: async (ctx, { BenhNhan_Id }) => {
    if (!ctx.permissions.has('BENH_AN_XEM')) return [];
    const toas = await prescriptionsOfPatient(ctx, BenhNhan_Id);
    return Promise.all(toas.map((toa) => momentOf(ctx, toa)));
  },
};

async function momentOf(ctx: Ctx, toa: ToaThuocRow): Promise<ToldMoment> {
  const lines = await prescriptionLines(ctx, toa._id);
  const stores = toa.LoaiToa === 'MuaNgoai' ? [] : lines.map((line) => line.Kho_Id);
  return {
    _id: toa._id,
    loai: 'DonThuoc',
    at: toa.NgayKe,
    ma: toa.MaDonThuoc,
    noiDung: toa.LoiDan ?? '',
    chiTiets: await Promise.all(
      lines.map(async (line) => {
        const unit = await unitOfDrug(ctx, line.Duoc_Id);
        const count = [decimalComma(String(Number(line.SoLuong))), unit].filter(Boolean).join(' ');
        const giaTri = [`× ${count}`, line.CachDung].filter(Boolean).join(' · ');
        return { ten: line.TenDuoc, giaTri, CoKetQua: null };
      }),
    ),
    TrangThai: toa.TrangThai,
    TiepNhan_Id: toa.TiepNhan_Id,
    KhamBenh_Id: toa.KhamBenh_Id,
    MauIn: toa.TrangThai === 'DaHuy' ? null : 'DonThuoc',
    ToaThuoc_Id: (await worksAtOne(ctx, stores)) ? toa._id : null,
  };
}
