import { daysBetween } from '@sen/domain/insurance/dates';
import type { SQL } from 'drizzle-orm';
import type { Config } from '../config.ts';
import { type Ctx, isTx } from '../context.ts';
import { DomainError, databaseFailure, fromDatabase } from '../errors.ts';
import { type Database, type Db, openDatabase } from './database.ts';

/**
 * Opens the few connections of reports: of the replica where there is one, else of the database that the desks work on. They read only,
 * and a statement that takes too long ends, so that no report keeps a desk waiting.
 */
export function openReporting(
  databaseUrl: string,
  { replicaUrl, reports }: Config,
  onError: (error: Error) => void,
): Database {
  return openDatabase(replicaUrl ?? databaseUrl, reports.connections, onError, {
    settings: {
      default_transaction_read_only: 'on',
      statement_timeout: String(reports.ms),
    },
    waitMs: reports.ms,
    standby: replicaUrl !== undefined,
  });
}

/**
 * The rows of a statement that adds up or searches much: statistics, reports, exports, the logs. Inside a transaction it is read there.
 * Errors: REPORT_TOO_LONG, REPORTS_BUSY, REPORTS_AWAY.
 */
export async function reportRows<R extends Record<string, unknown>>(ctx: Ctx, statement: SQL): Promise<R[]> {
  if (isTx(ctx)) return read<R>(ctx.db, statement);
  try {
    return await read<R>(ctx.reports, statement);
  } catch (error) {
    throw refusalOf(error, ctx.config) ?? error;
  }
}

/** Days of a list that a desk works with. */
const deskDays = 31;

/**
 * The rows of a list of some days, as it stands now. One of a longer period than a desk works with searches much and is read as a report
 * is, with the errors of reportRows.
 */
export async function periodRows<R extends Record<string, unknown>>(
  ctx: Ctx,
  { from, to }: { from: string; to: string },
  statement: SQL,
): Promise<R[]> {
  return daysBetween(from, to) > deskDays ? reportRows<R>(ctx, statement) : read<R>(ctx.db, statement);
}

async function read<R extends Record<string, unknown>>(db: Db, statement: SQL): Promise<R[]> {
  const { rows } = await db.execute<R>(statement);
  return rows as R[]; // the columns that the caller names
}

/** SQLSTATE of a statement that was ended, by its limit, and of one that stood in the way of what the replica had to take over. */
const [ended, gaveWay] = ['57014', '40001'];

function refusalOf(error: unknown, { replicaUrl, reports }: Config): DomainError | null {
  const code = databaseFailure(error)?.code;
  if (code === ended) return new DomainError('REPORT_TOO_LONG', { seconds: Math.ceil(reports.ms / 1000) });
  if (code === gaveWay || isQueueFull(error)) return new DomainError('REPORTS_BUSY');
  const away = replicaUrl !== undefined && fromDatabase(error)?.code === 'DATABASE_UNAVAILABLE';
  return away ? new DomainError('REPORTS_AWAY') : null;
}

/** Every connection of reports was in use for as long as a report may take. */
function isQueueFull(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause ?? error) : null;
  return cause instanceof Error && cause.message === 'timeout exceeded when trying to connect';
}
