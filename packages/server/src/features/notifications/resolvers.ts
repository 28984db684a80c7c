import { access } from '../../engine/acts/access.ts';
import type { Resolvers } from '../../gql/main.ts';
import { readNotices } from './commands.ts';
import { noticesOf } from './queries.ts';

export const notificationsResolvers: Resolvers = {
  Query: {
    thongBaos: access('SIGNED_IN', (ctx, { chuaDoc, limit }) =>
      noticesOf(ctx, { chuaDoc: chuaDoc ?? false, limit: Math.min(Math.max(limit ?? 50, 1), 100) }),
    ),
  },
  Mutation: {
    docThongBao: access('SIGNED_IN', (ctx, { ids }) => readNotices(ctx, ids ?? null)),
  },
};
