import { tiepNhanActs } from '@sen/domain/reception/tiepNhan';
import { access } from '../../engine/access.ts';
import { actionStates } from '../../engine/acts.ts';
import { refLabel } from '../../engine/catalogue/queries.ts';
import type { Resolvers } from '../../gql/main.ts';
import { orderLinesForCharges } from '../orders/queries.ts';
import { patientOf } from '../patients/queries.ts';
import { expectedWait } from '../queues/pace.ts';
import { ticketsOfVisit } from '../queues/queries.ts';
import { arrivalsByHour } from './arrivals.ts';
import { cancelTiepNhan, createTiepNhan, recheckCard, updateTiepNhan } from './commands.ts';
import { receptionFacts } from './facts.ts';
import { listReceptions } from './list.ts';
import { proposedService, receptionServices } from './options.ts';
import { openReception, visibleReceptions } from './queries.ts';

export const receptionResolvers: Resolvers = {
  Query: {
    luotTiepNhanTheoGio: access('TIEP_NHAN_XEM', (ctx, { ngay }) => arrivalsByHour(ctx, ngay)),
    tiepNhans: access('TIEP_NHAN_XEM', (ctx, args) => listReceptions(ctx, args)),
    getTiepNhanById: access('TIEP_NHAN_XEM', (ctx, { id }) => openReception(ctx, id)),
    tiepNhansByBenhNhan: access('TIEP_NHAN_XEM', (ctx, { BenhNhan_Id }) =>
      visibleReceptions(ctx, BenhNhan_Id),
    ),
    dichVuTiepNhans: access('TIEP_NHAN_XEM', (ctx, args) => receptionServices(ctx, args)),
    dichVuDeXuat: access('TIEP_NHAN_XEM', (ctx, args) => proposedService(ctx, args)),
  },
  Mutation: {
    createTiepNhan: access('TIEP_NHAN', (ctx, { input }) => createTiepNhan(ctx, input)),
    updateTiepNhan: access('TIEP_NHAN', (ctx, { id, input }) => updateTiepNhan(ctx, id, input)),
    cancelTiepNhan: access('TIEP_NHAN', (ctx, { id, LyDo, oldState }) =>
      cancelTiepNhan(ctx, id, LyDo, oldState),
    ),
    kiemTraLaiTheBHYT: access('TIEP_NHAN', (ctx, { TiepNhan_Id }) => recheckCard(ctx, TiepNhan_Id)),
  },
  types: {
    PhongTiepNhan: {
      duKienPhut: (room, _args, ctx) =>
        expectedWait(ctx, { HangDoi: 'KhamBenh', Node_Id: room._id }, room.soCho),
    },
    TiepNhan: {
      BenhNhan: (row, _args, ctx, info) => patientOf(ctx, row.BenhNhan_Id, info),
      DoiTuong: (row, _args, ctx) => refLabel(ctx, 'DM_DoiTuong', row.DoiTuong_Id),
      BenhVien_KCB: (row, _args, ctx) => refLabel(ctx, 'BenhVien', row.BenhVien_KCB_Id),
      BenhVienChuyen: (row, _args, ctx) => refLabel(ctx, 'BenhVien', row.BenhVienChuyen_Id),
      NoiTiepNhan: (row, _args, ctx) => refLabel(ctx, 'Node', row.NoiTiepNhan_Id),
      Ves: (row, _args, ctx) => ticketsOfVisit(ctx, row._id),
      dichVus: async (row, _args, ctx) =>
        (await orderLinesForCharges(ctx, row._id)).filter((line) => line.TrangThai !== 'DaHuy'),
      hanhDongs: async (row, _args, ctx) => {
        const lines = await orderLinesForCharges(ctx, row._id);
        return actionStates(ctx, tiepNhanActs, await receptionFacts(ctx, row, lines));
      },
    },
  },
};
