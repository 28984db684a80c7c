export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A calendar day, YYYY-MM-DD. */
  Date: { input: string; output: string; }
  /** An instant, ISO 8601 in UTC. */
  DateTime: { input: Date; output: Date | string; }
  /** A decimal number as text, such as "351000.00"; never a float. */
  Decimal: { input: string; output: string; }
  /** Any JSON value. */
  JSON: { input: unknown; output: unknown; }
  /** A decimal number as text that may be below zero, also where somebody enters it; a Decimal that is entered may not. */
  SignedDecimal: { input: string; output: string; }
};

/** Whether an act is possible now, and why not. */
export type ActionState = {
  /** The act's name, as in the acts of the object. */
  action: Scalars['String']['output'];
  /** The label of the act in the user's language is kept by the client; this is the code of the refusal, or null when allowed. */
  refusal?: Maybe<Scalars['String']['output']>;
};

/** A change of password. The confirmation is checked by the client and is not sent. */
export type ChangePasswordInput = {
  /** The password in use. */
  currentPassword: Scalars['String']['input'];
  /** The password wanted, at least eight characters. */
  newPassword: Scalars['String']['input'];
};

/** A new account. */
export type CreateUserInput = {
  /** The member of staff. */
  NhanVien_Id: Scalars['ID']['input'];
  /** The profile that it starts with; the first one when empty. */
  defaultProfile_Id?: InputMaybe<Scalars['ID']['input']>;
  /** Its profiles. */
  profiles: Array<HeldProfileInput>;
  /** Account name; the proposed one when empty. */
  username?: InputMaybe<Scalars['String']['input']>;
};

/** What the owner of a session must do before anything else. */
export type Due =
  /** Choose a password of one's own. */
  | 'PASSWORD'
  /** Set up the second factor. */
  | 'SECOND_FACTOR';

/** The member of staff behind an account. */
export type Employee = {
  /** Position id. */
  ChucVu_Id?: Maybe<Scalars['ID']['output']>;
  /** Position code, such as BS for a doctor. */
  MaChucVu?: Maybe<Scalars['String']['output']>;
  /** Staff code. */
  MaNhanVien: Scalars['String']['output'];
  /** Full name. */
  TenNhanVien: Scalars['String']['output'];
  /** Staff id (catalogue NhanVien). */
  _id: Scalars['ID']['output'];
};

/** A profile that an account holds, and where. */
export type HeldProfile = {
  /** Where this person works in this profile, the usual place first; none stands for the places of the profile. */
  nodes: Array<NodeRef>;
  /** The profile. */
  profile: ProfileRef;
};

/** A profile for an account. */
export type HeldProfileInput = {
  /** Where, the usual place first; none stands for the places of the profile. */
  node_Ids: Array<Scalars['ID']['input']>;
  /** The profile. */
  profile_Id: Scalars['ID']['input'];
};

/** What a person types to sign in. */
export type LoginInput = {
  /** Code of the authenticator app, or a recovery code, for an account with a second factor. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** Password; compared after NFC normalisation. */
  password: Scalars['String']['input'];
  /** Account name, without regard to case. */
  username: Scalars['String']['input'];
};

/** A new session. */
export type LoginResult = {
  /** Opaque token for the access token header; shown once, kept hashed on the server. */
  token: Scalars['String']['output'];
  /** The account's id. */
  userId: Scalars['ID']['output'];
};

/** Everything that can be changed through this service. */
export type Mutation = {
  /** Makes a new secret for the second factor of one's own account; it counts once a first code was right. Errors: PASSWORD_MUST_CHANGE, STATE_CHANGED when it is on. */
  beginSecondFactor: SecondFactorSecret;
  /** Changes a password; one's own needs the current one. Errors: PASSWORD_INCORRECT, PASSWORD_SAME, PASSWORD_WEAK. */
  changePassword: Scalars['Boolean']['output'];
  /** Turns the second factor on with a first code; answers ten recovery codes, shown this once. Errors: SECOND_FACTOR_WRONG, STATE_CHANGED. */
  confirmSecondFactor: Array<Scalars['String']['output']>;
  /** Organisation: adds an entry. Errors: BAD_INPUT, FORBIDDEN. */
  createNode: Node;
  /** Makes a profile; what the input leaves out is as in `idSource` where that is given. BAD_INPUT names what is wrong by field. */
  createProfile: Profile;
  /** Makes an account for a member of staff; its password is for one use and answered this once. Errors: BAD_INPUT with STAFF_HAS_ACCOUNT, USERNAME_TAKEN, USERNAME_NOT_VALID, NOT_IN_LIST. */
  createUser: UserWithPassword;
  /** Makes accounts for many members of staff, all or none, at most 500; their passwords are for one use and answered this once. A repeat of its requestId makes nothing and gives those that nobody has signed in with new passwords. Errors: BAD_INPUT by row and field, as in `taiKhoan.3.username`. */
  createUsers: Array<UserWithPassword>;
  /** Locks an account: its sessions end at once, and nobody signs in with it. Errors: NOT_ON_YOURSELF, LAST_ADMINISTRATOR, STATE_CHANGED. */
  lockUser: UserAccount;
  /** Ends the session of the request's token. */
  logout: Scalars['Boolean']['output'];
  /** Ends every session of an account; answers how many there were. Error: NOT_ON_YOURSELF. */
  logoutUser: Scalars['Int']['output'];
  /** Organisation: removes entries that nothing refers to. Errors: IN_USE, FORBIDDEN. */
  removeNode: Scalars['Int']['output'];
  /** Removes a profile that nobody holds. Error: PROFILE_HELD with how many hold it and who. */
  removeProfile: Scalars['Boolean']['output'];
  /** Gives an account a new password for one use, answered this once; its sessions end. Error: NOT_ON_YOURSELF. */
  resetPasswordUser: UserWithPassword;
  /** Takes the second factor off an account whose owner lost the phone and the recovery codes; its sessions end. Errors: NOT_ON_YOURSELF, STATE_CHANGED. */
  resetSecondFactorUser: UserAccount;
  /** Ends one session. Errors: NOT_FOUND, NOT_ON_YOURSELF for the session that asks. */
  revokeSession: Scalars['Boolean']['output'];
  /** Makes a profile the one that the next sign-in starts with. */
  setUpProfile: Scalars['Boolean']['output'];
  /** Opens an account that an administrator or too many wrong passwords locked. Error: STATE_CHANGED. */
  unlockUser: UserAccount;
  /** Organisation: changes an entry. Errors: BAD_INPUT, CONFLICT, NOT_FOUND, FORBIDDEN. */
  updateNode: Node;
  /** Changes what is given of a profile; its holders have the new one at once. Errors: CONFLICT, BAD_INPUT, LAST_ADMINISTRATOR, NOT_ON_YOURSELF. */
  updateProfile: Profile;
  /** Changes the profiles of an account, where it works in each and which one it starts with. Errors: CONFLICT with the current one, NOT_ON_YOURSELF, LAST_ADMINISTRATOR, BAD_INPUT. */
  updateUser: UserAccount;
};


/** Everything that can be changed through this service. */
export type MutationChangePasswordArgs = {
  idUser: Scalars['ID']['input'];
  input: ChangePasswordInput;
};


/** Everything that can be changed through this service. */
export type MutationConfirmSecondFactorArgs = {
  code: Scalars['String']['input'];
};


/** Everything that can be changed through this service. */
export type MutationCreateNodeArgs = {
  input: NodeInput;
};


/** Everything that can be changed through this service. */
export type MutationCreateProfileArgs = {
  idSource?: InputMaybe<Scalars['ID']['input']>;
  input: ProfileInput;
};


/** Everything that can be changed through this service. */
export type MutationCreateUserArgs = {
  input: CreateUserInput;
};


/** Everything that can be changed through this service. */
export type MutationCreateUsersArgs = {
  requestId: Scalars['ID']['input'];
  taiKhoan: Array<CreateUserInput>;
};


/** Everything that can be changed through this service. */
export type MutationLockUserArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


/** Everything that can be changed through this service. */
export type MutationLogoutUserArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed through this service. */
export type MutationRemoveNodeArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Everything that can be changed through this service. */
export type MutationRemoveProfileArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed through this service. */
export type MutationResetPasswordUserArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed through this service. */
export type MutationResetSecondFactorUserArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


/** Everything that can be changed through this service. */
export type MutationRevokeSessionArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed through this service. */
export type MutationSetUpProfileArgs = {
  idProfile: Scalars['ID']['input'];
};


/** Everything that can be changed through this service. */
export type MutationUnlockUserArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be changed through this service. */
export type MutationUpdateNodeArgs = {
  id: Scalars['ID']['input'];
  input: NodeInput;
};


/** Everything that can be changed through this service. */
export type MutationUpdateProfileArgs = {
  id: Scalars['ID']['input'];
  input: ProfileInput;
};


/** Everything that can be changed through this service. */
export type MutationUpdateUserArgs = {
  id: Scalars['ID']['input'];
  input: UpdateUserInput;
  version: Scalars['Int']['input'];
};

/** A profile's menu. */
export type Navigation = {
  /** Ids of allowed menus; `full` allows every screen. */
  idMenus: Array<Scalars['String']['output']>;
  /** Tree of up to three levels: [{key, title, path, basename, children}]; title is a text key of the client. */
  navigationTree: Scalars['JSON']['output'];
};

/** Organisation: one entry. */
export type Node = {
  /** Only records of the own facility */
  ChiXemHoSoCoSo?: Maybe<Scalars['Boolean']['output']>;
  /** Specialty: its label */
  ChuyenKhoa?: Maybe<RefLabel>;
  /** Specialty */
  ChuyenKhoa_Id?: Maybe<Scalars['ID']['output']>;
  /** Note */
  GhiChu?: Maybe<Scalars['String']['output']>;
  /** Logo */
  Logo?: Maybe<Scalars['ID']['output']>;
  /** Facility code */
  MaCSKCB?: Maybe<Scalars['String']['output']>;
  /** Insurance department code */
  MaKhoa?: Maybe<Scalars['String']['output']>;
  /** Changed at. */
  NgayCapNhat: Scalars['DateTime']['output'];
  /** Made at. */
  NgayTao: Scalars['DateTime']['output'];
  /** Suspended: kept on old records, offered no more. */
  TamNgung: Scalars['Boolean']['output'];
  /** DangSuDung, or DaHuy once removed. */
  TrangThai: Scalars['String']['output'];
  /** Id of the entry. */
  _id: Scalars['ID']['output'];
  /** Address */
  address?: Maybe<Scalars['String']['output']>;
  /** Kind */
  category?: Maybe<NodeCategory>;
  /** Code */
  code?: Maybe<Scalars['String']['output']>;
  /** Host name of the facility */
  host?: Maybe<Scalars['String']['output']>;
  /** Name */
  name?: Maybe<Scalars['String']['output']>;
  /** Order */
  order?: Maybe<Scalars['Decimal']['output']>;
  /** Belongs to: its label */
  parent?: Maybe<RefLabel>;
  /** Belongs to */
  parent_Id?: Maybe<Scalars['ID']['output']>;
  /** Phone */
  phone?: Maybe<Scalars['String']['output']>;
  /** Ticket prefix */
  queuePrefix?: Maybe<Scalars['String']['output']>;
  /** Use of the room */
  roomType?: Maybe<RoomType>;
  /** Tax code */
  taxCode?: Maybe<Scalars['String']['output']>;
  /** Rises with each change; sent back with an update, another one answers CONFLICT. */
  version: Scalars['Int']['output'];
};

/** Kind */
export type NodeCategory =
  /** Department */
  | 'DEPARTMENT'
  /** Facility */
  | 'HOSPITAL'
  /** Room */
  | 'ROOM'
  /** Store */
  | 'STORE';

/** A hospital, department, room or store. */
export type NodeInfo = {
  /** Node id. */
  _id: Scalars['ID']['output'];
  /** Its address. */
  address?: Maybe<Scalars['String']['output']>;
  /** HOSPITAL, DEPARTMENT, ROOM or STORE. */
  category: Scalars['String']['output'];
  /** Short code. */
  code: Scalars['String']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** The node above. */
  parent_Id?: Maybe<Scalars['ID']['output']>;
  /** Prefix of its queue tickets. */
  queuePrefix?: Maybe<Scalars['String']['output']>;
  /** Kind of room (counter, examine, laboratory ...). */
  roomType?: Maybe<Scalars['String']['output']>;
  /** Tax code of the facility. */
  taxCode?: Maybe<Scalars['String']['output']>;
};

/** Organisation: what is written; an update changes the fields that are given. */
export type NodeInput = {
  /** Only records of the own facility */
  ChiXemHoSoCoSo?: InputMaybe<Scalars['Boolean']['input']>;
  /** Specialty */
  ChuyenKhoa_Id?: InputMaybe<Scalars['ID']['input']>;
  /** Note */
  GhiChu?: InputMaybe<Scalars['String']['input']>;
  /** Logo */
  Logo?: InputMaybe<Scalars['ID']['input']>;
  /** Facility code */
  MaCSKCB?: InputMaybe<Scalars['String']['input']>;
  /** Insurance department code */
  MaKhoa?: InputMaybe<Scalars['String']['input']>;
  /** Suspended. */
  TamNgung?: InputMaybe<Scalars['Boolean']['input']>;
  /** Address */
  address?: InputMaybe<Scalars['String']['input']>;
  /** Kind */
  category?: InputMaybe<NodeCategory>;
  /** Code */
  code?: InputMaybe<Scalars['String']['input']>;
  /** Host name of the facility */
  host?: InputMaybe<Scalars['String']['input']>;
  /** Name */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Order */
  order?: InputMaybe<Scalars['Decimal']['input']>;
  /** Belongs to */
  parent_Id?: InputMaybe<Scalars['ID']['input']>;
  /** Phone */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Ticket prefix */
  queuePrefix?: InputMaybe<Scalars['String']['input']>;
  /** Use of the room */
  roomType?: InputMaybe<RoomType>;
  /** Tax code */
  taxCode?: InputMaybe<Scalars['String']['input']>;
  /** The version that was read, for an update. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Organisation: one page. */
export type NodeList = {
  /** The page answered, from 1. */
  currentPage: Scalars['Int']['output'];
  /** The entries of the page. */
  data: Array<Node>;
  /** Pages in all. */
  totalPages: Scalars['Int']['output'];
  /** Entries in all. */
  totalRows: Scalars['Int']['output'];
};

/** A node by name. */
export type NodeRef = {
  /** Node id. */
  _id: Scalars['ID']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
};

/** What a person may see and do. */
export type Profile = {
  /** Suspended: nobody works in it until it is taken up again. */
  TamNgung: Scalars['Boolean']['output'];
  /** Profile id. */
  _id: Scalars['ID']['output'];
  /** Its code. */
  code: Scalars['String']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** Its menu. */
  navigation: Navigation;
  /** Nodes where it applies. */
  nodes: Array<NodeRef>;
  /** Further permissions by node id: {"<id>": ["THU_TIEN"]}. */
  permissionByNodes: Scalars['JSON']['output'];
  /** Permissions everywhere. */
  permissions: Array<Scalars['String']['output']>;
  /** Who holds it signs in with a second factor. */
  requires2fa: Scalars['Boolean']['output'];
  /** The staff role it is made for. */
  role: Scalars['String']['output'];
  /** Accounts that hold it; told to administrators only. */
  soTaiKhoan?: Maybe<Scalars['Int']['output']>;
  /** Rises with each change; sent back with an update, another one answers CONFLICT. */
  version: Scalars['Int']['output'];
};

/** An account that holds a profile. */
export type ProfileAccount = {
  /** Name of the member of staff behind it. */
  TenNhanVien?: Maybe<Scalars['String']['output']>;
  /** Account id. */
  _id: Scalars['ID']['output'];
  /** Locked by an administrator. */
  isLocked: Scalars['Boolean']['output'];
  /** Where this person works in the profile; empty means at all its nodes. */
  nodes: Array<NodeRef>;
  /** Account name. */
  username: Scalars['String']['output'];
};

/** What is given of a profile; what is left out stays as it is. */
export type ProfileInput = {
  /** Suspends it, or takes it up again. */
  TamNgung?: InputMaybe<Scalars['Boolean']['input']>;
  /** Its code, once among the profiles in use. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** Opens every screen, whatever the menu holds. */
  full?: InputMaybe<Scalars['Boolean']['input']>;
  /** Its name. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** The menu, of up to three levels: [{key, title, titles: {vi, en}, path, basename, children}]. */
  navigationTree?: InputMaybe<Scalars['JSON']['input']>;
  /** Nodes where it applies; its holders start at the first one. */
  nodes?: InputMaybe<Array<ProfileNodeInput>>;
  /** Permissions everywhere. */
  permissions?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Whether its holders sign in with a second factor. */
  requires2fa?: InputMaybe<Scalars['Boolean']['input']>;
  /** The staff role it is made for. */
  role?: InputMaybe<Scalars['String']['input']>;
  /** The version that was read. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** A node where a profile applies. */
export type ProfileNodeInput = {
  /** Node id. */
  node_Id: Scalars['ID']['input'];
  /** What may be done there beyond the permissions everywhere. */
  permissions: Array<Scalars['String']['input']>;
};

/** A profile by name. */
export type ProfileRef = {
  /** Profile id. */
  _id: Scalars['ID']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
};

/** Everything that can be asked of this service. */
export type Query = {
  /** Every node of the house, for who says where a profile applies. */
  allNodes: Array<NodeInfo>;
  /** All nodes that the user may see (hospital, departments, rooms, stores). */
  getNodes: Array<NodeInfo>;
  /** Signs in. A wrong name or password answers WRONG_CREDENTIALS, after five wrong passwords or codes ACCOUNT_LOCKED for fifteen minutes. An account with a second factor answers SECOND_FACTOR_REQUIRED until its code is sent too, SECOND_FACTOR_WRONG for a wrong one. */
  login: LoginResult;
  /** The signed-in user with the profile named by the request's headers, or the first one. */
  myInfo: User;
  /** Organisation: one entry by id, or null. */
  node?: Maybe<Node>;
  /** Organisation: a page, searched without accents, sorted and filtered by field. */
  nodes: NodeList;
  /** One profile, for administrators. */
  profile: Profile;
  /** Who holds a profile. */
  profileAccounts: Array<ProfileAccount>;
  /** All profiles, for administrators. */
  profiles: Array<Profile>;
  /** A free account name made of a member of staff's name: given name, then the first letters of the others. */
  proposeUsername: Scalars['String']['output'];
  /** Organisation: the entries that fit a text, for pickers; those of idDefaults come first. */
  searchNode: Array<Node>;
  /** The second factor of one's own account. */
  secondFactor: SecondFactor;
  /** One page of the sessions, those seen last first. `limit` is at most 200. */
  sessionsPagination: SessionPage;
  /** Staff in use whose code or name holds the keyword, without accents, with the account each one has; at most 30. */
  staffForUser: Array<StaffOfUser>;
  /** Staff in use without an account, by code, each with a free account name; at most 2000. */
  staffWithoutAccount: Array<StaffWithoutAccount>;
  /** Which of these account names are in use. */
  takenUsernames: Array<Scalars['String']['output']>;
  /** One account. Error: NOT_FOUND. */
  user: UserAccount;
  /** All accounts, for administrators. */
  users: Array<User>;
  /** One page of the accounts, by name. `limit` is at most 200. */
  usersPagination: UserPage;
};


/** Everything that can be asked of this service. */
export type QueryLoginArgs = {
  info: LoginInput;
};


/** Everything that can be asked of this service. */
export type QueryNodeArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked of this service. */
export type QueryNodesArgs = {
  filter?: InputMaybe<Scalars['JSON']['input']>;
  includeSuspended?: InputMaybe<Scalars['Boolean']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Array<SortInput>>;
};


/** Everything that can be asked of this service. */
export type QueryProfileArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked of this service. */
export type QueryProfileAccountsArgs = {
  idProfile: Scalars['ID']['input'];
};


/** Everything that can be asked of this service. */
export type QueryProposeUsernameArgs = {
  idNhanVien: Scalars['ID']['input'];
};


/** Everything that can be asked of this service. */
export type QuerySearchNodeArgs = {
  idDefault?: InputMaybe<Scalars['ID']['input']>;
  idDefaults?: InputMaybe<Array<Scalars['ID']['input']>>;
  keyWord?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  searchString?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be asked of this service. */
export type QuerySessionsPaginationArgs = {
  limit: Scalars['Int']['input'];
  page: Scalars['Int']['input'];
  searchInput?: InputMaybe<SessionSearchInput>;
};


/** Everything that can be asked of this service. */
export type QueryStaffForUserArgs = {
  keyword: Scalars['String']['input'];
};


/** Everything that can be asked of this service. */
export type QueryTakenUsernamesArgs = {
  usernames: Array<Scalars['String']['input']>;
};


/** Everything that can be asked of this service. */
export type QueryUserArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be asked of this service. */
export type QueryUsersArgs = {
  keyword?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be asked of this service. */
export type QueryUsersPaginationArgs = {
  limit: Scalars['Int']['input'];
  page: Scalars['Int']['input'];
  searchInput?: InputMaybe<UserSearchInput>;
};

/** A record that another refers to: enough to show it. */
export type RefLabel = {
  /** The record's id. */
  _id: Scalars['ID']['output'];
  /** Its code, when it has one. */
  ma?: Maybe<Scalars['String']['output']>;
  /** Its name. */
  ten: Scalars['String']['output'];
};

/** Use of the room */
export type RoomType =
  /** Cashier counter */
  | 'counter'
  /** Examination */
  | 'examine'
  /** Ward */
  | 'hospitalize'
  /** Imaging and functional tests */
  | 'imageAnalysis'
  /** Laboratory */
  | 'laboratory'
  /** Reception */
  | 'receive'
  /** Recovery */
  | 'recovery'
  /** Surgery and procedures */
  | 'surgery'
  /** Minor surgery */
  | 'tip';

/** The second factor of an account: a code of an authenticator app beside the password. */
export type SecondFactor = {
  /** Recovery codes that are left. */
  recoveryCodesLeft: Scalars['Int']['output'];
  /** Since when it is on; null while it is off. */
  since?: Maybe<Scalars['DateTime']['output']>;
};

/** A secret for an authenticator app. */
export type SecondFactorSecret = {
  /** The secret in base 32, for typing in. */
  secret: Scalars['String']['output'];
  /** The address that the app reads from a QR code. */
  uri: Scalars['String']['output'];
};

/** One page of the sessions. */
export type SessionPage = {
  /** Number of the page, from 1. */
  currentPage: Scalars['Int']['output'];
  /** The sessions of the page. */
  data: Array<UserSession>;
  /** Sessions that fit in all. */
  totalRows: Scalars['Int']['output'];
};

/** What to look for among the sessions; what is empty does not narrow. */
export type SessionSearchInput = {
  /** Ended and expired ones too. */
  ended?: InputMaybe<Scalars['Boolean']['input']>;
  /** Account. */
  idUser?: InputMaybe<Scalars['ID']['input']>;
  /** Part of the account name, or of the staff's name without accents. */
  keyword?: InputMaybe<Scalars['String']['input']>;
};

/** One field to sort a list by. */
export type SortInput = {
  /** True for descending order. */
  desc?: InputMaybe<Scalars['Boolean']['input']>;
  /** The field's name. */
  field: Scalars['String']['input'];
};

/** A member of staff, for accounts. */
export type StaffOfUser = {
  /** Staff code. */
  MaNhanVien: Scalars['String']['output'];
  /** Position. */
  TenChucVu?: Maybe<Scalars['String']['output']>;
  /** Full name. */
  TenNhanVien: Scalars['String']['output'];
  /** Department. */
  TenPhongBan?: Maybe<Scalars['String']['output']>;
  /** Staff id (catalogue NhanVien). */
  _id: Scalars['ID']['output'];
  /** Name of the account that the member of staff has. */
  username?: Maybe<Scalars['String']['output']>;
};

/** A member of staff without an account. */
export type StaffWithoutAccount = {
  /** Staff code. */
  MaNhanVien: Scalars['String']['output'];
  /** Position. */
  TenChucVu?: Maybe<Scalars['String']['output']>;
  /** Full name. */
  TenNhanVien: Scalars['String']['output'];
  /** Department. */
  TenPhongBan?: Maybe<Scalars['String']['output']>;
  /** Staff id (catalogue NhanVien). */
  _id: Scalars['ID']['output'];
  /** A free account name that no other one of the list is proposed. */
  proposedUsername: Scalars['String']['output'];
};

/** What an account may do from now on. */
export type UpdateUserInput = {
  /** The profile that it starts with; the first one when empty. */
  defaultProfile_Id?: InputMaybe<Scalars['ID']['input']>;
  /** Its profiles; those that are left out are taken away. */
  profiles: Array<HeldProfileInput>;
};

/** An account. */
export type User = {
  /** Account id. */
  _id: Scalars['ID']['output'];
  /** The profile of this request. */
  currentProfile?: Maybe<Profile>;
  /** What the owner of this session must do before anything else; always null for others. */
  due?: Maybe<Due>;
  /** The member of staff behind the account. */
  employee?: Maybe<Employee>;
  /** True when an administrator or too many wrong passwords locked it. */
  isLocked: Scalars['Boolean']['output'];
  /** True while a session was active within the last five minutes. */
  isOnline: Scalars['Boolean']['output'];
  /** Permissions of the current profile at the current node. */
  permissions: Array<Scalars['String']['output']>;
  /** Profiles held by the account. */
  profiles: Array<UserProfile>;
  /** Account name. */
  username: Scalars['String']['output'];
};

/** An account as administrators see it. */
export type UserAccount = {
  /** When it was made. */
  NgayTao: Scalars['DateTime']['output'];
  /** Account id. */
  _id: Scalars['ID']['output'];
  /** The profile that it starts with. */
  defaultProfile_Id?: Maybe<Scalars['ID']['output']>;
  /** The member of staff behind the account. */
  employee?: Maybe<StaffOfUser>;
  /** One of its profiles administers the system. */
  isAdministrator: Scalars['Boolean']['output'];
  /** An administrator locked it. */
  isLocked: Scalars['Boolean']['output'];
  /** A session was active within the last five minutes. */
  isOnline: Scalars['Boolean']['output'];
  /** Last request of any of its sessions. */
  lastSeenAt?: Maybe<Scalars['DateTime']['output']>;
  /** Last sign-in. */
  lastSignInAt?: Maybe<Scalars['DateTime']['output']>;
  /** Why it is locked. */
  lockReason?: Maybe<Scalars['String']['output']>;
  /** Too many wrong passwords lock it until then. */
  lockedUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Its password is for one use. */
  mustChangePassword: Scalars['Boolean']['output'];
  /** Sessions that are open. */
  openSessions: Scalars['Int']['output'];
  /** Its profiles, by name. */
  profiles: Array<HeldProfile>;
  /** One of its profiles asks for a second factor. */
  requiresSecondFactor: Scalars['Boolean']['output'];
  /** Since when the second factor is on. */
  secondFactorSince?: Maybe<Scalars['DateTime']['output']>;
  /** Account name. */
  username: Scalars['String']['output'];
  /** Rises with each change; sent back with an update, another one answers CONFLICT. */
  version: Scalars['Int']['output'];
};

/** How many accounts there are of each kind. */
export type UserCounts = {
  /** All. */
  ALL: Scalars['Int']['output'];
  /** Locked. */
  LOCKED: Scalars['Int']['output'];
  /** Nobody ever signed in with it. */
  NEVER_SIGNED_IN: Scalars['Int']['output'];
  /** Seen within the last five minutes. */
  ONLINE: Scalars['Int']['output'];
};

/** Which accounts a list shows. */
export type UserFilter =
  /** All of them. */
  | 'ALL'
  /** Locked by an administrator, or by too many wrong passwords. */
  | 'LOCKED'
  /** Nobody ever signed in with it. */
  | 'NEVER_SIGNED_IN'
  /** Seen within the last five minutes. */
  | 'ONLINE';

/** One page of the accounts. */
export type UserPage = {
  /** How many of each kind fit the keyword and the profile. */
  counts: UserCounts;
  /** Number of the page, from 1. */
  currentPage: Scalars['Int']['output'];
  /** The accounts of the page. */
  data: Array<UserAccount>;
  /** Accounts that fit in all. */
  totalRows: Scalars['Int']['output'];
};

/** A profile as an account holds it. */
export type UserProfile = {
  /** Id of the holding. */
  _id: Scalars['ID']['output'];
  /** The profile. */
  profile: ProfileRef;
};

/** What to look for among the accounts; what is empty does not narrow. */
export type UserSearchInput = {
  /** Which ones. */
  filter?: InputMaybe<UserFilter>;
  /** Part of the account name, or of the staff's code, name or phone without accents. */
  keyword?: InputMaybe<Scalars['String']['input']>;
  /** Profile that the account holds. */
  profile_Id?: InputMaybe<Scalars['ID']['input']>;
};

/** A session: somebody signed in on a device. */
export type UserSession = {
  /** When it began. */
  NgayTao: Scalars['DateTime']['output'];
  /** Name of the member of staff. */
  TenNhanVien?: Maybe<Scalars['String']['output']>;
  /** Session id. */
  _id: Scalars['ID']['output'];
  /** Account id. */
  account_Id: Scalars['ID']['output'];
  /** When it ends by itself. */
  expiresAt: Scalars['DateTime']['output'];
  /** Acts with the code of their refusal, or null for those that would succeed now. */
  hanhDongs: Array<ActionState>;
  /** Address that it came from. */
  ip?: Maybe<Scalars['String']['output']>;
  /** The session that asks. */
  isCurrent: Scalars['Boolean']['output'];
  /** Neither ended nor expired. */
  isOpen: Scalars['Boolean']['output'];
  /** Where it was seen last. */
  node?: Maybe<NodeRef>;
  /** When it was ended. */
  revokedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Its last request, to the minute. */
  seenAt: Scalars['DateTime']['output'];
  /** What the browser calls itself. */
  userAgent?: Maybe<Scalars['String']['output']>;
  /** Account name. */
  username: Scalars['String']['output'];
};

/** An account with a password for one use. */
export type UserWithPassword = {
  /** The password; it is kept nowhere. */
  password: Scalars['String']['output'];
  /** The account. */
  user: UserAccount;
};
