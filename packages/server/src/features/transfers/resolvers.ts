import { chuyenVienActs, lastDayOfPaper } from '@sen/domain/transfers/chuyenVien';
import { access } from '../../engine/acts/access.ts';
import { actionStates } from '../../engine/acts/acts.ts';
import { localDay } from '../../engine/context.ts';
import type { Resolvers } from '../../gql/main.ts';
import { transfer, transfersOfPatient } from './paper.ts';

const { fields, factsOf, timesPrinted } = transfer;

/** Root fields of transfers to other facilities. */
export const transferResolvers = {
  Query: {
    getKhamBenh_ChuyenVienByBenhNhanId: access('BENH_AN_XEM', (ctx, args) => transfersOfPatient(ctx, args)),
  },
  Mutation: {
    createKhamBenh_ChuyenVien: fields.create,
    updateKhamBenh_ChuyenVien: fields.update,
    capLaiKhamBenh_ChuyenVien: fields.reissue,
    removeKhamBenh_ChuyenVien: fields.endingAll('xoa'),
    cancelKhamBenh_ChuyenVien: fields.ending('huy'),
  },
  types: {
    KhamBenh_ChuyenVien: {
      HanGiay: (row) => lastDayOfPaper(localDay(row.NgayChuyen), row.HieuLucMotNam),
      SoLanIn: (row, _args, ctx) => timesPrinted(ctx, row._id),
      hanhDongs: async (row, _args, ctx) => actionStates(ctx, chuyenVienActs, await factsOf(ctx, row)),
    },
  },
} satisfies Resolvers;
