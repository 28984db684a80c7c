import type { FastifyReply, FastifyRequest } from 'fastify';

const graphqlResponse = 'application/graphql-response+json';

/**
 * Whether a request asks for answers whose status tells of a request that failed (GraphQL over HTTP: application/graphql-response+json). A
 * batch mixes outcomes and is answered as application/json with 200, whatever it accepts.
 */
export function hasTellingStatus(request: FastifyRequest): boolean {
  return !Array.isArray(request.body) && (request.headers.accept ?? '').includes(graphqlResponse);
}

/** Names the type of the answer. */
export function answerType(request: FastifyRequest, reply: FastifyReply): void {
  if (hasTellingStatus(request)) reply.type(`${graphqlResponse}; charset=utf-8`);
}

type Failed = { statusCode?: number | undefined; code?: string | undefined; isExpected: boolean };

/**
 * The status of a request that was not executed. As application/json it is 200 for what GraphQL refused, so that screens read the errors, and
 * Fastify's own for a body that is no JSON or names no type.
 */
export function requestStatus(request: FastifyRequest, { statusCode, code, isExpected }: Failed): number {
  const isClients = statusCode !== undefined && statusCode >= 400 && statusCode < 500;
  if (hasTellingStatus(request)) {
    if (isClients) return statusCode;
    return isExpected || code?.startsWith('MER_ERR') ? 400 : 500;
  }
  const isUnread = request.body === undefined && code !== 'FST_ERR_CTP_BODY_TOO_LARGE';
  return isUnread && isClients && request.method === 'POST' ? statusCode : 200;
}
