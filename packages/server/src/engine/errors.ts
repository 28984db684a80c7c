import type { Issue } from '@sen/domain/catalogue/validate';
import type { ErrorCode } from '@sen/domain/errors/errors';

/** An expected failure: the user is told its text, with its details filled in. Anything else thrown is a bug. */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(code: ErrorCode, details: Readonly<Record<string, unknown>> = {}, cause?: Error) {
    super(code, cause && { cause });
    this.code = code;
    this.details = details;
  }
}

/** Refuses an input with its issues by field; does nothing when there are none. */
export function refuseIssues(issues: readonly Issue[]): void {
  if (issues.length > 0) throw new DomainError('BAD_INPUT', { issues });
}

type DatabaseFailure = {
  code?: string;
  message?: string;
  constraint?: string;
  table?: string;
  detail?: string;
  routine?: string;
};

const unreachable: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
]);

/** What the database refuses to bind to a patient whose record was merged or split since the act read it (`main.refuse_merged`). */
export const patientMoved = 'SN001';

/** What a failure of PostgreSQL or of the disk means to a user, or null when it is a bug. Reads SQLSTATE classes. */
export function fromDatabase(error: unknown): DomainError | null {
  const failure = databaseFailure(error);
  const code = failure?.code ?? '';
  // a value, or a range that overlaps another one
  if (code === '23505' || code === '23P01')
    return new DomainError('DUPLICATE', { constraint: failure?.constraint ?? '' });
  if (code === '23503')
    return new DomainError('REFERENCE_MISSING', { constraint: failure?.constraint ?? '' });
  if (code === '40001' || code === '40P01') return new DomainError('CONFLICT');
  if (code === patientMoved) return new DomainError('PATIENT_MOVED');
  if (code === '53100' || code === 'ENOSPC' || code === 'EDQUOT') return new DomainError('DISK_FULL');
  if (code.startsWith('22')) return new DomainError('BAD_INPUT', { issues: [] });
  // 25006: a server that does not lead its database any more
  if (code.startsWith('08') || code.startsWith('57P') || code === '53300' || code === '25006')
    return new DomainError('DATABASE_UNAVAILABLE');
  if (unreachable.has(code)) return new DomainError('DATABASE_UNAVAILABLE');
  const message = error instanceof Error ? `${error.message} ${String(error.cause ?? '')}` : '';
  if (
    /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/.test(
      message,
    )
  ) {
    return new DomainError('DATABASE_UNAVAILABLE');
  }
  return null;
}

/** The driver's own error, out of the wrapper that the query builder puts around it. */
export function databaseFailure(error: unknown): DatabaseFailure | null {
  if (typeof error !== 'object' || error === null) return null;
  const cause = 'cause' in error ? error.cause : null;
  const found = typeof cause === 'object' && cause !== null && 'code' in cause ? cause : error;
  return found as DatabaseFailure; // fields are read as optional
}

const tooLarge: ReadonlySet<string> = new Set([
  'FST_ERR_CTP_BODY_TOO_LARGE',
  'FST_REQ_FILE_TOO_LARGE',
  'FST_FILES_LIMIT',
]);

/** What a refusal of the HTTP server itself means to a client, or null when it is something else. */
export function fromHttp(error: { code?: string; statusCode?: number }): DomainError | null {
  if (error instanceof DomainError) return error;
  if (tooLarge.has(error.code ?? '')) return new DomainError('BODY_TOO_LARGE');
  const refused = error.code?.startsWith('FST_') ?? false;
  const client = error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500;
  return client && (refused || error instanceof SyntaxError) ? new DomainError('BAD_QUERY') : null;
}
