import { duToanActs, tinhTrangOf } from '@sen/domain/estimates/duToan';
import { stepText } from '@sen/domain/promotions/steps';
import { access } from '../../engine/acts/access.ts';
import { actionStates } from '../../engine/acts/acts.ts';
import { today } from '../../engine/context.ts';
import type { Resolvers } from '../../gql/main.ts';
import { patientOf } from '../patients/queries.ts';
import { cancelEstimate, createEstimate } from './commands.ts';
import { compareWithVisit } from './compare.ts';
import { estimateList } from './list.ts';
import { orderEstimate } from './order.ts';
import { estimateById, factsOf } from './queries.ts';
import { workOut } from './workOut.ts';

const sees = 'DU_TOAN_XEM';
const writes = 'DU_TOAN_SUA';

export const estimateResolvers: Resolvers = {
  Query: {
    uocTinhDuToan: access(sees, (ctx, { input }) => workOut(ctx, input)),
    danhSachDuToan: access(sees, (ctx, args) => estimateList(ctx, args)),
    duToanChiPhi: access(sees, (ctx, { id }) => estimateById(ctx, id)),
    soSanhDuToan: access(sees, (ctx, { id, TiepNhan_Id }) => compareWithVisit(ctx, id, TiepNhan_Id)),
  },
  Mutation: {
    createDuToanChiPhi: access(writes, async (ctx, { input }) =>
      estimateById(ctx, await createEstimate(ctx, input)),
    ),
    huyDuToanChiPhi: access(writes, async (ctx, { id, LyDo }) => {
      await cancelEstimate(ctx, id, LyDo);
      return estimateById(ctx, id);
    }),
    chuyenDuToanThanhChiDinh: access(writes, async (ctx, { id, input }) => {
      await orderEstimate(ctx, id, input);
      return estimateById(ctx, id);
    }),
  },
  types: {
    DuToanChiPhi: {
      BenhNhan: (row, _args, ctx, info) => patientOf(ctx, row.BenhNhan_Id, info),
      TinhTrang: (row, _args, ctx) => tinhTrangOf(row, today(ctx)),
      khuyenMais: ({ Buocs }, _args, ctx) => [...new Set(Buocs.map((step) => stepText(step, ctx.language)))],
      dongs: ({ Dongs }) => [...Dongs],
      hanhDongs: (row, _args, ctx) => actionStates(ctx, duToanActs, factsOf(ctx, row)),
    },
    DongDuToan: {},
  },
};
