import { access, accessWhileDue } from '../../engine/acts/access.ts';
import type { Resolvers } from '../../gql/auth.ts';
import { createUsers } from './bulkAccounts.ts';
import { beginSecondFactor, confirmSecondFactor, ownSecondFactor } from './secondFactor.ts';
import { sessionsPage } from './sessionQueries.ts';
import { staffWithoutAccount } from './staffQueries.ts';
import { createUser, updateUser } from './userCommands.ts';
import { proposeUsername, takenUsernames } from './userNames.ts';
import { pageOf, staffForUser, userById, usersPage } from './userQueries.ts';
import {
  endSession,
  lockUser,
  logoutUser,
  resetPasswordUser,
  resetSecondFactorUser,
  unlockUser,
} from './userState.ts';

/** Administration of accounts and sessions, and the second factor of one's own account. */
export const userResolvers = {
  Query: {
    usersPagination: access('QUAN_TRI', (ctx, { searchInput, ...page }) =>
      usersPage(ctx, pageOf(page), searchInput ?? {}),
    ),
    user: access('QUAN_TRI', (ctx, { id }) => userById(ctx, id)),
    staffForUser: access('QUAN_TRI', (ctx, { keyword }) => staffForUser(ctx, keyword)),
    proposeUsername: access('QUAN_TRI', (ctx, { idNhanVien }) => proposeUsername(ctx, idNhanVien)),
    staffWithoutAccount: access('QUAN_TRI', (ctx) => staffWithoutAccount(ctx)),
    takenUsernames: access('QUAN_TRI', (ctx, { usernames }) => takenUsernames(ctx, usernames)),
    sessionsPagination: access('QUAN_TRI', (ctx, { searchInput, ...page }) =>
      sessionsPage(ctx, pageOf(page), searchInput ?? {}),
    ),
    secondFactor: accessWhileDue((ctx) => ownSecondFactor(ctx)),
  },
  Mutation: {
    createUser: access('QUAN_TRI', (ctx, { input }) => createUser(ctx, input)),
    createUsers: access('QUAN_TRI', (ctx, { taiKhoan, requestId }) => createUsers(ctx, taiKhoan, requestId)),
    updateUser: access('QUAN_TRI', (ctx, { id, version, input }) => updateUser(ctx, id, version, input)),
    lockUser: access('QUAN_TRI', (ctx, { id, reason }) => lockUser(ctx, id, reason)),
    unlockUser: access('QUAN_TRI', (ctx, { id }) => unlockUser(ctx, id)),
    logoutUser: access('QUAN_TRI', (ctx, { id }) => logoutUser(ctx, id)),
    resetPasswordUser: access('QUAN_TRI', (ctx, { id }) => resetPasswordUser(ctx, id)),
    resetSecondFactorUser: access('QUAN_TRI', (ctx, { id, reason }) =>
      resetSecondFactorUser(ctx, id, reason),
    ),
    revokeSession: access('QUAN_TRI', (ctx, { id }) => endSession(ctx, id)),
    beginSecondFactor: accessWhileDue((ctx) => beginSecondFactor(ctx)),
    confirmSecondFactor: accessWhileDue((ctx, { code }) => confirmSecondFactor(ctx, code)),
  },
} as const satisfies Resolvers;
