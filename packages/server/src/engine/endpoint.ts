import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type GraphQLSchema, Location } from 'graphql';
import mercurius from 'mercurius';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Ctx } from './context.ts';
import { answerError, answerExecution } from './errorAnswer.ts';
import { DomainError, fromHttp } from './errors.ts';
import type { Hub } from './hub.ts';
import { documentCost, tokensMax } from './queryCost.ts';
import type { GraphQLContext } from './serviceSchema.ts';
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
  sockets?: { hub: Hub; context: (payload: unknown) => Promise<Ctx | null> };
};

/** Close codes of graphql-transport-ws: whom the server does not take at all, and whose session ended on an open socket. */
const forbidden = [4403, 'Forbidden'] as const;
const unauthorized = [4401, 'Unauthorized'] as const;

type SocketContext = GraphQLContext & { _connectionInit?: unknown };

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
        subscription: sockets
          ? {
              context: async (socket) => {
                refuseByClosing(socket, () => socket.close(...forbidden));
                return { closeSocket: () => socket.close(...unauthorized) };
              },
              onConnect: async (data) => {
                const ctx = await sockets.context(data.payload);
                return ctx ? { sen: ctx, hub: sockets.hub } : false;
              },
              keepAlive: 25_000,
            }
          : false,
      });
      // once for each text: those that passed are kept
      scope.graphql.addHook('preValidation', async (schema, document) => {
        // a document that came as JSON was never parsed
        if (!(document.loc instanceof Location)) throw new DomainError('BAD_QUERY');
        documentCost(schema, document);
      });
      // a socket lives longer than a session may: each subscription asks anew
      if (sockets) {
        scope.graphql.addHook('preSubscriptionExecution', async (_schema, _document, context) => {
          const socket = context as unknown as SocketContext; // as put together above and by Mercurius
          const renew = () => sockets.context(socket._connectionInit);
          const ctx = await renew();
          if (!ctx) {
            socket.closeSocket?.();
            throw new DomainError('UNAUTHENTICATED');
          }
          socket.sen = ctx;
          socket.renew = renew;
        });
      }
    },
    { prefix: `/graphql/${options.name}` },
  );
}

type Sender = { send: (text: string, done?: (error?: Error) => void) => void };

/**
 * Whoever is refused at `connection_init` is told by a close code, as graphql-transport-ws says. Mercurius would send the message
 * `connection_error` of the protocol before it.
 */
function refuseByClosing(socket: object, close: () => void): void {
  const sender = socket as Sender; // a WebSocket, which Mercurius calls with a text and a callback
  const send = sender.send.bind(socket);
  sender.send = (text, done) => {
    if (!text.startsWith('{"type":"connection_error"')) return send(text, done);
    close();
    done?.();
  };
}

/** How failures before a context are answered: the language and id of the request itself. */
export function answerContext(request: FastifyRequest, logger: Logger) {
  const language = String(request.headers['accept-language'] ?? 'vi').startsWith('en')
    ? ('en' as const)
    : ('vi' as const);
  return { language, requestId: request.id, logger };
}
