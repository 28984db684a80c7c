import { ketQuaThietBiActs, tinThietBiActs } from '@sen/domain/devices/results';
import { access } from '../../engine/acts/access.ts';
import { actionStates } from '../../engine/acts/acts.ts';
import type { Resolvers } from '../../gql/main.ts';
import { createMeaning, removeMeaning, updateMeaning } from './codeCommands.ts';
import { createLink, updateLink } from './linkCommands.ts';
import { settleMessages } from './messageCommands.ts';
import {
  codesOfLink,
  linkById,
  links,
  meaningById,
  messagesOf,
  resultById,
  waitingResults,
} from './queries.ts';
import { assignResult, throwAway } from './resultCommands.ts';

export const deviceResolvers: Resolvers = {
  Query: {
    ketNoiThietBis: access('KET_QUA_THIET_BI', (ctx) => links(ctx)),
    bangMaMay: access('KET_QUA_THIET_BI', (ctx, { KetNoi_Id }) => codesOfLink(ctx, KetNoi_Id)),
    tinThietBis: access('KET_QUA_THIET_BI', (ctx, args) => messagesOf(ctx, args)),
    ketQuaThietBis: access('KET_QUA_THIET_BI', (ctx, args) => waitingResults(ctx, args)),
  },
  Mutation: {
    createKetNoiThietBi: access('THIET_BI_KET_NOI', async (ctx, { input }) =>
      linkById(ctx, await createLink(ctx, input)),
    ),
    updateKetNoiThietBi: access('THIET_BI_KET_NOI', async (ctx, { id, input }) => {
      await updateLink(ctx, id, input);
      return linkById(ctx, id);
    }),
    createMaMayChiSo: access('THIET_BI_KET_NOI', async (ctx, { KetNoi_Id, input }) =>
      meaningById(ctx, await createMeaning(ctx, KetNoi_Id, input)),
    ),
    updateMaMayChiSo: access('THIET_BI_KET_NOI', async (ctx, { id, input }) => {
      await updateMeaning(ctx, id, input);
      return meaningById(ctx, id);
    }),
    removeMaMayChiSo: access('THIET_BI_KET_NOI', async (ctx, { id }) => {
      await removeMeaning(ctx, id);
      return true;
    }),
    ganKetQuaThietBi: access('KET_QUA_THIET_BI', async (ctx, { id, ...to }) => {
      await assignResult(ctx, id, to);
      return resultById(ctx, id);
    }),
    xemTinThietBi: access('KET_QUA_THIET_BI', async (ctx, { ids, LyDo }) => {
      await settleMessages(ctx, ids, LyDo);
      return true;
    }),
    boKetQuaThietBi: access('KET_QUA_THIET_BI', async (ctx, { ids, LyDo }) => {
      await throwAway(ctx, ids, LyDo);
      return true;
    }),
  },
  types: {
    KetNoiThietBi: {},
    TinThietBi: {
      hanhDongs: (row, _args, ctx) =>
        actionStates(ctx, tinThietBiActs, { TrangThai: row.KetQua, node: row.node }),
    },
    KetQuaThietBi: {
      hanhDongs: (row, _args, ctx) =>
        actionStates(ctx, ketQuaThietBiActs, {
          TrangThai: row.TrangThai,
          node: row.node,
          LyDoCho: row.LyDoCho,
        }),
    },
  },
};
