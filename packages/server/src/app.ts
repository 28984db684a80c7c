import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { v7 } from 'uuid';
import { atMost } from './engine/atMost.ts';
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
import { readiness } from './engine/http/readiness.ts';
import { type ContextSource, emptyContext, requestContext } from './engine/http/requestContext.ts';
import { runJobs } from './engine/jobs/jobs.ts';
import { crontab, tasks } from './engine/jobs/tasks.ts';
import { watchDisk } from './engine/storage/diskSpace.ts';
import { watchStore } from './engine/storage/watchStore.ts';
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
  /** The service of devices, where this node runs it. */
  devices: Devices | null;
  /** The service of modalities, where this node runs it. */
  dicom: Dicom | null;
  /**
   * From now on /ready says 503; resolves once whoever chooses among the nodes had the time to see it. Everything is answered
   * meanwhile.
   */
  drain: () => Promise<void>;
  close: () => Promise<void>;
};

/** So long requests, jobs and statements under way are waited for when Sen stops. */
const drainMs = 10_000;

/** Builds the application over a migrated database; it listens when the caller says so. */
export async function buildApp(config: Config, logger: Logger, databaseUrl: string): Promise<RunningApp> {
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
  });
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
  const jobs = config.services.includes('main')
    ? await runJobs(
        { database, log: logger, node: thisNode },
        tasks(database, source, databaseUrl),
        crontab(),
      )
    : null;
  const devices = config.services.includes('devices') ? startDevices(source, databaseUrl, hub) : null;
  const dicom = config.services.includes('dicom') ? startDicom(source, databaseUrl, hub) : null;
  const stopHeartbeat = await startHeartbeat(source, hub);
  return {
    app,
    database,
    source,
    devices,
    dicom,
    drain: async () => {
      draining = true;
      await pause(config.drainMs);
    },
    close: async () => {
      await atMost(drainMs, devices?.stop());
      await atMost(drainMs, dicom?.stop());
      await atMost(drainMs, app.close());
      await atMost(drainMs, jobs?.stop());
      await atMost(drainMs, stopHeartbeat());
      await hub.close();
      disk.close();
      files.close();
      sessions.close();
      await atMost(drainMs, Promise.all([database.close(), reporting.close()]));
    },
  };
}

async function answers(database: Database): Promise<boolean> {
  return database.db.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
}
