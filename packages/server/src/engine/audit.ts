import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { actor, type Ctx, type Tx } from './context.ts';
import { loadOne } from './loaders.ts';

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

/** Records an act in the operation log; the row is written with the end of the act's transaction. */
export async function audit(tx: Tx, entry: AuditEntry): Promise<void> {
  tx.tx.records.audits.push(JSON.stringify(rowOf(tx, entry)));
}

/** Logs that something was read. What a request reads in one tick is logged by one statement. */
export async function auditView(ctx: Ctx, entry: Omit<AuditEntry, 'action'>): Promise<void> {
  await loadOne(ctx, 'auditView', JSON.stringify(rowOf(ctx, { ...entry, action: 'VIEW' })), writeViews);
}

async function writeViews(ctx: Ctx, rows: readonly string[]): Promise<Map<string, null>> {
  await ctx.db.execute(sql`
    insert into main.audit (id, at, user_id, username, profile_id, node_id, action, entity, entity_id, benh_nhan_id, request_id, ip)
    select id, at, user_id, username, profile_id, node_id, action, entity, entity_id, benh_nhan_id, request_id, ip
    from json_populate_recordset(null::main.audit, ${`[${rows.join(',')}]`}::json)`);
  return new Map();
}

/** Columns of main.audit by name. */
function rowOf(ctx: Ctx, entry: AuditEntry) {
  return {
    id: v7(),
    at: ctx.now().toISOString(),
    user_id: actor(ctx),
    username: ctx.user?.username ?? null,
    profile_id: ctx.profileId,
    node_id: ctx.nodeId,
    action: entry.action,
    entity: entry.entity,
    entity_id: entry.entityId,
    benh_nhan_id: entry.BenhNhan_Id ?? null,
    request_id: ctx.requestId,
    ip: ctx.ip,
    before: entry.before ?? null,
    after: entry.after ?? null,
  };
}
