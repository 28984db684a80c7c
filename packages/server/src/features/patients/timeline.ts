import { auditView } from '../../engine/audit.ts';
import { refLabel } from '../../engine/catalogue/queries.ts';
import type { Ctx } from '../../engine/context.ts';
import { receiptsOfPatient } from '../cashier/queries.ts';
import { linesOfSlip, slipsOfVisit } from '../orders/queries.ts';
import { receptionsOfPatient, type TiepNhan } from '../reception/queries.ts';

/** One thing that happened to a patient. */
export type Moment = {
  _id: string;
  loai: 'TiepNhan' | 'DichVuYeuCau' | 'BienLai';
  at: Date;
  ma: string;
  noiDung: string;
  TrangThai: string;
  TiepNhan_Id: string | null;
  soTien: string | null;
};

/** So many visits are told; older ones are found by their own lists. */
const visitsShown = 20;

/** What happened to a patient, the newest first: visits, orders, receipts. Told by those who own the records; the reading is logged. */
export async function timelineOf(ctx: Ctx, BenhNhan_Id: string): Promise<Moment[]> {
  await auditView(ctx, { entity: 'DongThoiGian', entityId: BenhNhan_Id, BenhNhan_Id });
  const visits = await receptionsOfPatient(ctx, BenhNhan_Id, visitsShown);
  const [received, ordered, paid] = await Promise.all([
    Promise.all(visits.map((visit) => receptionMoment(ctx, visit))),
    orderMoments(ctx, visits),
    ctx.permissions.has('VIEN_PHI_XEM') ? receiptMoments(ctx, BenhNhan_Id) : [],
  ]);
  return [...received, ...ordered, ...paid].sort((a, b) => b.at.getTime() - a.at.getTime());
}

async function receptionMoment(ctx: Ctx, visit: TiepNhan): Promise<Moment> {
  const payer = await refLabel(ctx, 'DM_DoiTuong', visit.DoiTuong_Id);
  return {
    _id: visit._id,
    loai: 'TiepNhan',
    at: visit.NgayTiepNhan,
    ma: visit.MaTiepNhan,
    noiDung: [payer?.ten, visit.LyDoKham ?? visit.LyDoHuy].filter(Boolean).join(': '),
    TrangThai: visit.TrangThai,
    TiepNhan_Id: visit._id,
    soTien: null,
  };
}

async function orderMoments(ctx: Ctx, visits: readonly TiepNhan[]): Promise<Moment[]> {
  const slips = (await Promise.all(visits.map((visit) => slipsOfVisit(ctx, visit._id)))).flat();
  return Promise.all(
    slips.map(async (slip): Promise<Moment> => {
      const lines = await linesOfSlip(ctx, slip._id);
      return {
        _id: slip._id,
        loai: 'DichVuYeuCau',
        at: slip.NgayYeuCau,
        ma: slip.SoPhieuYeuCau,
        noiDung: [lines.map((line) => line.TenDichVu).join(', '), slip.KetLuan].filter(Boolean).join(' → '),
        TrangThai: slip.TrangThai,
        TiepNhan_Id: slip.TiepNhan_Id,
        soTien: null,
      };
    }),
  );
}

async function receiptMoments(ctx: Ctx, BenhNhan_Id: string): Promise<Moment[]> {
  const receipts = await receiptsOfPatient(ctx, BenhNhan_Id);
  return receipts.map((receipt) => ({
    _id: receipt._id,
    loai: 'BienLai',
    at: receipt.NgayBienLai,
    ma: receipt.MaBienLai,
    noiDung: receipt.LyDoHuy ?? '',
    TrangThai: receipt.TrangThai,
    TiepNhan_Id: receipt.TiepNhan_Id,
    soTien: receipt.GiaTriBienLai,
  }));
}
