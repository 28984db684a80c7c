import { access, type FeatureResolvers } from '../../engine/access.ts';
import type { MutationUpdateLienThongDonThuocArgs } from '../../gql/main.ts';
import { checkPrescriptionLink, updatePrescriptionLink } from './commands.ts';
import { prescribers, prescriptionLink } from './queries.ts';

export const prescriptionLinkResolvers: FeatureResolvers = {
  Query: {
    lienThongDonThuoc: access('QUAN_TRI', (ctx) => prescriptionLink(ctx)),
    bacSiLienThongs: access('QUAN_TRI', (ctx) => prescribers(ctx)),
  },
  Mutation: {
    updateLienThongDonThuoc: access('QUAN_TRI', (ctx, { input }: MutationUpdateLienThongDonThuocArgs) =>
      updatePrescriptionLink(ctx, input),
    ),
    kiemTraLienThongDonThuoc: access('QUAN_TRI', (ctx) => checkPrescriptionLink(ctx)),
  },
};
