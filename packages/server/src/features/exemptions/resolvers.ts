import { errorText } from '@sen/domain/errors/errors';
import { yeuCauMienGiamActs } from '@sen/domain/exemptions/yeuCauMienGiam';
import { access } from '../../engine/acts/access.ts';
import { actionStates } from '../../engine/acts/acts.ts';
import type { Ctx } from '../../engine/context.ts';
import type { Resolvers } from '../../gql/main.ts';
import { patientOf } from '../patients/queries.ts';
import { loadReception, requireVisibleVisit } from '../reception/queries.ts';
import { askExemption, grantExemption, refuseExemption, withdrawExemption } from './commands.ts';
import { requestFacts } from './facts.ts';
import { linesOfRequest, requestById, requestList, requestsOfVisit } from './queries.ts';

async function visibleRequest(ctx: Ctx, id: string) {
  const row = await requestById(ctx, id);
  await requireVisibleVisit(ctx, row.TiepNhan_Id);
  return row;
}

export const exemptionResolvers: Resolvers = {
  Query: {
    yeuCauMienGiam: access('VIEN_PHI_XEM', (ctx, { id }) => visibleRequest(ctx, id)),
    yeuCauMienGiams: access('VIEN_PHI_XEM', async (ctx, { TiepNhan_Id }) => {
      await requireVisibleVisit(ctx, TiepNhan_Id);
      return requestsOfVisit(ctx, TiepNhan_Id);
    }),
    danhSachMienGiam: access('VIEN_PHI_XEM', (ctx, args) => requestList(ctx, args)),
  },
  Mutation: {
    deNghiMienGiam: access('VIEN_PHI_DE_NGHI_MIEN_GIAM', async (ctx, { input }) =>
      requestById(ctx, await askExemption(ctx, input)),
    ),
    duyetMienGiam: access('VIEN_PHI_MIEN_GIAM', async (ctx, { id }) => {
      await grantExemption(ctx, id);
      return requestById(ctx, id);
    }),
    tuChoiMienGiam: access('VIEN_PHI_MIEN_GIAM', async (ctx, { id, LyDo }) => {
      await refuseExemption(ctx, id, LyDo);
      return requestById(ctx, id);
    }),
    rutDeNghiMienGiam: access('VIEN_PHI_DE_NGHI_MIEN_GIAM', async (ctx, { id }) => {
      await withdrawExemption(ctx, id);
      return requestById(ctx, id);
    }),
  },
  types: {
    YeuCauMienGiam: {
      BenhNhan: (row, _args, ctx, info) => patientOf(ctx, row.BenhNhan_Id, info),
      TiepNhan: (row, _args, ctx) => loadReception(ctx, row.TiepNhan_Id),
      dongs: (row, _args, ctx) => linesOfRequest(ctx, row),
      vuotHanMuc: async (row, _args, ctx) => {
        const { vuotHanMuc: above } = await requestFacts(ctx, row);
        return above ? errorText(above.code, ctx.language, above.details) : null;
      },
      hanhDongs: async (row, _args, ctx) =>
        actionStates(ctx, yeuCauMienGiamActs, await requestFacts(ctx, row)),
    },
  },
};
