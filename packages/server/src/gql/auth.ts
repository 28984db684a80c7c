import type { NoArguments, RootField } from '../engine/acts/access.ts';

export type ActionState = {
  action: string;
  refusal: string | null;
};

export type ChangePasswordInput = {
  currentPassword: string;
  newPassword: string;
};

export type CreateUserInput = {
  NhanVien_Id: string;
  defaultProfile_Id?: string | null;
  profiles: HeldProfileInput[];
  username?: string | null;
};

export type DeskPin = {
  isAccepted: boolean;
  isSet: boolean;
};

export type Due = 'PASSWORD' | 'SECOND_FACTOR';

export type Employee = {
  ChucVu_Id: string | null;
  MaChucVu: string | null;
  MaNhanVien: string;
  TenNhanVien: string;
  _id: string;
};

export type HeldProfile = {
  nodes: readonly NodeRef[];
  profile: ProfileRef;
};

export type HeldProfileInput = {
  node_Ids: string[];
  profile_Id: string;
};

export type LoginInput = {
  code?: string | null;
  password: string;
  username: string;
};

export type LoginResult = {
  token: string;
  userId: string;
};

export type MutationAddPasskeyArgs = {
  name: string;
  response: unknown;
};

export type MutationBeginPasskeyArgs = {
  currentPassword: string;
};

export type MutationChangePasswordArgs = {
  idUser: string;
  input: ChangePasswordInput;
};

export type MutationConfirmSecondFactorArgs = {
  code: string;
};

export type MutationCreateProfileArgs = {
  idSource?: string | null;
  input: ProfileInput;
};

export type MutationCreateUserArgs = {
  input: CreateUserInput;
};

export type MutationCreateUsersArgs = {
  requestId: string;
  taiKhoan: CreateUserInput[];
};

export type MutationLockUserArgs = {
  id: string;
  reason: string;
};

export type MutationLoginPasskeyArgs = {
  response: unknown;
};

export type MutationLogoutUserArgs = {
  id: string;
};

export type MutationRemovePasskeyArgs = {
  id: string;
};

export type MutationRemoveProfileArgs = {
  id: string;
};

export type MutationRenamePasskeyArgs = {
  id: string;
  name: string;
};

export type MutationResetPasswordUserArgs = {
  id: string;
};

export type MutationResetSecondFactorUserArgs = {
  id: string;
  reason: string;
};

export type MutationRevokeSessionArgs = {
  id: string;
};

export type MutationSaveTuyChonCaNhanArgs = {
  giaTri?: unknown;
  khoa: string;
};

export type MutationSetDeskPinArgs = {
  currentPassword: string;
  pin?: string | null;
};

export type MutationSetUpProfileArgs = {
  idProfile: string;
};

export type MutationUnlockDeskArgs = {
  password?: string | null;
  pin?: string | null;
};

export type MutationUnlockUserArgs = {
  id: string;
};

export type MutationUpdateProfileArgs = {
  id: string;
  input: ProfileInput;
};

export type MutationUpdateUserArgs = {
  id: string;
  input: UpdateUserInput;
  version: number;
};

export type Navigation = {
  idMenus: readonly string[];
  navigationTree: unknown;
};

export type NodeInfo = {
  _id: string;
  address: string | null;
  category: string;
  code: string;
  name: string;
  parent_Id: string | null;
  queuePrefix: string | null;
  roomType: string | null;
  taxCode: string | null;
};

export type NodeRef = {
  _id: string;
  name: string;
};

export type Passkey = {
  NgayTao: Date | string;
  _id: string;
  name: string;
  usedAt: Date | string | null;
};

export type Profile = {
  TamNgung: boolean;
  _id: string;
  code: string;
  name: string;
  navigation: Navigation;
  nodes: readonly NodeRef[];
  permissionByNodes: unknown;
  permissions: readonly string[];
  requires2fa: boolean;
  role: string;
  soTaiKhoan: number | null;
  version: number;
};

export type ProfileAccount = {
  TenNhanVien: string | null;
  _id: string;
  isLocked: boolean;
  nodes: readonly NodeRef[];
  username: string;
};

export type ProfileInput = {
  TamNgung?: boolean | null;
  code?: string | null;
  full?: boolean | null;
  name?: string | null;
  navigationTree?: unknown;
  nodes?: ProfileNodeInput[] | null;
  permissions?: string[] | null;
  requires2fa?: boolean | null;
  role?: string | null;
  version?: number | null;
};

export type ProfileNodeInput = {
  node_Id: string;
  permissions: string[];
};

export type ProfileRef = {
  _id: string;
  name: string;
};

export type QueryLoginArgs = {
  info: LoginInput;
};

export type QueryProfileAccountsArgs = {
  idProfile: string;
};

export type QueryProfileArgs = {
  id: string;
};

export type QueryProposeUsernameArgs = {
  idNhanVien: string;
};

export type QuerySessionsPaginationArgs = {
  limit: number;
  page: number;
  searchInput?: SessionSearchInput | null;
};

export type QueryStaffForUserArgs = {
  keyword: string;
};

export type QueryTakenUsernamesArgs = {
  usernames: string[];
};

export type QueryUserArgs = {
  id: string;
};

export type QueryUsersArgs = {
  keyword?: string | null;
  limit?: number | null;
};

export type QueryUsersPaginationArgs = {
  limit: number;
  page: number;
  searchInput?: UserSearchInput | null;
};

export type SecondFactor = {
  recoveryCodesLeft: number;
  since: Date | string | null;
};

export type SecondFactorSecret = {
  secret: string;
  uri: string;
};

export type SessionPage = {
  currentPage: number;
  data: readonly UserSession[];
  totalRows: number;
};

export type SessionSearchInput = {
  ended?: boolean | null;
  idUser?: string | null;
  keyword?: string | null;
};

export type StaffOfUser = {
  MaNhanVien: string;
  TenChucVu: string | null;
  TenNhanVien: string;
  TenPhongBan: string | null;
  _id: string;
  username: string | null;
};

export type StaffWithoutAccount = {
  MaNhanVien: string;
  TenChucVu: string | null;
  TenNhanVien: string;
  TenPhongBan: string | null;
  _id: string;
  proposedUsername: string;
};

export type TuyChonCaNhan = {
  giaTri: unknown;
  khoa: string;
};

export type UpdateUserInput = {
  defaultProfile_Id?: string | null;
  profiles: HeldProfileInput[];
};

export type User = {
  _id: string;
  currentProfile: Profile | null;
  due: Due | null;
  employee: Employee | null;
  isLocked: boolean;
  isOnline: boolean;
  permissions: readonly string[];
  profiles: readonly UserProfile[];
  username: string;
};

export type UserAccount = {
  NgayTao: Date | string;
  _id: string;
  defaultProfile_Id: string | null;
  employee: StaffOfUser | null;
  isAdministrator: boolean;
  isLocked: boolean;
  isOnline: boolean;
  lastSeenAt: Date | string | null;
  lastSignInAt: Date | string | null;
  lockReason: string | null;
  lockedUntil: Date | string | null;
  mustChangePassword: boolean;
  openSessions: number;
  profiles: readonly HeldProfile[];
  requiresSecondFactor: boolean;
  secondFactorSince: Date | string | null;
  username: string;
  version: number;
};

export type UserCounts = {
  ALL: number;
  LOCKED: number;
  NEVER_SIGNED_IN: number;
  ONLINE: number;
};

export type UserFilter = 'ALL' | 'LOCKED' | 'NEVER_SIGNED_IN' | 'ONLINE';

export type UserPage = {
  counts: UserCounts;
  currentPage: number;
  data: readonly UserAccount[];
  totalRows: number;
};

export type UserProfile = {
  _id: string;
  profile: ProfileRef;
};

export type UserSearchInput = {
  filter?: UserFilter | null;
  keyword?: string | null;
  profile_Id?: string | null;
};

export type UserSession = {
  NgayTao: Date | string;
  TenNhanVien: string | null;
  _id: string;
  account_Id: string;
  expiresAt: Date | string;
  hanhDongs: readonly ActionState[];
  ip: string | null;
  isCurrent: boolean;
  isOpen: boolean;
  node: NodeRef | null;
  revokedAt: Date | string | null;
  seenAt: Date | string;
  userAgent: string | null;
  username: string;
};

export type UserWithPassword = {
  password: string;
  user: UserAccount;
};

/** What the features of this service may resolve. */
export type Resolvers = {
  Query?: {
    allNodes?: RootField<NoArguments, readonly NodeInfo[]>;
    deskPin?: RootField<NoArguments, DeskPin>;
    draftKey?: RootField<NoArguments, string>;
    getNodes?: RootField<NoArguments, readonly NodeInfo[]>;
    login?: RootField<QueryLoginArgs, LoginResult>;
    myInfo?: RootField<NoArguments, User>;
    passkeyOptions?: RootField<NoArguments, unknown>;
    passkeys?: RootField<NoArguments, readonly Passkey[]>;
    profile?: RootField<QueryProfileArgs, Profile>;
    profileAccounts?: RootField<QueryProfileAccountsArgs, readonly ProfileAccount[]>;
    profiles?: RootField<NoArguments, readonly Profile[]>;
    proposeUsername?: RootField<QueryProposeUsernameArgs, string>;
    secondFactor?: RootField<NoArguments, SecondFactor>;
    sessionsPagination?: RootField<QuerySessionsPaginationArgs, SessionPage>;
    staffForUser?: RootField<QueryStaffForUserArgs, readonly StaffOfUser[]>;
    staffWithoutAccount?: RootField<NoArguments, readonly StaffWithoutAccount[]>;
    takenUsernames?: RootField<QueryTakenUsernamesArgs, readonly string[]>;
    tuyChonCaNhans?: RootField<NoArguments, readonly TuyChonCaNhan[]>;
    user?: RootField<QueryUserArgs, UserAccount>;
    users?: RootField<QueryUsersArgs, readonly User[]>;
    usersPagination?: RootField<QueryUsersPaginationArgs, UserPage>;
  };
  Mutation?: {
    addPasskey?: RootField<MutationAddPasskeyArgs, readonly Passkey[]>;
    beginPasskey?: RootField<MutationBeginPasskeyArgs, unknown>;
    beginSecondFactor?: RootField<NoArguments, SecondFactorSecret>;
    changePassword?: RootField<MutationChangePasswordArgs, boolean>;
    confirmSecondFactor?: RootField<MutationConfirmSecondFactorArgs, readonly string[]>;
    createProfile?: RootField<MutationCreateProfileArgs, Profile>;
    createUser?: RootField<MutationCreateUserArgs, UserWithPassword>;
    createUsers?: RootField<MutationCreateUsersArgs, readonly UserWithPassword[]>;
    lockUser?: RootField<MutationLockUserArgs, UserAccount>;
    loginPasskey?: RootField<MutationLoginPasskeyArgs, LoginResult>;
    logout?: RootField<NoArguments, boolean>;
    logoutUser?: RootField<MutationLogoutUserArgs, number>;
    removePasskey?: RootField<MutationRemovePasskeyArgs, readonly Passkey[]>;
    removeProfile?: RootField<MutationRemoveProfileArgs, boolean>;
    renamePasskey?: RootField<MutationRenamePasskeyArgs, readonly Passkey[]>;
    resetPasswordUser?: RootField<MutationResetPasswordUserArgs, UserWithPassword>;
    resetSecondFactorUser?: RootField<MutationResetSecondFactorUserArgs, UserAccount>;
    revokeSession?: RootField<MutationRevokeSessionArgs, boolean>;
    saveTuyChonCaNhan?: RootField<MutationSaveTuyChonCaNhanArgs, boolean>;
    setDeskPin?: RootField<MutationSetDeskPinArgs, DeskPin>;
    setUpProfile?: RootField<MutationSetUpProfileArgs, boolean>;
    unlockDesk?: RootField<MutationUnlockDeskArgs, boolean>;
    unlockUser?: RootField<MutationUnlockUserArgs, UserAccount>;
    updateProfile?: RootField<MutationUpdateProfileArgs, Profile>;
    updateUser?: RootField<MutationUpdateUserArgs, UserAccount>;
  };
};
