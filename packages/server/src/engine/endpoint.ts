import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type GraphQLSchema, Location } from 'graphql';
import mercurius from 'mercurius';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Ctx } from './context.ts';
import { answerError, answerExecution } from './errorAnswer.ts';
import { DomainError, fromHttp } from './errors.ts';
import { documentCost, tokensMax } from './queryCost.ts';
import type { GraphQLContext } from './serviceSchema.ts';
import { registerSockets, type SocketOptions } from './sockets.ts';
import { type Operation, resolveDocument } from './trustedDocuments.ts';

const batchMax = 10;

export type EndpointOptions = {
  name: string;
  schema: GraphQLSchema;
  config: Config;
  logger: Logger;
  documents: ReadonlyMap<string, string>;
  context: (request: FastifyRequest) => Promise<Ctx>;
  /** Sockets, for the service that carries the subscription: the hub of their events and what a payload opens. */
  sockets?: Pick<SocketOptions, 'hub' | 'context'>;
};

/** Serves one service at /graphql/<name>, in a scope of its own: batches, limits, trusted documents, errors. */
export async function registerEndpoint(app: FastifyInstance, options: EndpointOptions): Promise<void> {
  const { config, sockets } = options;
  await app.register(
    async (scope) => {
      scope.addHook('preValidation', async (request) => {
        if (request.method !== 'POST') {
          if (request.headers.upgrade === undefined && !request.url.includes('/graphiql'))
            throw new DomainError('BAD_QUERY');
          return;
        }
        const body = request.body;
        const operations: unknown[] = Array.isArray(body) ? body : [body];
        if (operations.length === 0) throw new DomainError('BAD_QUERY');
        if (operations.length > batchMax) throw new DomainError('BATCH_TOO_LARGE', { max: batchMax });
        const ctx = await options.context(request);
        const free = config.development || ctx.permissions.has('TICH_HOP');
        for (const operation of operations) {
          if (typeof operation !== 'object' || operation === null) throw new DomainError('BAD_QUERY');
          resolveDocument(operation as Operation, options.documents, free); // an object by the line above
        }
      });
      if (sockets)
        await registerSockets(scope, {
          ...sockets,
          schema: options.schema,
          limits: config.sockets,
          logger: options.logger,
          development: config.development,
        });
      await scope.register(mercurius, {
        schema: options.schema,
        path: '/',
        jit: 1,
        graphql: { parseOptions: { maxTokens: tokensMax } },
        allowBatchedQueries: true,
        graphiql: config.development,
        context: async (request): Promise<GraphQLContext> => ({ sen: await options.context(request) }),
        errorHandler: (error, request, reply) => {
          const known = fromHttp(error);
          const failure = known ? { message: known.message, originalError: known } : error;
          const { development } = config;
          const answer = answerError(failure, { ...answerContext(request, options.logger), development });
          const body = { data: null, errors: [answer] };
          // a client that sent a batch waits for as many answers
          const batch =
            Array.isArray(request.body) && request.body.length > 0 && request.body.length <= batchMax
              ? request.body
              : null;
          void reply.code(200).send(batch ? batch.map(() => body) : body);
        },
        errorFormatter: (execution, context) => {
          const sen = (context as unknown as Partial<GraphQLContext>).sen; // absent when the context itself failed
          const {
            language = 'vi',
            requestId = context.reply?.request.id ?? '',
            logger = options.logger,
          } = sen ?? {};
          return answerExecution(execution, { language, requestId, logger, development: config.development });
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

/** How failures before a context are answered: the language and id of the request itself. */
export function answerContext(request: FastifyRequest, logger: Logger) {
  const language = String(request.headers['accept-language'] ?? 'vi').startsWith('en')
    ? ('en' as const)
    : ('vi' as const);
  return { language, requestId: request.id, logger };
}
