import { nhapVienActs } from '@sen/domain/admission/nhapVien';
import { access } from '../../engine/acts/access.ts';
import { actionStates } from '../../engine/acts/acts.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import type { Resolvers } from '../../gql/main.ts';
import { patientOf } from '../patients/queries.ts';
import { cancelAdmission, order } from './paper.ts';
import { admissionOfSession, admissionsOfWard } from './queries.ts';
import type { NhapVienRow } from './tables.ts';

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
    removeTiepNhanNhapVien: access('CHI_DINH_NHAP_VIEN', (ctx, { ids }) =>
      inTransaction(ctx, async (tx) => {
        const cancelled: NhapVienRow[] = [];
        for (const id of [...ids].sort()) cancelled.push(await cancelAdmission(tx, id));
        return cancelled;
      }),
    ),
  },
  types: {
    TiepNhanNhapVien: {
      BenhNhan: (row, _args, ctx, info) => patientOf(ctx, row.BenhNhan_Id, info),
      hanhDongs: async (row, _args, ctx) => actionStates(ctx, nhapVienActs, await order.factsOf(ctx, row)),
    },
  },
} satisfies Resolvers;
