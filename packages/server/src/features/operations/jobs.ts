import { sql } from 'drizzle-orm';
import type { Ctx } from '../../engine/context.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';
import { dropJob, nextRuns, rescheduleJob } from '../../engine/jobs/jobs.ts';
import { crontab } from '../../engine/jobs/tasks.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import type { TrangThaiCongViec } from '../../gql/main.ts';
import { noted } from './calls.ts';
import { reasonOf, withoutPersons } from './inputs.ts';

export type JobRow = {
  _id: string;
  task: string;
  trangThai: TrangThaiCongViec;
  attempts: number;
  maxAttempts: number;
  NgayTao: string;
  luc: string;
  chayTu: string | null;
  lastError: string | null;
  cuaGoiNgoai: boolean;
};

const jobsMost = 200;
/** The job that sends a call to outside; it has lost its key when the call is over or another job sends it. */
const callTask = 'outbox';

/** Jobs that wait, run or failed, those that failed first: one statement. */
export async function jobsOf(ctx: Ctx): Promise<JobRow[]> {
  const { rows } = await ctx.db.execute<JobRow>(sql`
    select id::text as "_id", task_identifier as task, attempts, max_attempts as "maxAttempts", created_at as "NgayTao", run_at as luc,
      locked_at as "chayTu", last_error as "lastError", task_identifier = ${callTask} and key is not null as "cuaGoiNgoai",
      case when locked_at is not null then 'DANG_CHAY' when attempts >= max_attempts then 'HONG' when attempts > 0 then 'THU_LAI'
        else 'CHO' end as "trangThai"
    from graphile_worker.jobs
    order by locked_at is null, attempts >= max_attempts desc, attempts > 0 desc, run_at, id limit ${jobsMost}`);
  return rows.map((row) => ({
    ...row,
    lastError: withoutPersons(row.lastError?.split('\n')[0]?.slice(0, 500) ?? null),
  }));
}

/** The jobs that come round by themselves, with when they were and will be due. */
export async function cronJobs(ctx: Ctx) {
  const { rows } = await ctx.db.execute<{ task: string; last: string | null }>(sql`
    select identifier as task, last_execution as last from graphile_worker._private_known_crontabs`);
  const last = new Map(rows.map((row) => [row.task, row.last]));
  return nextRuns(crontab(), ctx.now()).map(({ task, next }) => ({
    task,
    lanTruoc: last.get(task) ?? null,
    lanToi: next,
  }));
}

/** Runs a job that waits or failed at once. Errors: JOB_GONE. */
export async function retryCongViec(ctx: Ctx, id: string): Promise<true> {
  const _id = numberOf(id);
  await inTransaction(ctx, async (tx) => {
    if (!(await rescheduleJob(tx, _id))) throw new DomainError('JOB_GONE');
    await noted(tx, {
      action: 'UPDATE',
      entity: 'CongViec',
      entityId: null,
      after: { job: _id, retried: true },
    });
  });
  return true;
}

/** Takes a job that waits or failed off the list. Errors: BAD_INPUT without a reason, JOB_GONE, JOB_OF_CALL. */
export async function cancelCongViec(ctx: Ctx, id: string, lyDo: string): Promise<true> {
  const [_id, reason] = [numberOf(id), reasonOf(lyDo)];
  await inTransaction(ctx, async (tx) => {
    const { rows } = await tx.db.execute<{ task: string; key: string | null }>(
      sql`select task_identifier as task, key from graphile_worker.jobs where id = ${_id}::bigint`,
    );
    const { task, key } = rows[0] ?? {};
    if (task === callTask && key) throw new DomainError('JOB_OF_CALL');
    if (!task || !(await dropJob(tx, _id))) throw new DomainError('JOB_GONE');
    await noted(tx, {
      action: 'CANCEL',
      entity: 'CongViec',
      entityId: null,
      after: { job: _id, task, LyDo: reason },
    });
  });
  return true;
}

function numberOf(id: string): string {
  refuseIssues(/^\d{1,18}$/.test(id) ? [] : [{ path: 'id', code: 'NOT_IN_LIST' }]);
  return id;
}
