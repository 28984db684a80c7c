import { giayHenActs } from '@sen/domain/followUps/giayHen';
import { access } from '../../engine/acts/access.ts';
import { actionStates } from '../../engine/acts/acts.ts';
import type { Resolvers } from '../../gql/main.ts';
import { noteReminder } from './commands.ts';
import { followUpList } from './list.ts';
import { slip } from './paper.ts';
import { reminderById, remindersOf, usableSlips } from './queries.ts';

export const followUpResolvers = {
  Query: {
    giayHenKhamLais: slip.fields.ofSession,
    giayHenKhamLaisByNhapVien: access('BENH_AN_XEM', (ctx, { NhapVien_Id }) =>
      slip.alsoListOf(ctx, NhapVien_Id),
    ),
    giayHenDungDuoc: access('TIEP_NHAN', (ctx, { BenhNhan_Id }) => usableSlips(ctx, BenhNhan_Id, ctx.nodeId)),
    nhacTaiKhams: access('THEO_DOI_TAI_KHAM', (ctx, { KhamBenh_Id }) => remindersOf(ctx, KhamBenh_Id)),
    danhSachTaiKham: access('THEO_DOI_TAI_KHAM', (ctx, args) => followUpList(ctx, args)),
  },
  Mutation: {
    createGiayHenKhamLai: slip.fields.create,
    capLaiGiayHenKhamLai: slip.fields.reissue,
    cancelGiayHenKhamLai: slip.fields.ending('huy'),
    createNhacTaiKham: access('THEO_DOI_TAI_KHAM', async (ctx, { input }) =>
      reminderById(ctx, await noteReminder(ctx, input)),
    ),
  },
  types: {
    GiayHenKhamLai: {
      hanhDongs: async (row, _args, ctx) => actionStates(ctx, giayHenActs, await slip.factsOf(ctx, row)),
    },
    NhacTaiKham: {},
  },
} satisfies Resolvers;
