import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { v7 } from 'uuid';
import { endDeadRuns } from './engine/catalogue/imports/run.ts';
import type { Config } from './engine/config.ts';
import { type Database, openDatabase } from './engine/database/database.ts';
import { openReporting } from './engine/database/reporting.ts';
import { type Hub, openHub } from './engine/events/hub.ts';
import { forgetMasterData, masterModules } from './engine/events/masterData.ts';
import { socketContext } from './engine/events/socketContext.ts';
import { projectFolder } from './engine/folders.ts';
import { registerEndpoint } from './engine/graphql/endpoint.ts';
import { hasSubscription, serviceSchema } from './engine/graphql/serviceSchema.ts';
import { readTrustedDocuments } from './engine/graphql/trustedDocuments.ts';
import { registerDoors } from './engine/http/doors.ts';
import { buildHttpServer, registerWeb } from './engine/http/httpServer.ts';
import { letLeave } from './engine/http/leaving.ts';
import { readiness } from './engine/http/readiness.ts';
import { type ContextSource, emptyContext, requestContext } from './engine/http/requestContext.ts';
import { type Jobs, runJobs } from './engine/jobs/jobs.ts';
import { crontab, tasks } from './engine/jobs/tasks.ts';
import { watchDisk } from './engine/storage/diskSpace.ts';
import { watchStore } from './engine/storage/watchStore.ts';
import { withTimeout } from './engine/timeout.ts';
import type { Counters } from './engine/workers/worker.ts';
import { type Devices, startDevices } from './features/devices/service.ts';
import { type Dicom, startDicom } from './features/dicom/service.ts';
import { openSession } from './features/identity/session.ts';
import { cacheSessions, sessionModules } from './features/identity/sessionCache.ts';
import { diskReading, eventReadings, siteReadings, storeReadings } from './features/operations/gauges.ts';
import { startHeartbeat } from './features/operations/heartbeat.ts';
import { thisNode } from './features/operations/node.ts';
import { allDoors } from './routes.ts';
import { allServices } from './services.ts';

export type RunningApp = {
  app: FastifyInstance;
  database: Database;
  source: ContextSource;
  /** The service of devices, where this process runs it. */
  readonly devices: Devices | null;
  /** The service of modalities, where this process runs it. */
  readonly dicom: Dicom | null;
  /** From now on this process does what one of several does for all: jobs, devices, modalities. */
  lead: () => Promise<void>;
  /** It does so no longer: another one may, once this resolves. */
  follow: () => Promise<void>;
  /**
   * From now on /ready says 503; resolves once whoever chooses among the nodes had the time to see it. Everything is answered
   * meanwhile.
   */
  drain: () => Promise<void>;
  /** It takes no further connection, and resolves once those that are there have ended, or after a moment. */
  leave: () => Promise<void>;
  close: () => Promise<void>;
};

/** How an application stands among others behind the same port. */
export type Standing = {
  /** Whether it does from the beginning what one of them does for all. */
  leads: boolean;
  /** What all of them have counted. */
  workers: Counters | null;
};

const alone: Standing = { leads: true, workers: null };

/** So long requests, jobs and statements under way are waited for when Sen stops. */
const drainMs = 10_000;
/** So long connections of which nobody hears are kept by an application that leaves. */
const leaveMs = 5000;

/** Builds the application over a migrated database; it listens when the caller says so. */
export async function buildApp(
  config: Config,
  logger: Logger,
  databaseUrl: string,
  { leads, workers }: Standing = alone,
): Promise<RunningApp> {
  const database = openDatabase(databaseUrl, config.databasePool, (error) =>
    logger.warn({ err: error }, 'database connection lost'),
  );
  const reporting = openReporting(databaseUrl, config, (error) =>
    logger.warn({ err: error }, 'database connection of reports lost'),
  );
  const sessions = cacheSessions(openSession, config.sessionCacheMs);
  const source: ContextSource = {
    config,
    logger,
    db: database.db,
    reports: reporting.db,
    openSession: sessions.open,
  };
  const disk = await watchDisk(config, logger);
  const files = watchStore(config, logger);
  const diskFull = () => disk.last() === 'full';
  let draining = false;
  const app = await buildHttpServer({
    config,
    logger,
    ready: async () =>
      draining
        ? { status: 'not ready', reason: 'DRAINING' }
        : readiness(await answers(database), await disk.look(), files.answers()),
    diskFull,
    hasSession: async (request) => (await requestContext(source, request)).user !== null,
    figures: async () => [
      ...(await siteReadings(database.db)),
      ...eventReadings(hub),
      diskReading(disk.free()),
      ...storeReadings(config, files),
    ],
    workers,
  });
  const leave = letLeave(app);
  const hub: Hub = await openHub(databaseUrl, database, logger);
  hub.listen(sessionModules, sessions.hear);
  hub.listen(masterModules, () => forgetMasterData(config));
  const documents = readTrustedDocuments(path.join(projectFolder, 'packages/web/src/gql/documents.json'));
  for (const service of allServices) {
    if (!config.services.includes(service.name)) continue;
    if (service.features.length === 0 && service.catalogues.sdl === '') continue;
    await registerEndpoint(app, {
      name: service.name,
      schema: serviceSchema(service),
      config,
      logger,
      diskFull,
      documents,
      context: (request) => requestContext(source, request),
      ...(hasSubscription(service)
        ? { sockets: { hub, context: (payload, request) => socketContext(source, payload, request) } }
        : {}),
    });
  }
  await registerDoors(app, source, allDoors);
  await registerWeb(app);
  if (config.services.includes('main')) await endDeadRuns(emptyContext(source, v7()));
  let jobs: Promise<Jobs> | null = null;
  let devices: Devices | null = null;
  let dicom: Dicom | null = null;
  const lead = async () => {
    if (config.services.includes('main'))
      jobs ??= runJobs(
        { database, log: logger, node: thisNode },
        tasks(database, source, databaseUrl),
        crontab(),
      );
    if (config.services.includes('devices')) devices ??= startDevices(source, databaseUrl, hub);
    if (config.services.includes('dicom')) dicom ??= startDicom(source, databaseUrl, hub);
    await jobs;
  };
  const endPorts = async () => {
    await withTimeout(drainMs, devices?.stop());
    await withTimeout(drainMs, dicom?.stop());
    [devices, dicom] = [null, null];
  };
  const endJobs = async () => {
    const ending = jobs;
    jobs = null;
    await withTimeout(
      drainMs,
      ending?.then((one) => one.stop()),
    );
  };
  if (leads) await lead();
  const stopHeartbeat = await startHeartbeat(source, hub);
  return {
    app,
    database,
    source,
    get devices() {
      return devices;
    },
    get dicom() {
      return dicom;
    },
    lead,
    follow: async () => {
      await endPorts();
      await endJobs();
    },
    leave: () => leave(leaveMs),
    drain: async () => {
      draining = true;
      await pause(config.drainMs);
    },
    close: async () => {
      await endPorts();
      await withTimeout(drainMs, app.close());
      await endJobs();
      await withTimeout(drainMs, stopHeartbeat());
      await hub.close();
      disk.close();
      files.close();
      sessions.close();
      await withTimeout(drainMs, Promise.all([database.close(), reporting.close()]));
    },
  };
}

async function answers(database: Database): Promise<boolean> {
  return database.db.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
}
