import { access, type FeatureResolvers } from '../../engine/access.ts';
import type {
  MutationCreateProfileArgs,
  MutationRemoveProfileArgs,
  MutationUpdateProfileArgs,
  QueryProfileAccountsArgs,
  QueryProfileArgs,
} from '../../gql/auth.ts';
import { createProfile, removeProfile, updateProfile } from './profileCommands.ts';
import { allNodes, allProfiles, oneProfile, profileAccounts } from './profileQueries.ts';

/** The administration of profiles. */
export const profileResolvers = {
  Query: {
    profiles: access('QUAN_TRI', (ctx) => allProfiles(ctx)),
    profile: access('QUAN_TRI', (ctx, { id }: QueryProfileArgs) => oneProfile(ctx, id)),
    profileAccounts: access('QUAN_TRI', (ctx, { idProfile }: QueryProfileAccountsArgs) =>
      profileAccounts(ctx, idProfile),
    ),
    allNodes: access('QUAN_TRI', (ctx) => allNodes(ctx)),
  },
  Mutation: {
    createProfile: access('QUAN_TRI', async (ctx, { input, idSource }: MutationCreateProfileArgs) =>
      oneProfile(ctx, await createProfile(ctx, input, idSource ?? null)),
    ),
    updateProfile: access('QUAN_TRI', async (ctx, { id, input }: MutationUpdateProfileArgs) => {
      await updateProfile(ctx, id, input);
      return oneProfile(ctx, id);
    }),
    removeProfile: access('QUAN_TRI', async (ctx, { id }: MutationRemoveProfileArgs) => {
      await removeProfile(ctx, id);
      return true;
    }),
  },
} satisfies FeatureResolvers;
