import type { NavigationItem } from '@sen/domain/permissions/navigation';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { authSchema, baseColumns, choice, instant } from '../../engine/sql/columns.ts';

/** Accounts. The name is kept in lower case. */
export const accountTable = authSchema.table(
  'account',
  {
    ...baseColumns(),
    username: text('username').notNull(),
    passwordHash: text('password_hash').notNull(),
    /** Opens a covered screen within a session, and nothing else. */
    pinHash: text('pin_hash'),
    NhanVien_Id: uuid('nhan_vien_id'),
    isLocked: boolean('is_locked').notNull().default(false),
    /** No longer written: `auth.attempt` counts. Kept for a version before that still runs beside this one. */
    failures: integer('failures').notNull().default(0),
    /** Until when sign-ins from some address wait, for administrators to see; `auth.attempt` decides. */
    lockedUntil: instant('locked_until'),
    defaultProfile_Id: uuid('default_profile_id'),
    /** The password was given by somebody else: its owner chooses another one before anything else. */
    mustChangePassword: boolean('must_change_password').notNull().default(false),
    lastSignInAt: instant('last_sign_in_at'),
    /** Why an administrator locked it. */
    lockReason: text('lock_reason'),
    /** The second factor's secret, encrypted. It counts from `totpSince` on; before it waits for its first code. */
    totpSecret: text('totp_secret'),
    totpSince: instant('totp_since'),
    /** The time step of the last code that was taken: that one and those before it are refused. */
    totpStep: integer('totp_step').notNull().default(0),
    /** Hashes of the recovery codes that are left. */
    recoveryHashes: text('recovery_hashes').array().notNull().default([]),
    /** An account of another system: it may run free queries when its profile says so. */
    isIntegration: boolean('is_integration').notNull().default(false),
  },
  (table) => [
    uniqueIndex('account_username').on(table.username),
    uniqueIndex('account_staff').on(table.NhanVien_Id),
  ],
);

/** Sessions; the token itself is known to its holder only. */
export const sessionTable = authSchema.table(
  'session',
  {
    ...baseColumns(),
    tokenHash: text('token_hash').notNull(),
    account_Id: uuid('account_id')
      .notNull()
      .references(() => accountTable._id),
    seenAt: instant('seen_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
    ip: text('ip'),
    userAgent: text('user_agent'),
    /** Where its owner worked when it was last seen. */
    node_Id: uuid('node_id'),
    /** Its owner must set up the second factor before anything else. */
    secondFactorDue: boolean('second_factor_due').notNull().default(false),
    /** The secret of the browser that it was given to, hashed; null for accounts of other systems and in sessions of before. */
    companionHash: text('companion_hash'),
  },
  (table) => [
    uniqueIndex('session_token').on(table.tokenHash),
    index('session_account').on(table.account_Id),
    index('session_companion').on(table.companionHash),
  ],
);

/** Checks of passwords and codes by who asks, where from and about whom; a row is forgotten after its window. */
export const attemptTable = authSchema.table(
  'attempt',
  {
    /** What is limited, such as one account from one address. */
    scope: text('scope').notNull(),
    /** A hash: who types a password into the field of the name leaves no trace of it. */
    key: text('key').notNull(),
    account_Id: uuid('account_id'),
    count: integer('count').notNull().default(1),
    /** Those of them that are known to have failed; the others are being made. */
    failed: integer('failed').notNull().default(0),
    waitsUntil: instant('waits_until'),
    forgetAt: instant('forget_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.scope, table.key] }),
    index('attempt_account').on(table.account_Id),
    index('attempt_forget').on(table.forgetAt),
  ],
);

/** Browsers that an account has signed in with: the guesses of others do not make them wait. */
export const knownDeviceTable = authSchema.table(
  'known_device',
  {
    ...baseColumns(),
    tokenHash: text('token_hash').notNull(),
    account_Id: uuid('account_id')
      .notNull()
      .references(() => accountTable._id),
    userAgent: text('user_agent'),
    seenAt: instant('seen_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('known_device_pair').on(table.tokenHash, table.account_Id),
    index('known_device_account').on(table.account_Id),
  ],
);

/** Passkeys; of the key pair only the public part leaves its owner's device. */
export const passkeyTable = authSchema.table(
  'passkey',
  {
    ...baseColumns(),
    account_Id: uuid('account_id')
      .notNull()
      .references(() => accountTable._id),
    /** What its owner calls it. */
    name: text('name').notNull(),
    credentialId: text('credential_id').notNull(),
    /** COSE key, base 64 URL. */
    publicKey: text('public_key').notNull(),
    /** Rises with each use where the device counts; 0 where it does not. */
    counter: bigint('counter', { mode: 'number' }).notNull().default(0),
    transports: text('transports').array().notNull().default([]),
    /** The host it was made for: it signs for no other one. */
    rpId: text('rp_id').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [
    uniqueIndex('passkey_credential').on(table.credentialId),
    index('passkey_account').on(table.account_Id),
  ],
);

/** Profiles: what a kind of work may see and do. */
export const profileTable = authSchema.table(
  'profile',
  {
    ...baseColumns(),
    code: text('code').notNull(),
    name: text('name').notNull(),
    role: text('role').notNull(),
    navigationTree: jsonb('navigation_tree').$type<NavigationItem[]>().notNull(),
    idMenus: text('id_menus').array().notNull(),
    permissions: text('permissions').array().notNull(),
    /** Who holds it signs in with a second factor. */
    requires2fa: boolean('requires_2fa').notNull().default(false),
    /** Suspended: nobody works in it until it is taken up again. */
    TamNgung: boolean('tam_ngung').notNull().default(false),
    TrangThai: choice('trang_thai', ['DangSuDung', 'DaHuy']).notNull().default('DangSuDung'),
  },
  // the code of a removed profile may be given again
  (table) => [
    uniqueIndex('profile_code').on(sql`lower(${table.code})`).where(sql`${table.TrangThai} = 'DangSuDung'`),
  ],
);

/** Nodes where a profile applies, with what it may do there beyond its own permissions. */
export const profileNodeTable = authSchema.table(
  'profile_node',
  {
    profile_Id: uuid('profile_id')
      .notNull()
      .references(() => profileTable._id),
    node_Id: uuid('node_id').notNull(),
    permissions: text('permissions').array().notNull().default([]),
    order: integer('sort_order').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.profile_Id, table.node_Id] })],
);

/** Profiles that an account holds. */
export const accountProfileTable = authSchema.table(
  'account_profile',
  {
    _id: uuid('id').primaryKey(),
    account_Id: uuid('account_id')
      .notNull()
      .references(() => accountTable._id),
    profile_Id: uuid('profile_id')
      .notNull()
      .references(() => profileTable._id),
    /** Nodes where this person works in this profile, the usual one first; empty means those of the profile. */
    node_Ids: uuid('node_ids').array().notNull().default([]),
  },
  (table) => [uniqueIndex('account_profile_pair').on(table.account_Id, table.profile_Id)],
);

/** What people chose about the look of screens, by their own names for it: a theme, favourites, columns of a list. */
export const choiceTable = authSchema.table(
  'tuy_chon_ca_nhan',
  {
    account_Id: uuid('account_id')
      .notNull()
      .references(() => accountTable._id),
    khoa: text('khoa').notNull(),
    giaTri: jsonb('gia_tri').notNull(),
    NgayCapNhat: instant('ngay_cap_nhat').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.account_Id, table.khoa] })],
);
