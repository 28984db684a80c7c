import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type ExecutionResult, GraphQLError, type GraphQLSchema } from 'graphql';
import { type Context, handleProtocols, makeServer } from 'graphql-ws';
import type { Logger } from 'pino';
import { v7 } from 'uuid';
import type { WebSocket } from 'ws';
import type { SocketLimits } from '../config.ts';
import type { Ctx } from '../context.ts';
import { gatherWrites } from '../database/gatherWrites.ts';
import { DomainError } from '../errors.ts';
import type { GraphQLContext } from '../graphql/serviceSchema.ts';
import { type AnswerContext, answerError, answerExecution } from '../http/errorAnswer.ts';
import { subscribeShared } from './eventAnswers.ts';
import type { Hub } from './hub.ts';
import { subscriptionReader } from './socketDocuments.ts';
import { type MessageCounter, type SessionPlace, socketCounts } from './socketLimits.ts';

export type SocketOptions = {
  schema: GraphQLSchema;
  limits: SocketLimits;
  logger: Logger;
  hub: Hub;
  /** The context of who sends these connection parameters on a socket that this request opened; null for who has no session. */
  context: (payload: unknown, request: FastifyRequest) => Promise<Ctx | null>;
};

/** Close codes of graphql-transport-ws that the library does not send by itself, and the one of RFC 6455 that asks to come back later. */
const unauthorized = [4401, 'Unauthorized'] as const;
const tooManyMessages = [4429, 'Too many messages'] as const;
const invalidMessage = [4400, 'Invalid message received'] as const;
const tryAgainLater = [1013, 'Try again later'] as const;
const restarts = [1012, 'Sen stops, or switches to other data'] as const;

const pingMs = 25_000;
/** A message is a document of one subscription and its modules. */
const maxMessageBytes = 64 * 1024;
/** So many bytes may be on their way to a socket before what is told next waits for them. */
const bufferedMost = 64 * 1024;

type Extra = {
  socket: WebSocket;
  /** What opened the socket. */
  request: FastifyRequest;
  messages: MessageCounter;
  place: SessionPlace | null;
  /** The context of the last question, whose language failures are told in. */
  ctx: Ctx | null;
};
type Connection = Context<Record<string, unknown>, Extra>;

/**
 * Subscriptions of one service over graphql-transport-ws at the path of its queries, within the limits of the settings. To be called before
 * that path is registered.
 */
export async function registerSockets(scope: FastifyInstance, options: SocketOptions): Promise<void> {
  const { limits, logger } = options;
  const counts = socketCounts(limits);
  const server = makeServer<Record<string, unknown>, Extra>({
    connectionInitWaitTimeout: limits.initMs,
    ...hooks(options, counts.join),
  });

  // the library makes a socket's route of a route with this handler: before it looks, so that this hook comes first
  scope.addHook('onRoute', (route) => {
    if (route.method === 'GET' && [scope.prefix, `${scope.prefix}/`].includes(route.url))
      route.wsHandler = (socket, request) => serve(socket, request);
  });
  await scope.register(websocket, {
    options: { maxPayload: maxMessageBytes, handleProtocols },
    preClose(done) {
      for (const socket of this.websocketServer.clients) socket.close(...restarts);
      this.websocketServer.close(() => done());
    },
  });
  function serve(socket: WebSocket, request: FastifyRequest): void {
    const giveBack = counts.open(request.ip);
    if (!giveBack) {
      socket.close(...tryAgainLater);
      return;
    }
    const extra: Extra = { socket, request, messages: counts.stranger(), place: null, ctx: null };
    const stopPings = pingEvery(socket, pingMs);
    const closed = server.opened(
      {
        protocol: socket.protocol,
        send: (text) =>
          new Promise((resolve, reject) => {
            if (socket.readyState !== socket.OPEN) return resolve();
            const keepsUp = socket.bufferedAmount < bufferedMost;
            gatherWrites(request.raw.socket);
            socket.send(text, (error) => (error ? reject(error) : resolve()));
            if (keepsUp) resolve(); // what follows in this turn leaves with it
          }),
        close: (code, reason) => socket.close(code, reason),
        onMessage: (take) => {
          socket.on('message', (data) => {
            // what was on its way when the socket was closed
            if (socket.readyState !== socket.OPEN) return;
            if (!extra.messages.take()) return socket.close(...tooManyMessages);
            take(String(data)).catch((error: unknown) => {
              const wrong = error instanceof Error && error.message.startsWith('Unexpected message');
              if (!wrong) logger.warn({ err: error }, 'a message of a socket failed');
              if (wrong) socket.close(...invalidMessage);
              else socket.close(...tryAgainLater);
            });
          });
        },
      },
      extra,
    );
    socket.on('close', (code, reason) => {
      stopPings();
      extra.place?.leave();
      giveBack();
      void closed(code, String(reason));
    });
  }
}

type Hooks = Pick<
  Parameters<typeof makeServer<Record<string, unknown>, Extra>>[0],
  'onConnect' | 'onSubscribe' | 'onNext' | 'subscribe'
>;

function hooks(options: SocketOptions, join: ReturnType<typeof socketCounts>['join']): Hooks {
  const { limits, hub } = options;
  const read = subscriptionReader(options.schema);
  const begun = new WeakMap<object, AsyncIterable<ExecutionResult>>();
  const held = (connection: Connection) => Object.keys(connection.subscriptions).length;
  const answerErrors = (extra: Extra, errors: readonly GraphQLError[]): GraphQLError[] =>
    errors.map((error) => {
      const { message, extensions } = answerError(error, answering(options, extra));
      return new GraphQLError(message, { extensions });
    });
  const refused = (extra: Extra, originalError: Error) =>
    answerErrors(extra, [new GraphQLError(originalError.message, { originalError })]);

  return {
    onConnect: async (connection) => {
      const { extra } = connection;
      const ctx = await options.context(connection.connectionParams, extra.request);
      if (!ctx?.user) return false;
      extra.ctx = ctx;
      const place = join(ctx.user.sessionId, { subscriptions: () => held(connection) });
      // a place becomes free: whoever waits a little is not refused for good
      if (!place) {
        extra.socket.close(...tryAgainLater);
        return false;
      }
      extra.place = place;
      extra.messages = place.messages;
      // closed while its session was looked up
      if (extra.socket.readyState !== extra.socket.OPEN) place.leave();
      return true;
    },
    // a socket lives longer than a session may: each subscription asks anew
    onSubscribe: async (connection, _id, payload) => {
      const { extra } = connection;
      const many = extra.place?.subscriptions() ?? 0;
      if (held(connection) > limits.perSocket || many > limits.subscriptions)
        return refused(extra, new DomainError('TOO_MANY_REQUESTS', { seconds: 60 }));
      const renew = () => options.context(connection.connectionParams, extra.request);
      const sen = await renew();
      const closeSocket = () => extra.socket.close(...unauthorized);
      if (!sen) {
        closeSocket();
        return refused(extra, new DomainError('UNAUTHENTICATED'));
      }
      extra.ctx = sen;
      const question = read(payload);
      if ('error' in question) return refused(extra, question.error);
      const contextValue: GraphQLContext = { sen, hub, closeSocket, renew };
      const args = { ...question, schema: options.schema, rootValue: {}, contextValue };
      const answer = await subscribeShared(args);
      if (!(Symbol.asyncIterator in answer)) return answerErrors(extra, answer.errors ?? []);
      begun.set(args, answer);
      return args;
    },
    subscribe: (args) => begun.get(args) ?? subscribeShared(args),
    onNext: ({ extra }, _id, _payload, _args, result) => {
      const { data = null, errors } = result;
      return errors && answerExecution({ data, errors }, answering(options, extra)).response;
    },
  };
}

function answering({ logger }: SocketOptions, { ctx }: Extra): AnswerContext {
  return { language: ctx?.language ?? 'vi', requestId: ctx?.requestId ?? v7(), logger };
}

/** Ends a socket whose other side no longer answers: its places become free. */
function pingEvery(socket: WebSocket, milliseconds: number): () => void {
  let isAlive = true;
  socket.on('pong', () => {
    isAlive = true;
  });
  const timer = setInterval(() => {
    if (!isAlive) return socket.terminate();
    isAlive = false;
    socket.ping();
  }, milliseconds);
  return () => clearInterval(timer);
}
