import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { DomainError } from '../errors.ts';
import { withTimeout } from '../timeout.ts';
import type { Counters } from '../workers/worker.ts';
import { publicDoor } from './doors.ts';

/** A figure that is read when somebody asks for the metrics; null while there is nothing to measure. */
export type Reading = { name: string; help: string; state?: string; value: number | null };
export type ReadFigures = () => Promise<readonly Reading[]>;

/** So long what was read serves every asker: the database is asked no more often, however many watch. */
export const figuresKeptMs = 5000;
/** A database that answers later than this is told as not answering. */
const figuresMostMs = 3000;

/**
 * Counts and times requests and serves /metrics in the Prometheus format, with the figures that `read` knows: to whoever asks on this machine,
 * or brings the token. One of several workers answers what all of them have counted; while that cannot be gathered, what was counted is left out.
 */
export function registerMetrics(
  app: FastifyInstance,
  logger: Logger,
  read: ReadFigures,
  token?: string | undefined,
  workers: Counters | null = null,
): void {
  const registry = new Registry();
  workers?.add(registry);
  new Gauge({
    name: 'sen_workers',
    help: 'Processes that answer on the port of this node',
    registers: [registry],
  }).set(1);
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'sen_http_request_seconds',
    help: 'Time from request to answer by route and status',
    labelNames: ['route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    duration.observe({ route, status: String(reply.statusCode) }, reply.elapsedTime / 1000);
  });
  const figures = keptFigures(logger, read);
  app.get(
    '/metrics',
    publicDoor('counts and times, to this machine or with the token of the settings'),
    async (request, reply) => {
      if (!isOnThisMachine(request) && !bringsToken(request, token)) throw new DomainError('METRICS_CLOSED');
      const [counted, known] = await Promise.all([workers ? workers.text() : registry.metrics(), figures()]);
      return reply.type(registry.contentType).send((counted ?? '') + known);
    },
  );
}

/** Whether somebody on this machine asks, and no proxy for somebody else. */
function isOnThisMachine({ ip, headers, socket }: FastifyRequest): boolean {
  const loopback = /^(::ffff:)?127\.|^::1$/;
  const isHanded = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'].some((name) => name in headers);
  return loopback.test(ip) && loopback.test(socket.remoteAddress ?? '') && !isHanded;
}

function bringsToken({ headers }: FastifyRequest, token: string | undefined): boolean {
  if (!token) return false;
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));
}

/** The figures as text, read at most every five seconds. They are left out while they cannot be read: no old figure looks new. */
function keptFigures(logger: Logger, read: ReadFigures): () => Promise<string> {
  let kept: { until: number; text: Promise<string> } | null = null;
  return () => {
    if (!kept || kept.until <= performance.now())
      kept = { until: performance.now() + figuresKeptMs, text: figuresText(logger, read) };
    return kept.text;
  };
}

async function figuresText(logger: Logger, read: ReadFigures): Promise<string> {
  let readings: readonly Reading[] | null = null;
  const asked = read().then(
    (given) => {
      readings = given;
    },
    (error: unknown) => logger.warn({ err: error }, 'figures could not be read'),
  );
  await withTimeout(figuresMostMs, asked);
  return textOf(readings);
}

async function textOf(readings: readonly Reading[] | null): Promise<string> {
  const registry = new Registry();
  const up = new Gauge({
    name: 'sen_figures_up',
    help: 'The figures of the database could be read',
    registers: [registry],
  });
  up.set(readings ? 1 : 0);
  const gauges = new Map<string, Gauge>();
  for (const { name, help, state, value } of readings ?? []) {
    if (value === null) continue;
    const gauge =
      gauges.get(name) ??
      new Gauge({ name, help, registers: [registry], labelNames: state ? ['state'] : [] });
    gauges.set(name, gauge);
    gauge.set(state ? { state } : {}, value);
  }
  return registry.metrics();
}
