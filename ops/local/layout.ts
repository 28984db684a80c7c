import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Two servers with everything, and a third one that only has a vote on who leads. */
export const servers = { a: '127.0.0.2', b: '127.0.0.3' } as const;
export type ServerName = keyof typeof servers;
const voters = { ...servers, c: '127.0.0.4' } as const;
export type VoterName = keyof typeof voters;

export const serverNames = Object.keys(servers) as ServerName[]; // its keys
export const voterNames = Object.keys(voters) as VoterName[]; // its keys

/** The same on each address. */
export const ports = {
  etcdClient: 18379,
  etcdPeer: 18380,
  patroni: 18008,
  postgres: 18432,
  database: 18433,
  sen: 18080,
  http: 18000,
  dicom: 18112,
} as const;

/** Where the programs of PostgreSQL lie: of the newest Debian package, or as SEN_POSTGRES says. */
export function postgresPrograms(): string {
  const given = process.env['SEN_POSTGRES'];
  if (given) return given;
  const packages = '/usr/lib/postgresql';
  const [newest] = existsSync(packages)
    ? readdirSync(packages).sort((one, other) => Number(other) - Number(one))
    : [];
  if (!newest) throw new Error('PostgreSQL is not there: apt-get install postgresql');
  return path.join(packages, newest, 'bin');
}

/** Passwords and keys, made once for a folder. */
type Secrets = Record<'password' | 'secretKey' | 'sealKey', string>;

function secretsOf(folder: string): Secrets {
  const file = path.join(folder, 'secrets.json');
  if (!existsSync(file)) {
    const made: Secrets = {
      password: randomBytes(16).toString('hex'),
      secretKey: randomBytes(32).toString('hex'),
      sealKey: randomBytes(32).toString('hex'),
    };
    writeFileSync(file, JSON.stringify(made), { mode: 0o600 });
  }
  return JSON.parse(readFileSync(file, 'utf8')) as Secrets; // written above
}

export type Written = {
  /** The folder of a server: its configuration, data and logs. */
  folderOf: (name: VoterName) => string;
  password: string;
};

/** Writes the configuration of every server into its folder below `folder`. */
export function writeConfiguration(folder: string): Written {
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  const secrets = secretsOf(folder);
  const folderOf = (name: VoterName) => path.join(folder, name);
  const shared = path.join(folder, 'shared');
  mkdirSync(shared, { recursive: true });
  const each = (entries: Readonly<Record<string, string>>, line: (name: string, address: string) => string) =>
    Object.entries(entries).map(([name, address]) => line(name, address));
  const values = {
    ...secrets,
    ...Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)])),
    shared,
    etcdMembers: each(voters, (name, at) => `${name}=http://${at}:${ports.etcdPeer}`).join(','),
    etcdHosts: each(voters, (_name, at) => `${at}:${ports.etcdClient}`).join(','),
    senServers: each(servers, (name, at) => `  server ${name} ${at}:${ports.sen}`).join('\n'),
    databaseServers: each(servers, (name, at) => `  server ${name} ${at}:${ports.postgres}`).join('\n'),
    postgresPrograms: postgresPrograms(),
    sharedBuffers: '128MB',
    network: '127.0.0.0/8',
    proxies: Object.values(servers).join(','),
  };
  for (const name of voterNames) {
    mkdirSync(folderOf(name), { recursive: true, mode: 0o755 });
    const own = { ...values, name, address: voters[name], folder: folderOf(name) };
    const files = name === 'c' ? ['etcd.yml'] : ['etcd.yml', 'patroni.yml', 'haproxy.cfg', 'sen.env'];
    for (const file of files) {
      const template = readFileSync(path.join(import.meta.dirname, 'templates', file), 'utf8');
      writeFileSync(path.join(folderOf(name), file), render(template, own));
    }
  }
  return { folderOf, password: secrets.password };
}

function render(template: string, values: Readonly<Record<string, string>>): string {
  return template.replaceAll(/\$\{(\w+)\}/g, (_all, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`a template asks for ${name}`);
    return value;
  });
}

/** The folder of a cluster that nobody named. */
export const usualFolder: string = path.join(os.tmpdir(), 'sen-cluster');
