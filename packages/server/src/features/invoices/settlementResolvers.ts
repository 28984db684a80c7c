import { hanHoaDon, quyetToanActs } from '@sen/domain/invoices/quyetToan';
import { access } from '../../engine/acts/access.ts';
import { actionStates } from '../../engine/acts/acts.ts';
import type { Ctx } from '../../engine/context.ts';
import type { Resolvers } from '../../gql/main.ts';
import { settlementList } from './settlementList.ts';
import {
  acceptedNow,
  invoiceOfSettlement,
  invoicesOfSettlement,
  isLate,
  seenSettlement,
  settlementById,
  settlementFacts,
} from './settlementRows.ts';
import { cancelSettlement, changeSettlement, enterSettlement, invoiceSettlement } from './settlements.ts';

/** A settlement as an act has left it. */
const after = (ctx: Ctx, id: string) => settlementById({ ...ctx, loaders: new Map() }, id);

export const settlementResolvers: Resolvers = {
  Query: {
    danhSachQuyetToanBHYT: access('HOA_DON_XEM', (ctx, args) => settlementList(ctx, args)),
    quyetToanBHYT: access('HOA_DON_XEM', (ctx, { id }) => seenSettlement(ctx, id)),
  },
  Mutation: {
    saveQuyetToanBHYT: access('HOA_DON_QUYET_TOAN', async (ctx, { id, input }) =>
      after(ctx, await enterSettlement(ctx, id ?? null, input)),
    ),
    huyQuyetToanBHYT: access('HOA_DON_QUYET_TOAN', async (ctx, { id, LyDo }) => {
      await cancelSettlement(ctx, id, LyDo);
      return after(ctx, id);
    }),
    lapHoaDonQuyetToanBHYT: access('HOA_DON_QUYET_TOAN', async (ctx, { id }) => {
      await invoiceSettlement(ctx, id);
      return after(ctx, id);
    }),
    dieuChinhQuyetToanBHYT: access('HOA_DON_QUYET_TOAN', async (ctx, { input }) => {
      await changeSettlement(ctx, input);
      return after(ctx, input.id);
    }),
  },
  types: {
    QuyetToanBHYT: {
      chapNhanHienTai: (row, _args, ctx) => acceptedNow(ctx, row),
      hanHoaDon: ({ NgayBienBan }) => hanHoaDon(NgayBienBan),
      quaHan: (row, _args, ctx) => isLate(ctx, row),
      HoaDon: (row, _args, ctx) => invoiceOfSettlement(ctx, row._id),
      hoaDons: (row, _args, ctx) => invoicesOfSettlement(ctx, row._id),
      hanhDongs: async (row, _args, ctx) => actionStates(ctx, quyetToanActs, await settlementFacts(ctx, row)),
    },
  },
};
