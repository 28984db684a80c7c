import type { NavigationItem } from '@sen/domain/permissions/navigation';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { authSchema, baseColumns, choice, instant } from '../../engine/columns.ts';

/** Accounts. The name is kept in lower case. */
export const accountTable = authSchema.table(
  'account',
  {
    ...baseColumns(),
    username: text('username').notNull(),
    passwordHash: text('password_hash').notNull(),
    NhanVien_Id: uuid('nhan_vien_id'),
    isLocked: boolean('is_locked').notNull().default(false),
    failures: integer('failures').notNull().default(0),
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
  },
  (table) => [
    uniqueIndex('session_token').on(table.tokenHash),
    index('session_account').on(table.account_Id),
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
