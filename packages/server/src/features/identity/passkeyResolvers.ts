import { access, accessOfAll } from '../../engine/acts/access.ts';
import type { Resolvers } from '../../gql/auth.ts';
import { passkeyOptions, signInWithPasskey } from './passkeySignIn.ts';
import { addPasskey, beginPasskey, ownPasskeys, removePasskey, renamePasskey } from './passkeys.ts';
import { oneCheck } from './passwordCheck.ts';

export const passkeyResolvers = {
  Query: {
    passkeys: accessOfAll((ctx) => ownPasskeys(ctx)),
    passkeyOptions: access('PUBLIC', (ctx) => passkeyOptions(ctx)),
  },
  Mutation: {
    loginPasskey: access('PUBLIC', (ctx, { response }) => {
      oneCheck(ctx);
      return signInWithPasskey(ctx, response);
    }),
    beginPasskey: accessOfAll((ctx, { currentPassword }) => {
      oneCheck(ctx);
      return beginPasskey(ctx, currentPassword);
    }),
    addPasskey: accessOfAll((ctx, { name, response }) => addPasskey(ctx, name, response)),
    renamePasskey: accessOfAll((ctx, { id, name }) => renamePasskey(ctx, id, name)),
    removePasskey: accessOfAll((ctx, { id }) => removePasskey(ctx, id)),
  },
} satisfies Pick<Resolvers, 'Query' | 'Mutation'>;
