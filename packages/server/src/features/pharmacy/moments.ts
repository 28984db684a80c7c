import { decimalComma } from '@sen/domain/lab/entry';
import type { Ctx } from '../../engine/context.ts';
import type { TimelineSource, ToldMoment } from '../patients/points.ts';
import { worksAtOne } from './stores.ts';
import { type Supply, suppliesOfPatient } from './supplyDetail.ts';

/** The drugs that were handed out, each slip with its lots and the store. */
export const pharmacyTimeline: TimelineSource = {
  momentsOf: async (ctx, { BenhNhan_Id }) => {
    if (!ctx.permissions.has('BENH_AN_XEM') && !ctx.permissions.has('CAP_PHAT_THUOC')) return [];
    const supplies = await suppliesOfPatient(ctx, BenhNhan_Id);
    return Promise.all(supplies.map((supply) => momentOf(ctx, supply)));
  },
};

async function momentOf(ctx: Ctx, supply: Supply): Promise<ToldMoment> {
  return {
    _id: supply._id,
    loai: 'PhieuCap',
    at: new Date(supply.NgayCap),
    ma: supply.MaPhieuCap,
    noiDung: [supply.TenKho, supply.LyDoHuy].filter(Boolean).join(': '),
    chiTiets: supply.dongs.map((line) => ({
      ten: line.TenDuoc,
      giaTri: `× ${[decimalComma(String(Number(line.SoLuong))), line.DonViTinh].filter(Boolean).join(' ')} · ${line.SoLo}`,
      CoKetQua: null,
    })),
    TrangThai: supply.TrangThai,
    TiepNhan_Id: supply.TiepNhan_Id,
    KhamBenh_Id: supply.KhamBenh_Id,
    ToaThuoc_Id: (await worksAtOne(ctx, [supply.Kho_Id])) ? supply.ToaThuoc_Id : null,
  };
}
