import { tenKhongDau } from '@sen/domain/names/key';
import { access, type FeatureResolvers } from '../../engine/access.ts';
import type {
  MutationChangePasswordArgs,
  MutationSetUpProfileArgs,
  QueryLoginArgs,
  QueryUsersArgs,
} from '../../gql/auth.ts';
import { changePassword, setUpProfile, signIn, signOut } from './commands.ts';
import { allProfiles, currentUser, searchUsers, visibleNodes } from './queries.ts';

export const identityResolvers: FeatureResolvers = {
  Query: {
    login: access('PUBLIC', (ctx, { info }: QueryLoginArgs) => signIn(ctx, info)),
    myInfo: access('SIGNED_IN', (ctx) => currentUser(ctx)),
    getNodes: access('SIGNED_IN', (ctx) => visibleNodes(ctx)),
    users: access('QUAN_TRI', (ctx, { keyword, limit }: QueryUsersArgs) =>
      searchUsers(ctx, tenKhongDau(keyword ?? ''), Math.min(limit ?? 50, 200)),
    ),
    profiles: access('QUAN_TRI', (ctx) => allProfiles(ctx)),
  },
  Mutation: {
    logout: access('SIGNED_IN', (ctx) => signOut(ctx)),
    changePassword: access('SIGNED_IN', (ctx, { idUser, input }: MutationChangePasswordArgs) =>
      changePassword(ctx, idUser, input),
    ),
    setUpProfile: access('SIGNED_IN', (ctx, { idProfile }: MutationSetUpProfileArgs) =>
      setUpProfile(ctx, idProfile),
    ),
  },
};
