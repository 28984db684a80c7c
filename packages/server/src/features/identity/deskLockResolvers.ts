import { accessOfAll } from '../../engine/acts/access.ts';
import type { Resolvers } from '../../gql/auth.ts';
import { ownDeskPin, setDeskPin, unlockDesk } from './deskLock.ts';
import { oneCheck } from './passwordCheck.ts';

export const deskLockResolvers = {
  Query: {
    deskPin: accessOfAll((ctx) => ownDeskPin(ctx)),
  },
  Mutation: {
    setDeskPin: accessOfAll((ctx, { pin, currentPassword }) => {
      oneCheck(ctx);
      return setDeskPin(ctx, { pin: pin ?? null, currentPassword });
    }),
    unlockDesk: accessOfAll((ctx, { pin, password }) => {
      oneCheck(ctx);
      return unlockDesk(ctx, { pin: pin ?? null, password: password ?? null });
    }),
  },
} satisfies Pick<Resolvers, 'Query' | 'Mutation'>;
