import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { actor, type Ctx, type Tx } from './context.ts';
import type { Db } from './database.ts';

/** Kinds of acts in the operation log. */
export type AuditAction =
  | 'APPROVED'
  | 'CANCEL'
  | 'CREATE'
  | 'DELETE'
  | 'EXPORT'
  | 'IMPORT'
  | 'LOGIN'
  | 'LOGOUT'
  | 'UPDATE'
  | 'VIEW';

export type AuditEntry = {
  action: AuditAction;
  /** Kind of record, such as TiepNhan. */
  entity: string;
  entityId: string | null;
  BenhNhan_Id?: string | null;
  before?: unknown;
  after?: unknown;
};

/** Writes one row of the operation log in the transaction of the act it tells of. */
export async function audit(tx: Tx, entry: AuditEntry): Promise<void> {
  await writeAudit(tx, tx.db, entry);
}

/** Logs that something was read. It stands outside any transaction, since a read has none. */
export async function auditView(ctx: Ctx, entry: Omit<AuditEntry, 'action'>): Promise<void> {
  await writeAudit(ctx, ctx.db, { ...entry, action: 'VIEW' });
}

async function writeAudit(ctx: Ctx, db: Db, entry: AuditEntry): Promise<void> {
  await db.execute(sql`
    insert into main.audit (id, at, user_id, username, profile_id, node_id, action, entity, entity_id, benh_nhan_id, request_id, ip, before, after)
    values (${v7()}, ${ctx.now().toISOString()}, ${actor(ctx)}, ${ctx.user?.username ?? null}, ${ctx.profileId}, ${ctx.nodeId}, ${entry.action},
      ${entry.entity}, ${entry.entityId}, ${entry.BenhNhan_Id ?? null}, ${ctx.requestId}, ${ctx.ip},
      ${toJson(entry.before)}, ${toJson(entry.after)})`);
}

function toJson(value: unknown): string | null {
  return value === undefined || value === null ? null : JSON.stringify(value);
}
