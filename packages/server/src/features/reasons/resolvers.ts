import { access } from '../../engine/acts/access.ts';
import { refLabel } from '../../engine/catalogue/queries.ts';
import type { Resolvers } from '../../gql/main.ts';
import { entityLabel } from '../auditLog/labels.ts';
import { exportReasons } from './exportReasons.ts';
import { reasonsGivenIn } from './queries.ts';

export const reasonResolvers: Resolvers = {
  Query: {
    lyDoDaNeus: access('LY_DO_XEM', (ctx, { input, page, limit }) =>
      reasonsGivenIn(ctx, input, { page: page ?? 1, limit: limit ?? 50 }),
    ),
  },
  Mutation: {
    xuatLyDoDaNeu: access('LY_DO_XEM', (ctx, { input }) => exportReasons(ctx, input)),
  },
  types: {
    LyDoDaNeu: {
      LyDo: (row, _args, ctx) => refLabel(ctx, 'LyDo', row.LyDo_Id),
      doiTuong: (row, _args, ctx) => entityLabel(row.entity, ctx.language),
    },
  },
};
