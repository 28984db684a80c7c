import { tenKhongDau } from '@sen/domain/names/key';
import { access, accessOfAll, accessWhileDue } from '../../engine/acts/access.ts';
import { requireUser } from '../../engine/context.ts';
import { deriveKey } from '../../engine/secrets/secrets.ts';
import type { Resolvers } from '../../gql/auth.ts';
import { ownChoices, saveOwnChoice } from './choices.ts';
import { setUpProfile, signOut } from './commands.ts';
import { deskLockResolvers } from './deskLockResolvers.ts';
import { passkeyResolvers } from './passkeyResolvers.ts';
import { oneCheck } from './passwordCheck.ts';
import { changePassword } from './passwordCommands.ts';
import { profileResolvers } from './profileResolvers.ts';
import { currentUser, searchUsers, visibleNodes } from './queries.ts';
import { signIn } from './signIn.ts';
import { userResolvers } from './userResolvers.ts';

export const identityResolvers: Resolvers = {
  Query: {
    ...userResolvers.Query,
    login: access('PUBLIC', (ctx, { info }) => {
      oneCheck(ctx);
      return signIn(ctx, info);
    }),
    myInfo: accessWhileDue((ctx) => currentUser(ctx)),
    draftKey: accessOfAll((ctx) => deriveKey(ctx.config, `drafts of ${requireUser(ctx)._id}`)),
    getNodes: accessOfAll((ctx) => visibleNodes(ctx)),
    users: access('QUAN_TRI', (ctx, { keyword, limit }) =>
      searchUsers(ctx, tenKhongDau(keyword ?? ''), Math.min(limit ?? 50, 200)),
    ),
    tuyChonCaNhans: accessOfAll((ctx) => ownChoices(ctx)),
    ...deskLockResolvers.Query,
    ...passkeyResolvers.Query,
    ...profileResolvers.Query,
  },
  Mutation: {
    ...userResolvers.Mutation,
    logout: accessWhileDue((ctx) => signOut(ctx)),
    changePassword: accessWhileDue((ctx, { idUser, input }) => {
      oneCheck(ctx);
      return changePassword(ctx, idUser, input);
    }),
    setUpProfile: accessOfAll((ctx, { idProfile }) => setUpProfile(ctx, idProfile)),
    saveTuyChonCaNhan: accessOfAll((ctx, { khoa, giaTri }) => saveOwnChoice(ctx, khoa, giaTri)),
    ...deskLockResolvers.Mutation,
    ...passkeyResolvers.Mutation,
    ...profileResolvers.Mutation,
  },
};
