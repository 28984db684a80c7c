import { errorText } from '@sen/domain/errors/errors';
import type { ExecutionResult, FormattedExecutionResult, GraphQLFormattedError } from 'graphql';
import type { Logger } from 'pino';
import { DomainError, fromDatabase } from '../errors.ts';
import { isTooLong } from '../graphql/queryCost.ts';

export type AnswerContext = {
  language: 'vi' | 'en';
  requestId: string;
  logger: Logger;
  /** Who asks may send documents of their own: what GraphQL found wrong with one is told, with its place. */
  isFree?: boolean;
  /** Whether the disk is full, which may have taken the database with it. */
  diskFull?: () => boolean;
};

type Failure = {
  message: string;
  path?: readonly (string | number)[] | undefined;
  originalError?: unknown;
  extensions?: Record<string, unknown>;
  code?: string;
};

/**
 * Turns a failure to what a client may see: code, details and the text in the user's language. A bug is logged whole
 * and answered as INTERNAL with the request id.
 */
export function answerError(failure: Failure, context: AnswerContext): GraphQLFormattedError {
  const { code, details } = describe(failure, context);
  return {
    message: errorText(code, context.language, { ...details, requestId: context.requestId }),
    ...(failure.path ? { path: [...failure.path] } : {}),
    extensions: { code, details, requestId: context.requestId },
  };
}

/** The answer to an execution that failed, in part or whole. The status stays 200: a batch mixes outcomes. */
export function answerExecution(
  execution: ExecutionResult & { errors: NonNullable<ExecutionResult['errors']> },
  context: AnswerContext,
): { statusCode: number; response: FormattedExecutionResult } {
  const errors = execution.errors.map((error) => answerError(error, context));
  return { statusCode: 200, response: { data: execution.data ?? null, errors } };
}

function describe(
  failure: Failure,
  context: AnswerContext,
): { code: string; details: Readonly<Record<string, unknown>> } {
  const original = failure.originalError ?? failure;
  const found = original instanceof DomainError ? original : fromDatabase(original);
  const full = found?.code === 'DATABASE_UNAVAILABLE' && context.diskFull?.() === true;
  const known = full ? new DomainError('DISK_FULL') : found;
  if (known) {
    if (known.code === 'FILES_UNAVAILABLE')
      context.logger.warn({ requestId: context.requestId, err: known.cause }, 'the store of files');
    if (
      known.code === 'DATABASE_UNAVAILABLE' ||
      known.code === 'DISK_FULL' ||
      known.code === 'DUPLICATE' ||
      known.code === 'REFERENCE_MISSING'
    ) {
      context.logger.warn(
        { requestId: context.requestId, code: known.code, details: known.details },
        'database refused',
      );
    }
    return known;
  }
  const code = failure.extensions?.['code'];
  if (code === 'BAD_INPUT') return { code, details: { issues: [], message: failure.message } };
  const library = failure.code ?? (original as { code?: unknown }).code; // Mercurius puts its code on the error
  const faults = faultsOf(original);
  if (faults.some(({ message }) => isTooLong(message))) return { code: 'QUERY_TOO_COSTLY', details: {} };
  if (typeof library === 'string' && library.startsWith('MER_ERR')) {
    return {
      code: 'BAD_QUERY',
      details: { message: failure.message, ...(context.isFree ? { errors: faults } : {}) },
    };
  }
  if (isClientFault(failure, original))
    return { code: 'BAD_INPUT', details: { issues: [], message: failure.message } };
  context.logger.error(
    { requestId: context.requestId, err: original, path: failure.path },
    'unexpected failure',
  );
  return { code: 'INTERNAL', details: {} };
}

/** What GraphQL found in a document: the sentence, which names field and type, and the places. */
function faultsOf(original: unknown): Array<{ message: unknown; locations: unknown }> {
  const { errors = [] } = original as { errors?: ReadonlyArray<{ message?: unknown; locations?: unknown }> }; // of Mercurius's error
  return errors.map(({ message, locations }) => ({ message, locations }));
}

/** GraphQL's own refusals of a document or its variables carry no original error. */
function isClientFault(failure: Failure, original: unknown): boolean {
  if (original !== failure) return false;
  return /^(Variable|Syntax Error|Cannot query|Unknown|Field|Expected|Int cannot|String cannot|Boolean cannot|Float cannot|ID cannot|Argument|Value|Operation|Must provide|Enum|Fragment|Graphql)/i.test(
    failure.message,
  );
}
