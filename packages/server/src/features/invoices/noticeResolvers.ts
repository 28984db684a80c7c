import { thongBaoSaiSotActs } from '@sen/domain/invoices/thongBaoSaiSot';
import { access } from '../../engine/acts/access.ts';
import { actionStates } from '../../engine/acts/acts.ts';
import type { Ctx } from '../../engine/context.ts';
import type { Resolvers } from '../../gql/main.ts';
import { noticeById } from './noticeRows.ts';
import { answerNotice, cancelNotice, fileNotice, makeNotice, noticeFacts } from './notices.ts';

/** A notice as an act has left it. */
const after = (ctx: Ctx, id: string) => noticeById({ ...ctx, loaders: new Map() }, id);

export const noticeResolvers: Resolvers = {
  Mutation: {
    lapThongBaoSaiSot: access('HOA_DON_DIEU_CHINH', async (ctx, { input }) =>
      after(ctx, await makeNotice(ctx, input)),
    ),
    guiThongBaoSaiSot: access('HOA_DON_DIEU_CHINH', async (ctx, { id }) => {
      await fileNotice(ctx, id);
      return after(ctx, id);
    }),
    ketQuaThongBaoSaiSot: access('HOA_DON_DIEU_CHINH', async (ctx, { id, tiepNhan, LyDo }) => {
      await answerNotice(ctx, id, tiepNhan, LyDo);
      return after(ctx, id);
    }),
    huyThongBaoSaiSot: access('HOA_DON_DIEU_CHINH', async (ctx, { id, LyDo }) => {
      await cancelNotice(ctx, id, LyDo);
      return after(ctx, id);
    }),
  },
  types: {
    ThongBaoSaiSot: {
      hanhDongs: async (row, _args, ctx) =>
        actionStates(ctx, thongBaoSaiSotActs, await noticeFacts(ctx, row)),
    },
  },
};
