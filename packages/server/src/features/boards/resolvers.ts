import { bangGoiSoActs } from '@sen/domain/boards/bangGoiSo';
import { access } from '../../engine/acts/access.ts';
import { actionStates } from '../../engine/acts/acts.ts';
import type { Resolvers } from '../../gql/main.ts';
import { pairBoard, removeBoard, updateBoard } from './commands.ts';
import { boardById, boardsInUse } from './queries.ts';

export const boardResolvers = {
  Query: {
    bangGoiSos: access('BANG_GOI_SO', (ctx) => boardsInUse(ctx)),
  },
  Mutation: {
    ghepBangGoiSo: access('BANG_GOI_SO', async (ctx, { MaGhep, input }) =>
      boardById(ctx, await pairBoard(ctx, MaGhep, input)),
    ),
    updateBangGoiSo: access('BANG_GOI_SO', async (ctx, { id, version, input }) =>
      boardById(ctx, await updateBoard(ctx, id, version, input)),
    ),
    removeBangGoiSo: access('BANG_GOI_SO', (ctx, { id }) => removeBoard(ctx, id)),
  },
  types: {
    BangGoiSo: {
      hanhDongs: (row, _args, ctx) =>
        actionStates(ctx, bangGoiSoActs, { TrangThai: row.TrangThai, node: null }),
    },
  },
} satisfies Resolvers;
