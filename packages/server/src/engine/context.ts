import type { Permission } from '@sen/domain/permissions/permissions';
import type { Logger } from 'pino';
import type { GivenReason } from './acts/reasons.ts';
import type { Config } from './config.ts';
import type { Db, Statement } from './database/database.ts';
import { DomainError } from './errors.ts';
import type { Device } from './http/deviceCookie.ts';
import type { Loaders } from './loaders.ts';
import type { LateNumber } from './sql/lateStatements.ts';
import type { Records } from './sql/records.ts';

/** What the owner of a session must do before anything else: choose a password, set up the second factor. */
export type Due = 'PASSWORD' | 'SECOND_FACTOR';

export type SessionUser = {
  _id: string;
  username: string;
  NhanVien_Id: string | null;
  TenNhanVien: string;
  sessionId: string;
  due: Due | null;
};

/** What the current profile may do where. */
export type Grants = {
  /** Held at every node of the profile. */
  own: ReadonlySet<string>;
  /** Held beyond that at some nodes. */
  byNode: ReadonlyMap<string, ReadonlySet<string>>;
  /** The facilities in which the nodes lie. */
  facilityIds: ReadonlySet<string>;
  /** The granted nodes at which the health records of other facilities are hidden. */
  ownRecordsAt: ReadonlySet<string>;
};

/** What every command and query gets: who asks, where, and the database to ask. Made once a request. */
export type Ctx = {
  config: Config;
  logger: Logger;
  db: Db;
  /** Where reports are read (./reporting.ts). */
  reports: Db;
  user: SessionUser | null;
  profileId: string | null;
  nodeId: string | null;
  /** Nodes that the current profile grants. */
  nodeIds: ReadonlySet<string>;
  /** What the current profile may do at the current node. */
  permissions: ReadonlySet<string>;
  grants: Grants;
  language: 'vi' | 'en';
  requestId: string;
  clientId: string | null;
  ip: string | null;
  /** What the caller's browser calls itself. */
  userAgent: string | null;
  /** The page that asks, such as https://sen.example.vn, as the browser says it. */
  origin: string | null;
  device: Device;
  now: () => Date;
  loaders: Loaders;
  /** Why the caller does what is asked, for the acts that want a reason. */
  reasons: readonly GivenReason[];
  /** Set inside a transaction only. */
  tx: TransactionState | null;
};

export type TransactionState = {
  records: Records;
  /** Statements that were sent without waiting for their answer: the commit waits for them. */
  sent: Array<Promise<unknown>>;
  /** Changes that travel with the commit as parts of its statement, by what they change: each of rows that no other one changes. */
  closing: Map<string, Statement>;
  /** Numbers that are taken with the commit. */
  late: LateNumber[];
  /** The numbers that were taken with the commit, by their marks: empty until then. */
  numbers: Map<string, { text: string; number: number }>;
  /** What an act does last, after all that its commands do, by a name under which it is done once: taking a number that many wait for. */
  last: Map<string, (tx: Tx) => Promise<void>>;
  afterCommit: Array<() => void>;
  /** Something that is kept of master data was changed here: it is read anew. */
  changesMasterData: boolean;
};

/** A context inside a transaction: what writes takes this one. */
export type Tx = Ctx & { tx: TransactionState };

/** Whether a context is inside a transaction. */
export const isTx = (ctx: Ctx): ctx is Tx => ctx.tx !== null;

/** The owner of the session, whatever is due. Throws UNAUTHENTICATED when there is none. */
export function requireSession(ctx: Ctx): SessionUser {
  if (!ctx.user) throw new DomainError('UNAUTHENTICATED');
  return ctx.user;
}

const dueErrors = { PASSWORD: 'PASSWORD_MUST_CHANGE', SECOND_FACTOR: 'SECOND_FACTOR_MUST_SET_UP' } as const;

/**
 * The signed-in user. Throws UNAUTHENTICATED when there is none, PASSWORD_MUST_CHANGE or SECOND_FACTOR_MUST_SET_UP while that is
 * due.
 */
export function requireUser(ctx: Ctx): SessionUser {
  const user = requireSession(ctx);
  if (user.due) throw new DomainError(dueErrors[user.due]);
  return user;
}

/** Throws UNAUTHENTICATED or FORBIDDEN unless the current profile holds the permission at the current node. */
export function requirePermission(ctx: Ctx, permission: Permission): void {
  requireUser(ctx);
  if (!ctx.permissions.has(permission)) throw new DomainError('FORBIDDEN', { permission });
}

/** Throws NODE_NOT_GRANTED unless the current profile works at this node. */
export function requireNode(ctx: Ctx, nodeId: string): void {
  if (!ctx.nodeIds.has(nodeId)) throw new DomainError('NODE_NOT_GRANTED', { nodeId });
}

/** The user's id, for the columns that say who; null for the system's own work. */
export function actor(ctx: Ctx): string | null {
  return ctx.user?._id ?? null;
}

/** The calendar day now in Vietnam, YYYY-MM-DD. */
export function today(ctx: Pick<Ctx, 'now'>): string {
  return localDay(ctx.now());
}

const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Ho_Chi_Minh' });

/** Since 1976 all of Vietnam has been seven hours ahead of UTC, in summer and winter. */
const offset = 7 * 3_600_000;
const offsetSince = Date.UTC(1976, 0, 1);

/** The calendar day of an instant in Vietnam, YYYY-MM-DD. */
export function localDay(at: Date): string {
  const time = at.getTime();
  return time < offsetSince ? dayFormat.format(at) : new Date(time + offset).toISOString().slice(0, 10);
}
