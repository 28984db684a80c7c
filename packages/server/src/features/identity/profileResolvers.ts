import { access } from '../../engine/acts/access.ts';
import type { Resolvers } from '../../gql/auth.ts';
import { createProfile, removeProfile, updateProfile } from './profileCommands.ts';
import { allNodes, allProfiles, oneProfile, profileAccounts } from './profileQueries.ts';

/** The administration of profiles. */
export const profileResolvers = {
  Query: {
    profiles: access('QUAN_TRI', (ctx) => allProfiles(ctx)),
    profile: access('QUAN_TRI', (ctx, { id }) => oneProfile(ctx, id)),
    profileAccounts: access('QUAN_TRI', (ctx, { idProfile }) => profileAccounts(ctx, idProfile)),
    allNodes: access('QUAN_TRI', (ctx) => allNodes(ctx)),
  },
  Mutation: {
    createProfile: access('QUAN_TRI', async (ctx, { input, idSource }) =>
      oneProfile(ctx, await createProfile(ctx, input, idSource ?? null)),
    ),
    updateProfile: access('QUAN_TRI', async (ctx, { id, input }) => {
      await updateProfile(ctx, id, input);
      return oneProfile(ctx, id);
    }),
    removeProfile: access('QUAN_TRI', async (ctx, { id }) => {
      await removeProfile(ctx, id);
      return true;
    }),
  },
} satisfies Resolvers;
