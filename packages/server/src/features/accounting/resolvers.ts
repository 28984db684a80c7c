import { access } from '../../engine/acts/access.ts';
import { loadOne } from '../../engine/loaders.ts';
import { rowsById } from '../../engine/sql/rows.ts';
import type { Resolvers } from '../../gql/main.ts';
import { dayBook } from './dayBook.ts';
import { batchById, batchesOf, exportEntries } from './export.ts';
import { saveMethodLines } from './methodLines.ts';
import { postPeriod, postReceipt } from './post.ts';
import { moneyOfReceipt, proposed } from './receiptEntries.ts';
import { butToanTable } from './tables.ts';

/** Batches that are listed at most. */
const mostBatches = 100;

export const accountingResolvers: Resolvers = {
  Query: {
    soQuy: access('SO_QUY_XEM', (ctx, args) => dayBook(ctx, args)),
    butToanCuaBienLai: access('SO_QUY_XEM', (ctx, { BienLai_Id }) => moneyOfReceipt(ctx, BienLai_Id)),
    dotXuatButToans: access('BUT_TOAN_XUAT', (ctx, { limit }) =>
      batchesOf(ctx, Math.min(Math.max(limit ?? 20, 1), mostBatches)),
    ),
  },
  Mutation: {
    dinhKhoanKy: access('DINH_KHOAN', (ctx, { input }) => postPeriod(ctx, input)),
    dinhKhoanBienLai: access('DINH_KHOAN', async (ctx, { input }) =>
      moneyOfReceipt(ctx, await postReceipt(ctx, input)),
    ),
    xuatButToan: access('BUT_TOAN_XUAT', async (ctx, { input }) =>
      batchById(ctx, await exportEntries(ctx, input)),
    ),
    saveHachToan_HinhThucThanhToan: access('DANH_MUC_VIEN_PHI', (ctx, args) => saveMethodLines(ctx, args)),
  },
  types: {
    ButToanBienLai: {
      ButToan: ({ ButToan_Id }, _args, ctx) =>
        loadOne(ctx, 'accounting:entry', ButToan_Id, async (of, ids) => {
          const rows = await rowsById(of.db, butToanTable, ids);
          return new Map(rows.map((row) => [row._id, row]));
        }),
      NoDeXuat: async (row, _args, ctx) => (await proposed(ctx, row))?.TaiKhoanNo ?? null,
      CoDeXuat: async (row, _args, ctx) => (await proposed(ctx, row))?.TaiKhoanCo ?? null,
    },
  },
};
