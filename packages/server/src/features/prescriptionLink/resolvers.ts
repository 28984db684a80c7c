import { access } from '../../engine/acts/access.ts';
import type { Resolvers } from '../../gql/main.ts';
import { checkPrescriptionLink, keepDoctorPassword, updatePrescriptionLink } from './commands.ts';
import { prescribers, prescriptionLink } from './queries.ts';

export const prescriptionLinkResolvers: Resolvers = {
  Query: {
    lienThongDonThuoc: access('QUAN_TRI', (ctx) => prescriptionLink(ctx)),
    bacSiLienThongs: access('QUAN_TRI', (ctx) => prescribers(ctx)),
  },
  Mutation: {
    updateLienThongDonThuoc: access('QUAN_TRI', (ctx, { input }) => updatePrescriptionLink(ctx, input)),
    luuMatKhauBacSiLienThong: access('QUAN_TRI', (ctx, { input }) => keepDoctorPassword(ctx, input)),
    kiemTraLienThongDonThuoc: access('QUAN_TRI', (ctx) => checkPrescriptionLink(ctx)),
  },
};
