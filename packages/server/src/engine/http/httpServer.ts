import { readdirSync } from 'node:fs';
import path from 'node:path';
import compress from '@fastify/compress';
import staticFiles from '@fastify/static';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { v7 } from 'uuid';
import type { Config } from '../config.ts';
import { DomainError, fromHttp } from '../errors.ts';
import { projectFolder } from '../folders.ts';
import { depthMost, isTooDeep } from '../graphql/depth.ts';
import { answerContext } from '../graphql/endpoint.ts';
import { isOwnToken } from '../secrets/ownToken.ts';
import type { Counters } from '../workers/worker.ts';
import { registerDeviceCookie } from './deviceCookie.ts';
import { publicDoor, refuseUnsigned } from './doors.ts';
import { answerError } from './errorAnswer.ts';
import { isGraphQL, refuse } from './httpAnswer.ts';
import { type ReadFigures, registerMetrics } from './metrics.ts';
import type { Readiness } from './readiness.ts';
import { limitRequests } from './requestLimit.ts';
import { decoder, decoderPolicy, registerSecurityHeaders } from './securityHeaders.ts';

export type HttpOptions = {
  config: Config;
  logger: Logger;
  /** Whether work can be done: the database answers and the disk has room. */
  ready: () => Promise<Readiness>;
  diskFull: () => boolean;
  /** Whether the request's token opens a session. */
  hasSession: (request: FastifyRequest) => Promise<boolean>;
  /** What /metrics tells beside the requests. */
  figures: ReadFigures;
  /** What the other workers have counted, where this process is one of several. */
  workers: Counters | null;
};

/** The HTTP server: limits, security headers, health, the web application; routes of features come on top. */
export async function buildHttpServer(options: HttpOptions): Promise<FastifyInstance> {
  const { config, logger } = options;
  const app = Fastify({
    logger: false,
    bodyLimit: 1024 * 1024,
    genReqId: () => v7(),
    trustProxy: [...config.trustProxy],
    forceCloseConnections: 'idle',
    return503OnClosing: true,
  });
  refuseUnsigned(app);
  app.setErrorHandler((error: Error & { statusCode?: number; code?: string }, request, reply) => {
    if (!isGraphQL(request)) return refuse(reply, error, logger);
    const expected = fromHttp(error);
    const answer = answerError(
      { message: error.message, originalError: expected ?? error },
      { ...answerContext(request, logger), diskFull: options.diskFull },
    );
    const isAway = answer.extensions?.['code'] === 'DATABASE_UNAVAILABLE';
    const status = expected && !(error instanceof DomainError) ? (error.statusCode ?? 500) : 200;
    return reply.code(isAway ? 503 : status).send({ data: null, errors: [answer] });
  });
  app.setNotFoundHandler((_request, reply) => refuse(reply, new DomainError('NOT_FOUND'), logger));
  app.addHook('preValidation', async (request) => {
    if (isTooDeep(request.body))
      throw new DomainError('BAD_INPUT', {
        issues: [{ path: '', code: 'TOO_DEEP', details: { max: depthMost } }],
      });
  });
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  await registerSecurityHeaders(app, config);
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: 1024 });
  await registerDeviceCookie(app);
  await limitRequests(app, {
    perSession: config.rateLimit,
    perAddress: config.rateLimitAddress,
    logger,
    hasSession: options.hasSession,
    isOwn: (token) => isOwnToken(config, token),
  });
  registerMetrics(app, logger, options.figures, config.metricsToken, options.workers);
  app.get('/health', publicDoor('whether this process lives'), async () => ({ status: 'ok' }));
  app.get('/ready', publicDoor('whether it can serve'), async (_request, reply) => {
    const ready = await options.ready();
    return reply.code(ready.status === 'ready' ? 200 : 503).send(ready);
  });
  return app;
}

/** Serves the built web application under /his; every path of it that is no file answers the same page. */
export async function registerWeb(
  app: FastifyInstance,
  folder = path.join(projectFolder, 'packages/web/dist'),
): Promise<void> {
  const files = filesIn(folder);
  if (!files.has('index.html')) return;
  await app.register(staticFiles, {
    root: folder,
    serve: false, // a route for each of a thousand files would take as long as half of a start
    // as the build wrote them beside the files
    preCompressed: true,
    setHeaders: (reply, file) => {
      const forever = file.includes(`${path.sep}assets${path.sep}`);
      reply.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache');
      if (decoder.test(path.basename(file))) reply.header('content-security-policy', decoderPolicy);
    },
  });
  const pageDoor = publicDoor('the page of the web application, which holds no data');
  const page = async (request: FastifyRequest, reply: FastifyReply) => {
    const [, name = ''] = /^\/his\/([^?]*)/.exec(request.url) ?? [];
    if (files.has(name)) return reply.sendFile(name);
    // a file of an older build that is gone must not look like a page
    return name.startsWith('assets/') ? reply.code(404).send() : reply.sendFile('index.html');
  };
  for (const route of ['/his', '/his/*', '/sm3', '/sm3/*', '/sm4', '/sm4/*', '/auth/changePassword'])
    app.get(route, pageDoor, page);
  app.get('/', pageDoor, (_request, reply) => reply.redirect('/his'));
}

/** The names of all files below a folder, as addresses have them; none where the folder is not there. */
function filesIn(folder: string): ReadonlySet<string> {
  try {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile());
    return new Set(
      files.map(({ parentPath, name }) =>
        path.relative(folder, path.join(parentPath, name)).replaceAll(path.sep, '/'),
      ),
    );
  } catch {
    return new Set();
  }
}
