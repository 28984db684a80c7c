import { raVienNoiTruActs } from '@sen/domain/discharges/raVienNoiTru';
import { errorText } from '@sen/domain/errors/errors';
import { access } from '../../engine/acts/access.ts';
import { actionStates } from '../../engine/acts/acts.ts';
import { refLabel } from '../../engine/catalogue/queries.ts';
import type { Resolvers } from '../../gql/main.ts';
import { openStay, stayById } from '../admission/queries.ts';
import { completionRefusal } from '../cashier/facts.ts';
import { recordOfStay } from '../medicalRecords/ofStay.ts';
import { markResultsLater } from './later.ts';
import { closeWard, completeDischarge, reopenDischarge, takeBackToWard, takeOrderBack } from './leaving.ts';
import { discharge, replaceDischarge, updateDischarge } from './paper.ts';
import { papersOfStay } from './papersOfStay.ts';
import { dischargeOfStay, dischargesOfStay, leavingOfWard } from './queries.ts';
import { standingOf } from './standing.ts';

const writes = 'NOI_TRU_RA_VIEN';

export const dischargeResolvers = {
  Query: {
    nguoiBenhRaVien: access('BENH_AN_XEM', (ctx, { Khoa_Id }) => leavingOfWard(ctx, Khoa_Id)),
    dotRaVien: access('BENH_AN_XEM', (ctx, { NhapVien_Id }) => openStay(ctx, NhapVien_Id)),
    getRaVienNoiTruByNhapVien: access('BENH_AN_XEM', (ctx, { NhapVien_Id }) =>
      discharge.listOf(ctx, NhapVien_Id),
    ),
  },
  Mutation: {
    createRaVienNoiTru: discharge.fields.create,
    updateRaVienNoiTru: access(writes, async (ctx, { id, input }) =>
      discharge.byId(ctx, await updateDischarge(ctx, id, input)),
    ),
    thayTheRaVienNoiTru: access(writes, async (ctx, { id, input, LyDo }) =>
      discharge.byId(ctx, await replaceDischarge(ctx, id, input, LyDo)),
    ),
    huyRaVienNoiTru: access(writes, async (ctx, { input }) => stayById(ctx, await takeOrderBack(ctx, input))),
    chuyenThanhToanRaVien: access('NOI_TRU_NHAN', async (ctx, { id, version }) =>
      stayById(ctx, await closeWard(ctx, id, version)),
    ),
    huyChuyenThanhToanRaVien: access('NOI_TRU_NHAN', async (ctx, { id, version, LyDo }) =>
      stayById(ctx, await takeBackToWard(ctx, id, version, LyDo)),
    ),
    danhDauTraKetQuaSau: access('NOI_TRU_NHAN', async (ctx, { input }) =>
      stayById(ctx, await markResultsLater(ctx, input)),
    ),
    hoanTatRaVienNoiTru: access('NOI_TRU_HOAN_TAT', async (ctx, { id, version }) =>
      stayById(ctx, await completeDischarge(ctx, id, version)),
    ),
    moLaiRaVienNoiTru: access('NOI_TRU_MO_LAI', async (ctx, { id, version, LyDo }) =>
      stayById(ctx, await reopenDischarge(ctx, id, version, LyDo)),
    ),
  },
  types: {
    RaVienNoiTru: {
      SoLanIn: ({ _id }, _args, ctx) => discharge.timesPrinted(ctx, _id),
      hanhDongs: async (row, _args, ctx) =>
        actionStates(ctx, raVienNoiTruActs, await discharge.factsOf(ctx, row)),
    },
    VuongMacRaVien: { Noi: ({ Noi_Id }, _args, ctx) => refLabel(ctx, 'Node', Noi_Id) },
    DotRaVien: {
      noiTru: (row) => row,
      BenhAn_Id: async ({ _id }, _args, ctx) => (await recordOfStay(ctx, _id))?._id ?? null,
      raVien: ({ _id }, _args, ctx) => dischargeOfStay(ctx, _id),
      raViens: ({ _id }, _args, ctx) => dischargesOfStay(ctx, _id),
      giayTos: ({ _id }, _args, ctx) => papersOfStay(ctx, _id),
      vuongMacs: (row, _args, ctx) => standingOf(ctx, row),
      vuongVienPhi: async ({ TiepNhan_Id }, _args, ctx) => {
        const refused = await completionRefusal(ctx, TiepNhan_Id);
        return refused ? errorText(refused.code, ctx.language, refused.details) : null;
      },
    },
  },
} satisfies Resolvers;
