import { hoiChanActs } from '@sen/domain/consultations/hoiChan';
import { access } from '../../engine/acts/access.ts';
import { actionStates } from '../../engine/acts/acts.ts';
import { refLabel } from '../../engine/catalogue/queries.ts';
import type { Resolvers } from '../../gql/main.ts';
import { consultationList } from './list.ts';
import { minutes } from './paper.ts';
import { minutesOfRecord, minutesOfVisit } from './queries.ts';

const { fields, factsOf } = minutes;

export const consultationResolvers = {
  Query: {
    bienBanHoiChansByTiepNhan: access('BENH_AN_XEM', (ctx, { TiepNhan_Id }) =>
      minutesOfVisit(ctx, TiepNhan_Id),
    ),
    bienBanHoiChansByBenhAn: access('BENH_AN_XEM', (ctx, { BenhAn_Id }) => minutesOfRecord(ctx, BenhAn_Id)),
    danhSachHoiChan: access('BENH_AN_XEM', (ctx, args) => consultationList(ctx, args)),
  },
  Mutation: {
    createBienBanHoiChan: fields.create,
    updateBienBanHoiChan: fields.update,
    removeBienBanHoiChan: fields.endingAll('xoa'),
    createBienBanHoiChanNoiTru: fields.create,
    updateBienBanHoiChanNoiTru: fields.update,
    removeBienBanHoiChanNoiTru: fields.endingAll('xoa'),
    hoanTatBienBanHoiChan: fields.moving('hoanTat'),
    cancelBienBanHoiChan: fields.ending('huy'),
  },
  types: {
    BienBanHoiChan: {
      hanhDongs: async (row, _args, ctx) => actionStates(ctx, hoiChanActs, await factsOf(ctx, row)),
    },
    NguoiHoiChan: {
      NhanVien: (one, _args, ctx) => refLabel(ctx, 'NhanVien', one.NhanVien_Id),
    },
  },
} satisfies Resolvers;
