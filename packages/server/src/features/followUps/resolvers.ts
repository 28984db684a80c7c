import { giayHenActs } from '@sen/domain/followUps/giayHen';
import { access } from '../../engine/acts/access.ts';
import { actionStates } from '../../engine/acts/acts.ts';
import type { Resolvers } from '../../gql/main.ts';
import { cancelSlip, createSlip, issueAgain, noteReminder } from './commands.ts';
import { followUpList } from './list.ts';
import { reminderById, remindersOf, slipById, slipFacts, slipsOfSession, usableSlips } from './queries.ts';

export const followUpResolvers = {
  Query: {
    giayHenKhamLais: access('BENH_AN_XEM', (ctx, { KhamBenh_Id }) => slipsOfSession(ctx, KhamBenh_Id)),
    giayHenDungDuoc: access('TIEP_NHAN', (ctx, { BenhNhan_Id }) => usableSlips(ctx, BenhNhan_Id, ctx.nodeId)),
    nhacTaiKhams: access('THEO_DOI_TAI_KHAM', (ctx, { KhamBenh_Id }) => remindersOf(ctx, KhamBenh_Id)),
    danhSachTaiKham: access('THEO_DOI_TAI_KHAM', (ctx, args) => followUpList(ctx, args)),
  },
  Mutation: {
    createGiayHenKhamLai: access('GIAY_HEN_KHAM_LAI', async (ctx, { input }) =>
      slipById(ctx, await createSlip(ctx, input)),
    ),
    capLaiGiayHenKhamLai: access('GIAY_HEN_KHAM_LAI', async (ctx, { id, input, LyDo }) =>
      slipById(ctx, await issueAgain(ctx, id, input, LyDo)),
    ),
    cancelGiayHenKhamLai: access('GIAY_HEN_KHAM_LAI', async (ctx, { id, LyDo }) => {
      await cancelSlip(ctx, id, LyDo);
      return slipById(ctx, id);
    }),
    createNhacTaiKham: access('THEO_DOI_TAI_KHAM', async (ctx, { input }) =>
      reminderById(ctx, await noteReminder(ctx, input)),
    ),
  },
  types: {
    GiayHenKhamLai: {
      hanhDongs: async (row, _args, ctx) => actionStates(ctx, giayHenActs, await slipFacts(ctx, row)),
    },
    NhacTaiKham: {},
  },
} satisfies Resolvers;
