import { giaiTrinhSoActs } from '@sen/domain/evening/giaiTrinhSo';
import { access } from '../../engine/acts/access.ts';
import { actionStates } from '../../engine/acts/acts.ts';
import { refLabel } from '../../engine/catalogue/queries.ts';
import type { Ctx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { rowsById } from '../../engine/sql/rows.ts';
import type { Resolvers } from '../../gql/main.ts';
import { claimsWithErrors } from './claimsFound.ts';
import { explainGap, explanationFacts, takeExplanationBack } from './explain.ts';
import { readEvening } from './read.ts';
import { giaiTrinhSoTable } from './tables.ts';
import { takingsOfDay } from './takings.ts';

export const eveningResolvers: Resolvers = {
  Query: {
    doiChieuNgay: access('DOI_CHIEU_XEM', (ctx, args) => readEvening(ctx, args)),
    hoSoVuongTrongNgay: access('DOI_CHIEU_XEM', (ctx, args) => claimsWithErrors(ctx, args)),
    thuTrongNgay: access('DOI_CHIEU_XEM', (ctx, args) => takingsOfDay(ctx, args)),
  },
  Mutation: {
    giaiTrinhSoKhuyet: access('SO_KHUYET_GIAI_TRINH', async (ctx, { requestId, input }) =>
      after(ctx, await explainGap(ctx, requestId, input)),
    ),
    thuHoiGiaiTrinhSo: access('SO_KHUYET_GIAI_TRINH', async (ctx, { id, LyDo }) => {
      await takeExplanationBack(ctx, id, LyDo);
      return after(ctx, id);
    }),
  },
  types: {
    DongLech: { khuyet: ({ khuyet }) => khuyet ?? null },
    SoKhuyet: { hanhDongs: ({ node }, _args, ctx) => actionStates(ctx, giaiTrinhSoActs, { node }) },
    GiaiTrinhSo: {
      hanhDongs: (row, _args, ctx) => actionStates(ctx, giaiTrinhSoActs, explanationFacts(row)),
    },

    DoiChieuNgay: { CoSo: ({ CoSo_Id }, _args, ctx) => refLabel(ctx, 'Node', CoSo_Id) },
  },
};

/** An explanation as an act has left it. */
async function after(ctx: Ctx, id: string) {
  const [row] = await rowsById(ctx.db, giaiTrinhSoTable, [id]);
  if (!row) throw new DomainError('NOT_FOUND', { entity: 'GiaiTrinhSo' });
  return row;
}
