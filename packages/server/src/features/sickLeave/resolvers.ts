import { daysOfLeave, giayNghiActs } from '@sen/domain/sickLeave/giayNghi';
import { access } from '../../engine/acts/access.ts';
import { actionStates } from '../../engine/acts/acts.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import type { Resolvers } from '../../gql/main.ts';
import { cancelLeave, createLeave, issueAgain, updateLeave } from './commands.ts';
import { leaveById, leaveFacts, leavesOfSession, timesPrinted } from './queries.ts';

export const sickLeaveResolvers = {
  Query: {
    giayNghiHuongBHXHs: access('BENH_AN_XEM', (ctx, { KhamBenh_Id }) => leavesOfSession(ctx, KhamBenh_Id)),
  },
  Mutation: {
    createGiayNghiHuongBHXH: access('GIAY_NGHI_BHXH', async (ctx, { input }) =>
      leaveById(ctx, await createLeave(ctx, input)),
    ),
    updateGiayNghiHuongBHXH: access('GIAY_NGHI_BHXH', async (ctx, { id, input }) =>
      leaveById(ctx, await updateLeave(ctx, id, input)),
    ),
    capLaiGiayNghiHuongBHXH: access('GIAY_NGHI_BHXH', async (ctx, { id, input, LyDo }) =>
      leaveById(ctx, await issueAgain(ctx, id, input, LyDo)),
    ),
    cancelGiayNghiHuongBHXH: access('GIAY_NGHI_BHXH', async (ctx, { id, LyDo }) => {
      await cancelLeave(ctx, id, 'huy', LyDo);
      return leaveById(ctx, id);
    }),
    removeGiayNghiHuongBHXH: access('GIAY_NGHI_BHXH', async (ctx, { ids }) => {
      await inTransaction(ctx, async (tx) => {
        for (const id of [...ids].sort()) await cancelLeave(tx, id, 'xoa', null);
      });
      return ids.length;
    }),
  },
  types: {
    GiayNghiHuongBHXH: {
      SoNgay: (row) => daysOfLeave(row.TuNgay, row.DenNgay),
      SoLanIn: (row, _args, ctx) => timesPrinted(ctx, row._id),
      hanhDongs: async (row, _args, ctx) => actionStates(ctx, giayNghiActs, await leaveFacts(ctx, row)),
    },
  },
} satisfies Resolvers;
