import { access } from '../../engine/acts/access.ts';
import type { Resolvers } from '../../gql/main.ts';
import { checkQueueSystem, updateQueueSystem } from './commands.ts';
import { outsideOf, systemRow, systemView, unsentCalls } from './queries.ts';

export const queueSystemResolvers: Resolvers = {
  Query: {
    heThongGoiSo: access('QUAN_TRI', async (ctx) => systemView(await systemRow(ctx))),
  },
  Mutation: {
    updateHeThongGoiSo: access('QUAN_TRI', (ctx, { input }) => updateQueueSystem(ctx, input)),
    kiemTraHeThongGoiSo: access('QUAN_TRI', (ctx) => checkQueueSystem(ctx)),
  },
  types: {
    HeThongGoiSo: { choBao: (_row, _args, ctx) => unsentCalls(ctx) },
    HangDoi: { goiSoNgoai: (row, _args, ctx) => outsideOf(ctx, row.HangDoi) },
  },
};
