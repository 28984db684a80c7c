import { access } from '../../engine/acts/access.ts';
import { refLabel } from '../../engine/catalogue/queries.ts';
import type { Resolvers } from '../../gql/main.ts';
import { dueOfStaff, performancesOf } from './queries.ts';

export const commissionResolvers: Resolvers = {
  Query: {
    bangHoaHong: access('HOA_HONG_XEM', (ctx, { input }) => dueOfStaff(ctx, input)),
    dongHoaHongs: access('HOA_HONG_XEM', (ctx, { input, NhanVien_Id }) =>
      performancesOf(ctx, input, NhanVien_Id),
    ),
  },
  types: {
    DongHoaHong: {
      NoiThucHien: (row, _args, ctx) => refLabel(ctx, 'Node', row.NoiThucHien_Id),
    },
    HoaHong: {
      NhanVien: (row, _args, ctx) => refLabel(ctx, 'NhanVien', row.NhanVien_Id),
    },
  },
};
