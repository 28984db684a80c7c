import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { fromHttp } from '../errors.ts';
import { answerContext } from '../graphql/endpoint.ts';
import { answerError } from './errorAnswer.ts';

/** The status of a refusal beside GraphQL; of those that are not here, 400. */
const statuses: Readonly<Record<string, number>> = {
  UNAUTHENTICATED: 401,
  RESULT_CONFIRM_FIRST: 401,
  RESULT_LINK_REFUSED: 403,
  FORBIDDEN: 403,
  METRICS_CLOSED: 403,
  NODE_NOT_GRANTED: 403,
  RECORD_OF_ANOTHER_FACILITY: 403,
  RECORD_NOT_IN_CARE: 403,
  PASSWORD_MUST_CHANGE: 403,
  SECOND_FACTOR_MUST_SET_UP: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  STATE_CHANGED: 409,
  RESULT_NOT_RETURNED: 409,
  BODY_TOO_LARGE: 413,
  FILE_TOO_LARGE: 413,
  TOO_MANY_FILES: 413,
  PRINT_FORM_TOO_SLOW: 422,
  PRINT_FORM_TOO_BIG: 422,
  TOO_MANY_REQUESTS: 429,
  RESULT_LINK_WAITS: 429,
  PRINT_BUSY: 429,
  INTERNAL: 500,
  DICOM_ARCHIVE_GONE: 404,
  DICOM_ARCHIVE_REFUSED: 502,
  DICOM_ARCHIVE_UNFIT: 502,
  DICOM_ARCHIVE_OFF: 503,
  DICOM_ARCHIVE_AWAY: 503,
  REPORT_TOO_LONG: 422,
  REPORTS_BUSY: 429,
  REPORTS_AWAY: 503,
  DATABASE_UNAVAILABLE: 503,
  FILES_UNAVAILABLE: 503,
  DISK_FULL: 507,
};

type Failure = Error & { statusCode?: number; code?: string };

/** Whether a request is for GraphQL, whose answers have a form of their own. */
export function isGraphQL(request: FastifyRequest): boolean {
  return request.url.startsWith('/graphql/');
}

/** Refuses a request beside GraphQL: a status of HTTP and {code, message, details, requestId}, the message in the caller's language. */
export function refuse(reply: FastifyReply, error: Failure, logger: Logger): FastifyReply {
  const failure = { message: error.message, originalError: fromHttp(error) ?? error };
  const { message, extensions } = answerError(failure, answerContext(reply.request, logger));
  const code = String(extensions?.['code']);
  const ownStatus = error.statusCode !== undefined && error.statusCode >= 400 ? error.statusCode : 400;
  return reply
    .code(statuses[code] ?? ownStatus)
    .type('application/json')
    .send({ code, message, details: extensions?.['details'], requestId: extensions?.['requestId'] });
}
