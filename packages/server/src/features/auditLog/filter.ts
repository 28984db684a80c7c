import type { Issue } from '@sen/domain/catalogue/validate';
import { type SQL, sql } from 'drizzle-orm';
import { type Ctx, today } from '../../engine/context.ts';
import { refuseIssues } from '../../engine/errors.ts';
import type { LichSuThaoTacInput } from '../../gql/main.ts';

const dayMs = 86_400_000;
const daysMost = 366;

/** The days that are asked for. Errors: BAD_INPUT when they stand the wrong way round, are too many, or an id lacks its kind. */
export function daysOf(ctx: Ctx, input: LichSuThaoTacInput): { from: string; to: string } {
  const to = input.denNgay ?? latest(input.tuNgay, today(ctx));
  const from = input.tuNgay ?? (input.denNgay ? to : today(ctx));
  const days = (Date.parse(to) - Date.parse(from)) / dayMs + 1;
  const issues: Issue[] = [];
  if (days < 1) issues.push({ path: 'denNgay', code: 'RANGE_REVERSED' });
  if (days > daysMost) issues.push({ path: 'tuNgay', code: 'TOO_MANY_DAYS', details: { max: daysMost } });
  if (input.entity_id && !input.entity) issues.push({ path: 'entity', code: 'REQUIRED' });
  refuseIssues(issues);
  return { from, to };
}

function latest(from: string | null | undefined, now: string): string {
  return from && from > now ? from : now;
}

/** What rows `a` of main.audit must satisfy. Errors as daysOf. */
export function conditionsOf(ctx: Ctx, input: LichSuThaoTacInput): SQL {
  const { from, to } = daysOf(ctx, input);
  const narrowing = [
    sql`a.at >= (${from}::date)::timestamp at time zone 'Asia/Ho_Chi_Minh'`,
    sql`a.at < (${to}::date + 1)::timestamp at time zone 'Asia/Ho_Chi_Minh'`,
    ...(input.user_Id ? [sql`a.user_id = ${input.user_Id}`] : []),
    ...(input.node_Id ? [sql`a.node_id = ${input.node_Id}`] : []),
    ...(input.BenhNhan_Id ? [sql`a.benh_nhan_id = ${input.BenhNhan_Id}`] : []),
    ...(input.action ? [sql`a.action = ${input.action}`] : []),
    ...(input.entity ? [sql`a.entity = ${input.entity}`] : []),
    ...(input.entity_id ? [sql`a.entity_id = ${input.entity_id}`] : []),
  ];
  return sql.join(narrowing, sql` and `);
}

/** The place in the log of a row, opaque to clients. `moment` is its time with microseconds. */
export function cursorOf(row: { moment: string; _id: string }): string {
  return Buffer.from(`${row.moment} ${row._id}`).toString('base64url');
}

const place =
  /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{6}Z) ([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/;

/** Rows `a` older than a place; all of them without one. Errors: BAD_INPUT for what is no place. */
export function olderThan(cursor: string | null | undefined): SQL {
  if (!cursor) return sql`true`;
  const [, moment, id] = place.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (!moment || !id || Number.isNaN(Date.parse(moment)))
    refuseIssues([{ path: 'sau', code: 'NOT_IN_LIST' }]);
  return sql`a.at <= ${moment}::timestamptz and (a.at, a.id) < (${moment}::timestamptz, ${id}::uuid)`;
}
