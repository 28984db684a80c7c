import { access } from '../../engine/acts/access.ts';
import { refLabel } from '../../engine/catalogue/queries.ts';
import type { Resolvers } from '../../gql/main.ts';
import { sign, takeBack } from './commands.ts';
import { actsAt, placesOf } from './places.ts';
import { formOfResult } from './results.ts';

export const signingResolvers = {
  Query: {
    chuKyGiayTo: access('IN_AN', (ctx, { MauIn, id }) => placesOf(ctx, MauIn, id)),
  },
  Mutation: {
    kyGiayTo: access('KY_GIAY_TO', async (ctx, { requestId, ...at }) => {
      await sign(ctx, at, requestId);
      return placesOf(ctx, at.MauIn, at.id);
    }),
    thuHoiChuKy: access('KY_GIAY_TO', async (ctx, { LyDo, ...at }) => {
      await takeBack(ctx, at, LyDo);
      return placesOf(ctx, at.MauIn, at.id);
    }),
    updateChuKyKetQua: access('KY_GIAY_TO', async (ctx, { id, input }) => {
      const at = { MauIn: await formOfResult(ctx, id), id, ViTri: input.ViTri };
      if (input.ky) await sign(ctx, at, input.requestId);
      else await takeBack(ctx, at, input.LyDo ?? '');
      return placesOf(ctx, at.MauIn, id);
    }),
  },
  types: {
    ChuKyGiayTo: {
      NguoiKy: (place, _args, ctx) => refLabel(ctx, 'NhanVien', place.NguoiKy_Id),
      KyLuc: ({ signed }) => signed?.KyLuc ?? null,
      PhienBan: ({ signed }) => signed?.PhienBan ?? null,
      PhuongThuc: ({ signed }) => signed?.PhuongThuc ?? null,
      NoiDungBam: ({ signed }) => signed?.NoiDungBam ?? null,
      hanhDongs: (place, _args, ctx) => actsAt(ctx, place),
    },
  },
} satisfies Resolvers;
