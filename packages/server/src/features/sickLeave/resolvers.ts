import { daysOfLeave, giayNghiActs } from '@sen/domain/sickLeave/giayNghi';
import { actionStates } from '../../engine/acts/acts.ts';
import type { Resolvers } from '../../gql/main.ts';
import { leave } from './paper.ts';

const { fields, factsOf, timesPrinted } = leave;

export const sickLeaveResolvers = {
  Query: { giayNghiHuongBHXHs: fields.ofSession },
  Mutation: {
    createGiayNghiHuongBHXH: fields.create,
    updateGiayNghiHuongBHXH: fields.update,
    capLaiGiayNghiHuongBHXH: fields.reissue,
    cancelGiayNghiHuongBHXH: fields.ending('huy'),
    removeGiayNghiHuongBHXH: fields.endingAll('xoa'),
  },
  types: {
    GiayNghiHuongBHXH: {
      SoNgay: (row) => daysOfLeave(row.TuNgay, row.DenNgay),
      SoLanIn: (row, _args, ctx) => timesPrinted(ctx, row._id),
      hanhDongs: async (row, _args, ctx) => actionStates(ctx, giayNghiActs, await factsOf(ctx, row)),
    },
  },
} satisfies Resolvers;
