import { access } from '../../engine/acts/access.ts';
import { refLabel } from '../../engine/catalogue/queries.ts';
import type { Resolvers } from '../../gql/main.ts';
import { claimsWithErrors } from './claimsFound.ts';
import { readEvening } from './read.ts';
import { takingsOfDay } from './takings.ts';

export const eveningResolvers: Resolvers = {
  Query: {
    doiChieuNgay: access('DOI_CHIEU_XEM', (ctx, args) => readEvening(ctx, args)),
    hoSoVuongTrongNgay: access('DOI_CHIEU_XEM', (ctx, args) => claimsWithErrors(ctx, args)),
    thuTrongNgay: access('DOI_CHIEU_XEM', (ctx, args) => takingsOfDay(ctx, args)),
  },
  types: {
    DoiChieuNgay: { CoSo: ({ CoSo_Id }, _args, ctx) => refLabel(ctx, 'Node', CoSo_Id) },
  },
};
