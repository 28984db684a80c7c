import { reportState, tuongTrinhActs } from '@sen/domain/procedures/tuongTrinh';
import { access } from '../../engine/acts/access.ts';
import { actionStates } from '../../engine/acts/acts.ts';
import { refLabel } from '../../engine/catalogue/queries.ts';
import type { Ctx } from '../../engine/context.ts';
import type { Resolvers } from '../../gql/main.ts';
import { requireVisibleSlips } from '../orders/queries.ts';
import { resultOfSlip } from '../readings/queries.ts';
import { readingOperations } from '../readings/readingOperations.ts';
import { servicesOfSlip } from '../readings/services.ts';
import { lockReports, removeProcedures, returnProcedure, saveProcedure, unlockReports } from './commands.ts';
import { operationsOfDay } from './dayPlan.ts';
import { procedureReading as reading } from './procedureReading.ts';
import { reportFacts, reportOf, reportsOfSlip } from './reports.ts';
import { asksReport } from './writeReport.ts';

const { list, open, ofVisit, takeBack } = readingOperations(reading);

async function after(ctx: Ctx, ids: readonly string[], act: () => Promise<void>) {
  await requireVisibleSlips(ctx, ids);
  await act();
  return Promise.all(ids.map((id) => resultOfSlip(ctx, reading, id)));
}

async function afterOne(ctx: Ctx, id: string, act: () => Promise<void>) {
  const [result] = await after(ctx, [id], act);
  if (!result) throw new Error('one slip answers one result');
  return result;
}

export const procedureResolvers: Resolvers = {
  Query: {
    yeuCauPTTTs: access('BENH_AN_XEM', (ctx, { state, ...args }) =>
      list(ctx, { ...args, tab: state ?? 'ChoThucHien' }),
    ),
    caPTTTsTrongNgay: access('BENH_AN_XEM', (ctx, { ngay }) => operationsOfDay(ctx, ngay)),
    tuongTrinhPTTT: access('BENH_AN_XEM', open),
    tuongTrinhPTTTByTiepNhan: access('BENH_AN_XEM', async (ctx, args) =>
      // what its sessions have ended has no version of a result
      (await ofVisit(ctx, args)).filter(({ phienBans }) => phienBans.length > 0),
    ),
  },
  Mutation: {
    updateYeuCauPTTT: access('PHAU_THUAT_THU_THUAT', (ctx, { id, input }) =>
      afterOne(ctx, id, () => saveProcedure(ctx, id, input)),
    ),
    lockTuongTrinhPTTT: access('PHAU_THUAT_THU_THUAT', (ctx, { ids }) =>
      after(ctx, ids, () => lockReports(ctx, ids)),
    ),
    unlockTuongTrinhPTTT: access('PHAU_THUAT_THU_THUAT_MO_KHOA', (ctx, { ids }) =>
      after(ctx, ids, () => unlockReports(ctx, ids)),
    ),
    traTuongTrinhPTTT: access('PHAU_THUAT_THU_THUAT_DUYET', (ctx, { id, input }) =>
      afterOne(ctx, id, () => returnProcedure(ctx, id, input)),
    ),
    huyTraTuongTrinhPTTT: access('PHAU_THUAT_THU_THUAT_HUY', takeBack),
    removeYeuCauPTTT: access('CHI_DINH', async (ctx, { ids }) => {
      await requireVisibleSlips(ctx, ids);
      return removeProcedures(ctx, ids);
    }),
  },
  types: {
    CaPTTT: {
      TrangThai: (row) => reportState(row.slipState, row.isLocked),
      NguoiThucHienChinh: (row, _args, ctx) => refLabel(ctx, 'NhanVien', row.NguoiThucHienChinh_Id),
    },
    PhieuTuongTrinhPTTT: {
      ketQua: (row) => row,
      tuongTrinh: async ({ DichVuYeuCau: slip, PhienBan }, _args, ctx) =>
        reportOf(slip, PhienBan, await reportsOfSlip(ctx, slip._id)),
      tuongTrinhs: async ({ DichVuYeuCau: slip }, _args, ctx) => {
        const written = await reportsOfSlip(ctx, slip._id);
        return written.map(({ PhienBan }) => reportOf(slip, PhienBan, written));
      },
    },
    ThanhVienPTTT: {
      NhanVien: (row, _args, ctx) => refLabel(ctx, 'NhanVien', row.NhanVien_Id),
    },
    TuongTrinhPTTT: {
      TrangThai: (row) => reportState(row.slip.TrangThai, row.NgayKhoa !== null),
      batBuoc: async (row, _args, ctx) => asksReport(await servicesOfSlip(ctx, row.slip._id)),
      PhuongPhapPhauThuat: (row, _args, ctx) =>
        refLabel(ctx, 'DM_PhuongPhapPhauThuat', row.PhuongPhapPhauThuat_Id),
      PhuongPhapVoCam: (row, _args, ctx) => refLabel(ctx, 'DM_PhuongPhapVoCam', row.PhuongPhapVoCam_Id),
      ChanDoanTruocICD: (row, _args, ctx) => refLabel(ctx, 'ICD', row.ChanDoanTruocICD_Id),
      ChanDoanSauICD: (row, _args, ctx) => refLabel(ctx, 'ICD', row.ChanDoanSauICD_Id),
      NguoiKhoa: (row, _args, ctx) => refLabel(ctx, 'NhanVien', row.NguoiKhoa_Id),
      hanhDongs: (row, _args, ctx) => actionStates(ctx, tuongTrinhActs, reportFacts(row.slip, row)),
    },
  },
};
