import { baoCaoActs } from '@sen/domain/caseReports/baoCaoActs';
import { access } from '../../engine/acts/access.ts';
import { actionStates } from '../../engine/acts/acts.ts';
import type { Resolvers } from '../../gql/main.ts';
import { caseList } from './list.ts';
import { report, sendReport } from './paper.ts';
import { reportsOfSession } from './queries.ts';
import { workOfSession } from './work.ts';

const { fields, factsOf, byId } = report;

export const caseReportResolvers = {
  Query: {
    baoCaoCaBenh: access(
      'BENH_AN_XEM',
      async (ctx, { KhamBenh_Id }) => (await reportsOfSession(ctx, KhamBenh_Id))[0] ?? null,
    ),
    baoCaoCaBenhs: access('BENH_AN_XEM', (ctx, { KhamBenh_Id }) => reportsOfSession(ctx, KhamBenh_Id)),
    viecBaoCaoCaBenh: access('BENH_AN_XEM', (ctx, { KhamBenh_Id, ICD_Id }) =>
      workOfSession(ctx, KhamBenh_Id, ICD_Id ?? null),
    ),
    danhSachCaBenh: access('BENH_AN_XEM', (ctx, args) => caseList(ctx, args)),
  },
  Mutation: {
    createBaoCaoCaBenh: fields.create,
    updateBaoCaoCaBenh: fields.update,
    guiBaoCaoCaBenh: access('BAO_CAO_CA_BENH', async (ctx, args) => {
      await sendReport(ctx, args);
      return byId(ctx, args.id);
    }),
    lapLaiBaoCaoCaBenh: fields.reissue,
    cancelBaoCaoCaBenh: fields.ending('huy'),
  },
  types: {
    BaoCaoCaBenh: {
      hanhDongs: async (row, _args, ctx) => actionStates(ctx, baoCaoActs, await factsOf(ctx, row)),
    },
  },
} satisfies Resolvers;
