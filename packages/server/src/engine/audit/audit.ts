import { setImmediate as nextTurn } from 'node:timers/promises';
import { v7 } from 'uuid';
import { actor, type Ctx, type Tx } from '../context.ts';
import { type Db, queryPrepared } from '../database/database.ts';

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
  /** Who acted where the request has nobody: who signs in, or, without an account, a patient. */
  by?: { _id: string | null; username: string };
  before?: unknown;
  after?: unknown;
};

/** Records an act in the operation log; the row is written with the end of the act's transaction. */
export async function audit(tx: Tx, entry: AuditEntry): Promise<void> {
  tx.tx.records.audits.push(JSON.stringify(rowOf(tx, entry)));
}

/** What was read and is not logged yet, by database or transaction. */
const readings = new WeakMap<Db, { rows: string[]; writing: Promise<void> }>();

/**
 * Logs that something was read, and waits until the log has it. What is read while an earlier statement of the log is on its way is
 * logged by one statement, whoever read it.
 */
export async function auditView(ctx: Ctx, entry: Omit<AuditEntry, 'action'>): Promise<void> {
  const row = JSON.stringify(rowOf(ctx, { ...entry, action: 'VIEW' }));
  const gathered = readings.get(ctx.db);
  if (gathered) {
    gathered.rows.push(row);
    return gathered.writing;
  }
  const rows = [row];
  const before = writingNow.get(ctx.db) ?? Promise.resolve();
  const writing = before.then(nextTurn).then(() => {
    readings.delete(ctx.db);
    return queryPrepared(ctx.db, 'sen_views', viewed, [`[${rows.join(',')}]`]);
  });
  const done = writing.then(() => undefined);
  readings.set(ctx.db, { rows, writing: done });
  writingNow.set(
    ctx.db,
    done.catch(() => undefined),
  );
  return done;
}

/** What a reading answers, once the log has it as well: both are on their way at the same time. */
export async function logged<T>(
  ctx: Ctx,
  entry: Omit<AuditEntry, 'action'>,
  reading: Promise<T>,
): Promise<T> {
  const [answer] = await Promise.all([reading, auditView(ctx, entry)]);
  return answer;
}

/** The last statement of the log that is on its way; it never fails. */
const writingNow = new WeakMap<Db, Promise<void>>();

const viewed = `
  insert into main.audit (id, at, user_id, username, profile_id, node_id, action, entity, entity_id, benh_nhan_id, request_id, ip)
  select id, at, user_id, username, profile_id, node_id, action, entity, entity_id, benh_nhan_id, request_id, ip
  from json_populate_recordset(null::main.audit, $1::json)`;

/** Columns of main.audit by name. */
function rowOf(ctx: Ctx, entry: AuditEntry) {
  return {
    id: v7(),
    at: ctx.now().toISOString(),
    user_id: entry.by ? entry.by._id : actor(ctx),
    username: entry.by?.username ?? ctx.user?.username ?? null,
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
