import { access } from '../../engine/access.ts';
import type { Resolvers } from '../../gql/auth.ts';
import { passkeyOptions, signInWithPasskey } from './passkeySignIn.ts';
import { addPasskey, beginPasskey, ownPasskeys, removePasskey, renamePasskey } from './passkeys.ts';
import { oneCheck } from './passwordCheck.ts';

export const passkeyResolvers = {
  Query: {
    passkeys: access('SIGNED_IN', (ctx) => ownPasskeys(ctx)),
    passkeyOptions: access('PUBLIC', (ctx) => passkeyOptions(ctx)),
  },
  Mutation: {
    loginPasskey: access('PUBLIC', (ctx, { response }) => {
      oneCheck(ctx);
      return signInWithPasskey(ctx, response);
    }),
    beginPasskey: access('SIGNED_IN', (ctx, { currentPassword }) => {
      oneCheck(ctx);
      return beginPasskey(ctx, currentPassword);
    }),
    addPasskey: access('SIGNED_IN', (ctx, { name, response }) => addPasskey(ctx, name, response)),
    renamePasskey: access('SIGNED_IN', (ctx, { id, name }) => renamePasskey(ctx, id, name)),
    removePasskey: access('SIGNED_IN', (ctx, { id }) => removePasskey(ctx, id)),
  },
} satisfies Pick<Resolvers, 'Query' | 'Mutation'>;
