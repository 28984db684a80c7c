import { access } from '../../engine/acts/access.ts';
import type { Resolvers } from '../../gql/main.ts';
import { personName } from '../identity/people.ts';
import { registeredAt } from './commands.ts';
import { facilityName, lookUpsOf, treatmentsOf } from './lookUps.ts';
import { checkCard } from './portal.ts';
import { benefitOf } from './queries.ts';

export const insuranceResolvers: Resolvers = {
  Query: {
    traCuuTheBHYT: access('TIEP_NHAN_XEM', (ctx, { maThe, hoTen, ngaySinh }) =>
      checkCard(ctx, { maThe, hoTen, ngaySinh }),
    ),
    lichSuTraCuuThe: access('TRA_CUU_THE_XEM', (ctx, { TiepNhan_Id }) => lookUpsOf(ctx, TiepNhan_Id)),
    quyenLoiBHYT: access('TIEP_NHAN_XEM', (ctx, args) => benefitOf(ctx, args)),
  },
  Mutation: {
    giuNoiDangKyKCB: access('TIEP_NHAN_XEM', (ctx, { MaCSKCB }) => registeredAt(ctx, MaCSKCB)),
  },
  types: {
    LanTraCuuThe: {
      nguoiTraCuu: (row, _args, ctx) => (row.NguoiTao_Id ? personName(ctx, row.NguoiTao_Id) : null),
      lanKhams: (row) => treatmentsOf(row),
      traLoi: (row) => row.answer,
    },
    LanKhamNoiKhac: {
      TenBenhVien: (one, _args, ctx) => facilityName(ctx, one.maCSKCB),
    },
    TraCuuThe: {
      BenhVien: (check, _args, ctx) => registeredAt(ctx, check.maDKBD),
    },
  },
};
