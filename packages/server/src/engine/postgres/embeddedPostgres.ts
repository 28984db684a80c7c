import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chown, mkdir } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Logger } from 'pino';
import { guardPostgres } from './postgresGuard.ts';
import { failureOf, logSettings, startLog } from './postgresLog.ts';
import { memorySettings } from './postgresMemory.ts';
import { freeLocks, isAccepting, postmasterOf } from './postgresProcess.ts';
import { databaseOwner, installPrograms, refuseClosedFolder, socketFolder } from './postgresPrograms.ts';

const run = promisify(execFile);

export type EmbeddedPostgres = {
  /** Connection string of a database of this server. */
  url: (database: string) => string;
  /** Starts the server again whenever it is gone, until it is stopped. */
  guard: (logger: Logger) => void;
  stop: () => Promise<void>;
};

/** A recovery after a crash reads what was written since the last checkpoint: a slow disk needs its time. */
const startSeconds = 600;
const againMs = 200;

/**
 * Starts the PostgreSQL that ships with Sen in `folder`, or takes over the one that a killed Sen left running there.
 * It listens on a Unix socket in that folder only. Its programs are copied beside its data, so that it also runs where
 * the project itself lies in a folder that the database's user may not enter.
 */
export async function startEmbeddedPostgres(
  folder: string,
  extraSettings: readonly string[] = [],
): Promise<EmbeddedPostgres> {
  const owner = await databaseOwner();
  await mkdir(folder, { recursive: true, mode: 0o755 });
  if (owner) await refuseClosedFolder(folder, owner);
  const programs = await installPrograms(folder);
  const data = path.join(folder, 'postgres');
  const sockets = await socketFolder(folder, owner);
  const options = owner ? { uid: owner.uid, gid: owner.gid, cwd: '/' } : { cwd: '/' };
  const program = (name: string) => path.join(programs, 'bin', name);
  const url = (database: string) =>
    `postgresql://sen@localhost/${database}?host=${encodeURIComponent(sockets)}`;

  if (!existsSync(path.join(data, 'PG_VERSION'))) {
    await mkdir(data, { recursive: true, mode: 0o700 });
    if (owner) await chown(data, owner.uid, owner.gid);
    await run(
      program('initdb'),
      [
        '-D',
        data,
        '-U',
        'sen',
        '--auth=trust',
        '--encoding=UTF8',
        '--locale=C.UTF-8',
        '--no-sync',
        '--data-checksums',
      ],
      options,
    );
  }
  const settings = [
    `-c listen_addresses=''`,
    `-c unix_socket_directories='${sockets}'`,
    '-c unix_socket_permissions=0700',
    '-c max_connections=200',
    ...memorySettings(os.totalmem()),
    '-c timezone=UTC',
    // queues and counters are read all day: what is dead in them is cleared four times a minute, not once
    '-c autovacuum_naptime=15s',
    ...logSettings,
    ...extraSettings,
  ].join(' ');
  const launch = async () => {
    await freeLocks(data, sockets);
    const log = await startLog(data);
    const wait = ['-w', '-t', String(startSeconds)];
    await run(program('pg_ctl'), ['start', ...wait, '-D', data, '-l', log, '-o', settings], options);
  };
  /** Until the server answers: one that starts or stops just now is waited for, and so are those that a killed one left behind. */
  const start = async () => {
    for (const until = Date.now() + startSeconds * 1000; ; ) {
      const running = await postmasterOf(data);
      if (running !== null && (await isAccepting(url('postgres')))) return;
      const failure =
        running === null
          ? await launch().then(
              () => null,
              (error) => failureOf(data, error),
            )
          : null;
      // another process may have started it meanwhile
      const passes = failure === null || failure.passes || (await postmasterOf(data)) !== null;
      if (!passes || Date.now() > until)
        throw new Error(
          `The bundled PostgreSQL did not start: ${failure?.reason ?? `process ${running} is silent`}`,
        );
      await new Promise((resolve) => setTimeout(resolve, againMs));
    }
  };
  await start();
  let unguard: () => Promise<void> = async () => undefined;
  return {
    url,
    guard: (logger) => {
      unguard = guardPostgres({ isGone: async () => (await postmasterOf(data)) === null, start }, logger);
    },
    stop: async () => {
      await unguard();
      if ((await postmasterOf(data)) === null) return;
      await run(program('pg_ctl'), ['stop', '-w', '-m', 'fast', '-D', data], options);
    },
  };
}
