import { access } from '../../engine/acts/access.ts';
import type { Resolvers } from '../../gql/main.ts';
import { makeLink, revokeLink } from './commands.ts';
import { linksOfSlip } from './queries.ts';

export const patientResultsResolvers = {
  Query: {
    lienKetKetQuas: access('BENH_AN_XEM', (ctx, { DichVuYeuCau_Id }) => linksOfSlip(ctx, DichVuYeuCau_Id)),
  },
  Mutation: {
    taoLienKetKetQua: access('BENH_AN_XEM', async (ctx, { requestId, ...input }) => {
      await makeLink(ctx, input, requestId);
      return linksOfSlip(ctx, input.DichVuYeuCau_Id);
    }),
    thuHoiLienKetKetQua: access('BENH_AN_XEM', async (ctx, { id, LyDo }) =>
      linksOfSlip(ctx, await revokeLink(ctx, id, LyDo)),
    ),
  },
} satisfies Resolvers;
