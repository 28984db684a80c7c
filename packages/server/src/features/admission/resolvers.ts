import { nhapVienActs } from '@sen/domain/admission/nhapVien';
import { access } from '../../engine/acts/access.ts';
import { actionStates } from '../../engine/acts/acts.ts';
import type { Resolvers } from '../../gql/main.ts';
import { patientOf } from '../patients/queries.ts';
import { cancelAdmissions, order } from './paper.ts';
import { admissionOfSession, admissionsOfWard } from './queries.ts';

export const admissionResolvers = {
  Query: {
    getTiepNhanNhapVienByKhoa: access('BENH_AN_XEM', (ctx, args) => admissionsOfWard(ctx, args)),
    getTiepNhanNhapVienByKhamBenh: access('BENH_AN_XEM', (ctx, { KhamBenh_Id }) =>
      admissionOfSession(ctx, KhamBenh_Id),
    ),
  },
  Mutation: {
    createTiepNhanNhapVien: order.fields.create,
    updateTiepNhanNhapVien: order.fields.update,
    removeTiepNhanNhapVien: access('CHI_DINH_NHAP_VIEN', (ctx, { ids }) => cancelAdmissions(ctx, ids)),
  },
  types: {
    TiepNhanNhapVien: {
      BenhNhan: (row, _args, ctx, info) => patientOf(ctx, row.BenhNhan_Id, info),
      hanhDongs: async (row, _args, ctx) => actionStates(ctx, nhapVienActs, await order.factsOf(ctx, row)),
    },
  },
} satisfies Resolvers;
