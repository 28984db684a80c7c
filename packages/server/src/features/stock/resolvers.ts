import { access } from '../../engine/acts/access.ts';
import type { Resolvers } from '../../gql/pharmacy.ts';
import { expiringLots, stockAtRisk } from './atRisk.ts';
import { paperById } from './facts.ts';
import { ledger } from './ledger.ts';
import { setLimit } from './limits.ts';
import { lowStock } from './lowStock.ts';
import { boPhieuKho, guiPhieuKho, huyPhieuKho, tuChoiPhieuKho, xacNhanPhieuKho } from './paperActs.ts';
import { actsOnPaper, linesOfPaper, papersOfStore, readablePaper } from './queries.ts';
import { nhanPhieuKho } from './receive.ts';
import { savePaper } from './savePaper.ts';
import { lapPhieuKiemKe } from './stockTake.ts';

export const stockResolvers: Resolvers = {
  Query: {
    phieuKhos: access('KHO_XEM', (ctx, args) => papersOfStore(ctx, args)),
    phieuKho: access('KHO_XEM', (ctx, { id }) => readablePaper(ctx, id)),
    theKho: access('KHO_XEM', (ctx, args) => ledger(ctx, args)),
    thuocSapHet: access('KHO_XEM', (ctx, args) => lowStock(ctx, args)),
    loSapHetHan: access('KHO_XEM', (ctx, args) => expiringLots(ctx, args)),
    khoRuiRo: access('KHO_XEM', (ctx, { soNgay }) => stockAtRisk(ctx, soNgay ?? undefined)),
  },
  Mutation: {
    luuPhieuKho: access('KHO_LAP_PHIEU', async (ctx, { input }) =>
      paperById(ctx, await savePaper(ctx, input)),
    ),
    lapPhieuKiemKe: access('KHO_LAP_PHIEU', async (ctx, args) =>
      paperById(ctx, await lapPhieuKiemKe(ctx, args)),
    ),
    xacNhanPhieuKho: access('KHO_XAC_NHAN', async (ctx, args) =>
      paperById(ctx, await xacNhanPhieuKho(ctx, args)),
    ),
    guiPhieuKho: access('KHO_XAC_NHAN', async (ctx, args) => paperById(ctx, await guiPhieuKho(ctx, args))),
    nhanPhieuKho: access('KHO_XAC_NHAN', async (ctx, args) => paperById(ctx, await nhanPhieuKho(ctx, args))),
    tuChoiPhieuKho: access('KHO_XAC_NHAN', async (ctx, args) =>
      paperById(ctx, await tuChoiPhieuKho(ctx, args)),
    ),
    boPhieuKho: access('KHO_LAP_PHIEU', async (ctx, args) => paperById(ctx, await boPhieuKho(ctx, args))),
    huyPhieuKho: access('KHO_XAC_NHAN', async (ctx, args) => paperById(ctx, await huyPhieuKho(ctx, args))),
    luuDinhMucKho: access('KHO_LAP_PHIEU', (ctx, { input }) => setLimit(ctx, input)),
  },
  types: {
    PhieuKho: {
      hanhDongs: (row, _args, ctx) => actsOnPaper(ctx, row),
      dongs: (row, _args, ctx) => linesOfPaper(ctx, row),
    },
  },
};
