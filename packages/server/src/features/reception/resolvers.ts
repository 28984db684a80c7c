import { tiepNhanActs } from '@sen/domain/reception/tiepNhan';
import { access } from '../../engine/acts/access.ts';
import { actionStates } from '../../engine/acts/acts.ts';
import type { Ctx } from '../../engine/context.ts';
import type { Resolvers } from '../../gql/main.ts';
import { personName } from '../identity/people.ts';
import { orderLinesForCharges } from '../orders/queries.ts';
import { patientOf } from '../patients/queries.ts';
import { expectedWait } from '../queues/pace.ts';
import { ticketsOfVisit } from '../queues/queries.ts';
import { arrivalsByHour } from './arrivals.ts';
import { addCard, previewCard, recheckFurtherCard, removeCard } from './cards.ts';
import { cardsOf } from './cardsOf.ts';
import { cancelTiepNhan, createTiepNhan, recheckCard, updateTiepNhan } from './commands.ts';
import { receptionFacts } from './facts.ts';
import { openHealth, saveHealth } from './health.ts';
import { listReceptions } from './list.ts';
import { proposedService, receptionServices } from './options.ts';
import { healthOfVisit, openReception, visibleReceptions } from './queries.ts';

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
    xemThemThe: access('TIEP_NHAN', (ctx, { input }) => previewCard(ctx, input)),
    sucKhoeTiepNhan: access('SUC_KHOE_TIEP_NHAN_XEM', (ctx, { TiepNhan_Id }) => openHealth(ctx, TiepNhan_Id)),
  },
  Mutation: {
    createTiepNhan: access('TIEP_NHAN', (ctx, { input }) => createTiepNhan(ctx, input)),
    updateTiepNhan: access('TIEP_NHAN', (ctx, { id, input }) => updateTiepNhan(ctx, id, input)),
    cancelTiepNhan: access('TIEP_NHAN', (ctx, { id, LyDo, oldState }) =>
      cancelTiepNhan(ctx, id, LyDo, oldState),
    ),
    kiemTraLaiTheBHYT: access('TIEP_NHAN', (ctx, { TiepNhan_Id, The_Id }) =>
      The_Id ? recheckFurtherCard(ctx, The_Id) : recheckCard(ctx, TiepNhan_Id),
    ),
    themTheTiepNhan: access('TIEP_NHAN', (ctx, { input }) => addCard(ctx, input)),
    boTheTiepNhan: access('TIEP_NHAN', (ctx, { id, LyDo }) => removeCard(ctx, id, LyDo)),
    luuSucKhoeTiepNhan: access('SUC_KHOE_TIEP_NHAN', (ctx, { TiepNhan_Id, input }) =>
      saveHealth(ctx, TiepNhan_Id, input),
    ),
  },
  types: {
    SucKhoeTiepNhan: {
      nguoiGhi: (row, _args, ctx) => nameOf(ctx, row.NguoiCapNhat_Id),
    },
    TheTrongDot: {
      nguoiThem: (card, _args, ctx) => nameOf(ctx, card.NguoiTao_Id),
    },
    PhongTiepNhan: {
      duKienPhut: (room, _args, ctx) =>
        expectedWait(ctx, { HangDoi: 'KhamBenh', Node_Id: room._id }, room.soCho),
    },
    TiepNhan: {
      BenhNhan: (row, _args, ctx, info) => patientOf(ctx, row.BenhNhan_Id, info),
      theTrongDots: (row, _args, ctx) => cardsOf(ctx, row),
      SucKhoe: (row, _args, ctx) =>
        ctx.permissions.has('SUC_KHOE_TIEP_NHAN_XEM') ? healthOfVisit(ctx, row._id) : null,
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

const nameOf = (ctx: Ctx, id: string | null) => (id ? personName(ctx, id) : null);
