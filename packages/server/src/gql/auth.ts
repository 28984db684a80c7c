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
};

/** Whether an act is possible now, and why not. */
export type ActionState = {
  /** The act's name, as in the workflow. */
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

/** What a person types to sign in. */
export type LoginInput = {
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
  /** Changes a password; one's own needs the current one. Errors: PASSWORD_INCORRECT, PASSWORD_SAME, PASSWORD_WEAK. */
  changePassword: Scalars['Boolean']['output'];
  /** Organisation: adds an entry. Errors: BAD_INPUT, FORBIDDEN. */
  createNode: Node;
  /** Ends the session of the request's token. */
  logout: Scalars['Boolean']['output'];
  /** Organisation: removes entries that nothing refers to. Errors: IN_USE, FORBIDDEN. */
  removeNode: Scalars['Int']['output'];
  /** Makes a profile the one that the next sign-in starts with. */
  setUpProfile: Scalars['Boolean']['output'];
  /** Organisation: changes an entry. Errors: BAD_INPUT, CONFLICT, NOT_FOUND, FORBIDDEN. */
  updateNode: Node;
};


/** Everything that can be changed through this service. */
export type MutationChangePasswordArgs = {
  idUser: Scalars['ID']['input'];
  input: ChangePasswordInput;
};


/** Everything that can be changed through this service. */
export type MutationCreateNodeArgs = {
  input: NodeInput;
};


/** Everything that can be changed through this service. */
export type MutationRemoveNodeArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Everything that can be changed through this service. */
export type MutationSetUpProfileArgs = {
  idProfile: Scalars['ID']['input'];
};


/** Everything that can be changed through this service. */
export type MutationUpdateNodeArgs = {
  id: Scalars['ID']['input'];
  input: NodeInput;
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
  /** Specialty: its label */
  ChuyenKhoa?: Maybe<RefLabel>;
  /** Specialty */
  ChuyenKhoa_Id?: Maybe<Scalars['ID']['output']>;
  /** Note */
  GhiChu?: Maybe<Scalars['String']['output']>;
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
  /** Specialty */
  ChuyenKhoa_Id?: InputMaybe<Scalars['ID']['input']>;
  /** Note */
  GhiChu?: InputMaybe<Scalars['String']['input']>;
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
  /** Profile id. */
  _id: Scalars['ID']['output'];
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
  /** The staff role it is made for. */
  role: Scalars['String']['output'];
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
  /** All nodes that the user may see (hospital, departments, rooms, stores). */
  getNodes: Array<NodeInfo>;
  /** Signs in. A wrong name or password answers WRONG_CREDENTIALS, after five wrong passwords ACCOUNT_LOCKED for fifteen minutes. */
  login: LoginResult;
  /** The signed-in user with the profile named by the request's headers, or the first one. */
  myInfo: User;
  /** Organisation: one entry by id, or null. */
  node?: Maybe<Node>;
  /** Organisation: a page, searched without accents, sorted and filtered by field. */
  nodes: NodeList;
  /** All profiles, for administrators. */
  profiles: Array<Profile>;
  /** Organisation: the entries that fit a text, for pickers; those of idDefaults come first. */
  searchNode: Array<Node>;
  /** All accounts, for administrators. */
  users: Array<User>;
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
export type QuerySearchNodeArgs = {
  idDefault?: InputMaybe<Scalars['ID']['input']>;
  idDefaults?: InputMaybe<Array<Scalars['ID']['input']>>;
  keyWord?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  searchString?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be asked of this service. */
export type QueryUsersArgs = {
  keyword?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
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

/** One field to sort a list by. */
export type SortInput = {
  /** True for descending order. */
  desc?: InputMaybe<Scalars['Boolean']['input']>;
  /** The field's name. */
  field: Scalars['String']['input'];
};

/** An account. */
export type User = {
  /** Account id. */
  _id: Scalars['ID']['output'];
  /** The profile of this request. */
  currentProfile?: Maybe<Profile>;
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

/** A profile as an account holds it. */
export type UserProfile = {
  /** Id of the holding. */
  _id: Scalars['ID']['output'];
  /** The profile. */
  profile: ProfileRef;
};
