import { ketQuaKiemChuanActs as acts } from '@sen/domain/labQc/ketQuaKiemChuan';
import { access } from '../../engine/acts/access.ts';
import { actionStates } from '../../engine/acts/acts.ts';
import { loadOne } from '../../engine/loaders.ts';
import { rowsById } from '../../engine/sql/rows.ts';
import type { Resolvers } from '../../gql/main.ts';
import { confirmTarget, correctRun, createRun, factsOf, voidRun } from './commands.ts';
import { proposalOf, runById, runsOf, targetsOfLab } from './queries.ts';
import { ketQuaKiemChuanTable as table } from './tables.ts';

export const labQcResolvers: Resolvers = {
  Query: {
    chiSoKiemChuans: access('SIGNED_IN', (ctx, { idRoom }) => targetsOfLab(ctx, idRoom)),
    ketQuaKiemChuans: access('SIGNED_IN', (ctx, args) => runsOf(ctx, args)),
    deXuatKiemChuan: access('SIGNED_IN', (ctx, { VatLieu_Id, MaChiSo }) =>
      proposalOf(ctx, VatLieu_Id, MaChiSo),
    ),
  },
  Mutation: {
    createKetQuaKiemChuan: access('XET_NGHIEM', async (ctx, { input }) =>
      runById(ctx, await createRun(ctx, input)),
    ),
    huyKetQuaKiemChuan: access('XET_NGHIEM', async (ctx, { id, LyDo }) => {
      await voidRun(ctx, id, LyDo);
      return runById(ctx, id);
    }),
    khacPhucKiemChuan: access('XET_NGHIEM', async (ctx, { id, input }) => {
      await correctRun(ctx, id, input);
      return runById(ctx, id);
    }),
    chotGiaTriKiemChuan: access('DANH_MUC_XET_NGHIEM', async (ctx, { input }) => {
      await confirmTarget(ctx, input);
      return true;
    }),
  },
  types: {
    KetQuaKiemChuan: {
      hanhDongs: (row, _args, ctx) => actionStates(ctx, acts, factsOf(row)),
    },
    ChiSoKiemChuan: {
      ganNhat: (row, _args, ctx) =>
        loadOne(ctx, 'labQc:runs', row.ganNhat_Id, async (of, ids) => {
          const rows = await rowsById(of.db, table, ids);
          return new Map(rows.map((one) => [one._id, one]));
        }),
    },
  },
};
