import { access, accessWhileDue, type FeatureResolvers } from '../../engine/access.ts';
import type {
  MutationConfirmSecondFactorArgs,
  MutationCreateUserArgs,
  MutationCreateUsersArgs,
  MutationLockUserArgs,
  MutationLogoutUserArgs,
  MutationResetPasswordUserArgs,
  MutationResetSecondFactorUserArgs,
  MutationRevokeSessionArgs,
  MutationUnlockUserArgs,
  MutationUpdateUserArgs,
  QueryProposeUsernameArgs,
  QuerySessionsPaginationArgs,
  QueryStaffForUserArgs,
  QueryTakenUsernamesArgs,
  QueryUserArgs,
  QueryUsersPaginationArgs,
} from '../../gql/auth.ts';
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
    usersPagination: access('QUAN_TRI', (ctx, { searchInput, ...page }: QueryUsersPaginationArgs) =>
      usersPage(ctx, pageOf(page), searchInput ?? {}),
    ),
    user: access('QUAN_TRI', (ctx, { id }: QueryUserArgs) => userById(ctx, id)),
    staffForUser: access('QUAN_TRI', (ctx, { keyword }: QueryStaffForUserArgs) => staffForUser(ctx, keyword)),
    proposeUsername: access('QUAN_TRI', (ctx, { idNhanVien }: QueryProposeUsernameArgs) =>
      proposeUsername(ctx, idNhanVien),
    ),
    staffWithoutAccount: access('QUAN_TRI', (ctx) => staffWithoutAccount(ctx)),
    takenUsernames: access('QUAN_TRI', (ctx, { usernames }: QueryTakenUsernamesArgs) =>
      takenUsernames(ctx, usernames),
    ),
    sessionsPagination: access('QUAN_TRI', (ctx, { searchInput, ...page }: QuerySessionsPaginationArgs) =>
      sessionsPage(ctx, pageOf(page), searchInput ?? {}),
    ),
    secondFactor: accessWhileDue((ctx) => ownSecondFactor(ctx)),
  },
  Mutation: {
    createUser: access('QUAN_TRI', (ctx, { input }: MutationCreateUserArgs) => createUser(ctx, input)),
    createUsers: access('QUAN_TRI', (ctx, { taiKhoan, requestId }: MutationCreateUsersArgs) =>
      createUsers(ctx, taiKhoan, requestId),
    ),
    updateUser: access('QUAN_TRI', (ctx, { id, version, input }: MutationUpdateUserArgs) =>
      updateUser(ctx, id, version, input),
    ),
    lockUser: access('QUAN_TRI', (ctx, { id, reason }: MutationLockUserArgs) => lockUser(ctx, id, reason)),
    unlockUser: access('QUAN_TRI', (ctx, { id }: MutationUnlockUserArgs) => unlockUser(ctx, id)),
    logoutUser: access('QUAN_TRI', (ctx, { id }: MutationLogoutUserArgs) => logoutUser(ctx, id)),
    resetPasswordUser: access('QUAN_TRI', (ctx, { id }: MutationResetPasswordUserArgs) =>
      resetPasswordUser(ctx, id),
    ),
    resetSecondFactorUser: access('QUAN_TRI', (ctx, { id, reason }: MutationResetSecondFactorUserArgs) =>
      resetSecondFactorUser(ctx, id, reason),
    ),
    revokeSession: access('QUAN_TRI', (ctx, { id }: MutationRevokeSessionArgs) => endSession(ctx, id)),
    beginSecondFactor: accessWhileDue((ctx) => beginSecondFactor(ctx)),
    confirmSecondFactor: accessWhileDue((ctx, { code }: MutationConfirmSecondFactorArgs) =>
      confirmSecondFactor(ctx, code),
    ),
  },
} as const satisfies FeatureResolvers;
