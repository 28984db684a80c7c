import { baoCaoActs } from '@sen/domain/caseReports/baoCaoActs';
import { access } from '../../engine/acts/access.ts';
import { actionStates } from '../../engine/acts/acts.ts';
import type { Resolvers } from '../../gql/main.ts';
import { cancelReport, createReport, newVersion, sendReport, updateReport } from './commands.ts';
import { caseList } from './list.ts';
import { reportById, reportFacts, reportsOfSession } from './queries.ts';
import { workOfSession } from './work.ts';

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
    createBaoCaoCaBenh: access('BAO_CAO_CA_BENH', async (ctx, { input }) =>
      reportById(ctx, await createReport(ctx, input)),
    ),
    updateBaoCaoCaBenh: access('BAO_CAO_CA_BENH', async (ctx, { id, input }) =>
      reportById(ctx, await updateReport(ctx, id, input)),
    ),
    guiBaoCaoCaBenh: access('BAO_CAO_CA_BENH', async (ctx, args) => {
      await sendReport(ctx, args);
      return reportById(ctx, args.id);
    }),
    lapLaiBaoCaoCaBenh: access('BAO_CAO_CA_BENH', async (ctx, { id, input, LyDo }) =>
      reportById(ctx, await newVersion(ctx, id, input, LyDo)),
    ),
    cancelBaoCaoCaBenh: access('BAO_CAO_CA_BENH', async (ctx, { id, LyDo }) => {
      await cancelReport(ctx, id, LyDo);
      return reportById(ctx, id);
    }),
  },
  types: {
    BaoCaoCaBenh: {
      hanhDongs: async (row, _args, ctx) => actionStates(ctx, baoCaoActs, await reportFacts(ctx, row)),
    },
  },
} satisfies Resolvers;
