import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type FormattedExecutionResult, type GraphQLSchema, Location } from 'graphql';
import mercurius from 'mercurius';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Ctx } from '../context.ts';
import { DomainError, fromHttp } from '../errors.ts';
import { registerSockets, type SocketOptions } from '../events/sockets.ts';
import { answerError, answerExecution } from '../http/errorAnswer.ts';
import { answerType, hasTellingStatus, requestStatus } from '../http/httpAnswers.ts';
import { documentCost, textMax, tokensMax } from './queryCost.ts';
import type { GraphQLContext } from './serviceSchema.ts';
import { type Operation, resolveDocument } from './trustedDocuments.ts';

const batchMax = 10;

export type EndpointOptions = {
  name: string;
  schema: GraphQLSchema;
  config: Config;
  logger: Logger;
  diskFull: () => boolean;
  documents: ReadonlyMap<string, string>;
  context: (request: FastifyRequest) => Promise<Ctx>;
  /** Sockets, for the service that carries the subscription: the hub of their events and what a payload opens. */
  sockets?: Pick<SocketOptions, 'hub' | 'context'>;
};

/** Serves one service at /graphql/<name>, in a scope of its own: batches, limits, trusted documents, errors. */
export async function registerEndpoint(app: FastifyInstance, options: EndpointOptions): Promise<void> {
  const { config, sockets } = options;
  /** Who may send documents of their own is told what is wrong with them. */
  const isFree = async (request: FastifyRequest) =>
    config.development || (await options.context(request)).permissions.has('TICH_HOP');
  await app.register(
    async (scope) => {
      // a text is no question: a body says that it is JSON
      scope.removeContentTypeParser('text/plain');
      scope.addHook('preValidation', async (request, reply) => {
        if (request.method !== 'POST') {
          if (request.headers.upgrade !== undefined || /\/graphiql(\/|\?|$)/.test(request.url)) return;
          const refusal = new DomainError('METHOD_NOT_ALLOWED');
          const answer = answerError(
            { message: refusal.message, originalError: refusal },
            answerContext(request, options.logger),
          );
          return reply
            .code(405)
            .header('allow', 'POST')
            .send({ data: null, errors: [answer] });
        }
        answerType(request, reply);
        const body = request.body;
        const operations: unknown[] = Array.isArray(body) ? body : [body];
        if (operations.length === 0) throw new DomainError('BAD_QUERY');
        if (operations.length > batchMax) throw new DomainError('BATCH_TOO_LARGE', { max: batchMax });
        const given = operations.map(operationOf); // before anything is asked of the database for a flood of them
        const free = await isFree(request);
        for (const operation of given) resolveDocument(operation, options.documents, free);
      });
      if (sockets)
        await registerSockets(scope, {
          ...sockets,
          schema: options.schema,
          limits: config.sockets,
          logger: options.logger,
        });
      scope.addHook('preSerialization', async (_request, reply, payload) => {
        if (isAway(payload)) reply.code(503);
        return payload;
      });
      await scope.register(mercurius, {
        schema: options.schema,
        path: '/',
        jit: 1,
        graphql: { parseOptions: { maxTokens: tokensMax } },
        allowBatchedQueries: true,
        graphiql: config.development,
        context: async (request): Promise<GraphQLContext> => ({ sen: await options.context(request) }),
        errorHandler: async (error, request, reply) => {
          const known = fromHttp(error);
          const failure = known ? { message: known.message, originalError: known } : error;
          const answer = answerError(failure, {
            ...answerContext(request, options.logger),
            isFree: await isFree(request),
            diskFull: options.diskFull,
          });
          const isTelling = hasTellingStatus(request);
          const body = { ...(isTelling ? {} : { data: null }), errors: [answer] };
          // a client that sent a batch waits for as many answers
          const batch =
            Array.isArray(request.body) && request.body.length > 0 && request.body.length <= batchMax
              ? request.body
              : null;
          answerType(request, reply);
          const { statusCode, code } = error;
          reply.code(requestStatus(request, { statusCode, code, isExpected: known !== null }));
          return reply.send(batch ? batch.map(() => body) : body);
        },
        errorFormatter: (execution, context) => {
          const sen = (context as unknown as Partial<GraphQLContext>).sen; // absent when the context itself failed
          const { reply } = context;
          const { language = 'vi', requestId = reply?.request.id ?? '', logger = options.logger } = sen ?? {};
          const free = config.development || (sen?.permissions.has('TICH_HOP') ?? false);
          const answer = answerExecution(execution, {
            language,
            requestId,
            logger,
            isFree: free,
            diskFull: options.diskFull,
          });
          // without data nothing was executed: a variable that does not fit
          if (execution.data !== undefined || reply === undefined || !hasTellingStatus(reply.request))
            return answer;
          const { errors = [] } = answer.response;
          return { statusCode: 400, response: { errors } };
        },
      });
      // once for each text: those that passed are kept
      scope.graphql.addHook('preValidation', async (schema, document) => {
        // a document that came as JSON was never parsed
        if (!(document.loc instanceof Location)) throw new DomainError('BAD_QUERY');
        documentCost(schema, document);
      });
    },
    { prefix: `/graphql/${options.name}` },
  );
}

/** What was sent as an operation. Throws BAD_QUERY for what is none, and QUERY_TOO_COSTLY for a text that is too long to be read. */
function operationOf(sent: unknown): Operation {
  if (typeof sent !== 'object' || sent === null) throw new DomainError('BAD_QUERY');
  const operation = sent as Operation; // an object by the line above
  // null says the same as nothing
  if (operation.extensions === null) delete operation.extensions;
  if (typeof operation.query === 'string' && operation.query.length > textMax)
    throw new DomainError('QUERY_TOO_COSTLY', { max: textMax });
  return operation;
}

/** Whether all that was asked failed since the database is away: screens try that again by themselves, as with a server that is away. */
function isAway(payload: unknown): boolean {
  const answers = (Array.isArray(payload) ? payload : [payload]) as Array<FormattedExecutionResult | null>; // as put together here
  return answers.every((answer) => {
    const codes = answer?.errors?.map(({ extensions }) => extensions?.['code']) ?? [];
    return codes.length > 0 && codes.every((code) => code === 'DATABASE_UNAVAILABLE');
  });
}

/** How failures before a context are answered: the language and id of the request itself. */
export function answerContext(request: FastifyRequest, logger: Logger) {
  const language = String(request.headers['accept-language'] ?? 'vi').startsWith('en')
    ? ('en' as const)
    : ('vi' as const);
  return { language, requestId: request.id, logger };
}
