import { access } from '../../engine/acts/access.ts';
import type { Resolvers } from '../../gql/main.ts';
import { accessLog } from './accessLog.ts';
import { openRecord } from './commands.ts';
import { exportAccessLog, recordsOf } from './exportLog.ts';
import { openingById, recordAccessOf } from './queries.ts';

export const recordAccessResolvers: Resolvers = {
  Query: {
    quyenXemHoSo: access('BENH_NHAN_XEM', (ctx, { BenhNhan_Id }) => recordAccessOf(ctx, BenhNhan_Id)),
    nhatKyTruyCap: access('NHAT_KY_TRUY_CAP', (ctx, { input, limit }) =>
      accessLog(ctx, input, Math.min(Math.max(limit ?? 200, 1), 500)),
    ),
  },
  Mutation: {
    moHoSo: access('BENH_AN_XEM', async (ctx, { input }) => openingById(ctx, await openRecord(ctx, input))),
    xuatNhatKyTruyCap: access('NHAT_KY_TRUY_CAP', (ctx, { input }) => exportAccessLog(ctx, input)),
  },
  types: {
    MoHoSo: {},
    DongTruyCap: {
      hoSo: (row, _args, ctx) => recordsOf(row.entities, ctx.language),
    },
  },
};
