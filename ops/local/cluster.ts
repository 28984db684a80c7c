import { chownSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { projectFolder } from '../../packages/server/src/engine/folders.ts';
import {
  ports,
  type ServerName,
  serverNames,
  servers,
  type VoterName,
  voterNames,
  writeConfiguration,
} from './layout.ts';
import {
  databaseUser,
  end,
  endPostgres,
  type Program,
  postmasterOf,
  startProgram,
  untilSo,
} from './processes.ts';

export type Cluster = {
  /** Where people come: HAProxy of the first server. */
  base: string;
  /** A database of the server that leads, by HAProxy, as the owner of Sen's tables. */
  databaseUrl: string;
  /** The server that leads the database; null while none does. */
  leader: () => Promise<ServerName | null>;
  /** Waits until the other server has every commit and may take over. */
  untilInStep: (seconds?: number) => Promise<void>;
  /** Kills the PostgreSQL of a server with all its processes, as a crash does; its Patroni lives on. */
  killPostgres: (name: ServerName) => void;
  /** Kills Patroni and PostgreSQL of a server, as a loss of power does. */
  killServerOfDatabase: (name: ServerName) => Promise<void>;
  startPatroni: (name: ServerName) => void;
  /** Lets a server lead the database. */
  lead: (name: ServerName) => Promise<void>;
  /** Kills all that runs on a server, as a loss of power does. */
  killServer: (name: ServerName) => Promise<void>;
  startServer: (name: ServerName) => Promise<void>;
  sen: (name: ServerName) => Program;
  /** The settings of a node of Sen, for its command line. */
  settings: (name: ServerName) => Record<string, string>;
  startSen: (name: ServerName) => Promise<void>;
  stop: () => Promise<void>;
};

type Settings = {
  /** The program of Sen: one that builds what is missing, or a bundle. */
  program?: string;
  /** Added to the settings of both nodes. */
  env?: Readonly<Record<string, string>>;
};

/** Starts two servers and a third voter as processes in `folder`; Ctrl+C and SIGTERM stop them all in order and end this process. */
export async function startCluster(
  folder: string,
  { program: senProgram = 'bin/sen.mjs', env = {} }: Settings = {},
): Promise<Cluster> {
  const { folderOf, password } = writeConfiguration(folder);
  const user = databaseUser();
  const running = new Map<string, Program>();
  const own = (name: VoterName) => {
    if (user) chownSync(folderOf(name), user.uid, user.gid);
  };
  const dataOf = (name: ServerName) => path.join(folderOf(name), 'postgres');
  let stopping = false;
  const stop = async () => {
    stopping = true;
    const programs = (kind: string) =>
      [...running].flatMap(([key, program]) => (key.startsWith(kind) ? [program] : []));
    for (const kind of ['sen', 'haproxy', 'patroni', 'etcd'])
      await Promise.all(programs(kind).map((program) => end(program)));
    // a Patroni that is ended while it starts one leaves it behind
    for (const name of serverNames) endPostgres(dataOf(name));
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      console.log('\nstopping ...');
      void stop().then(() => process.exit(signal === 'SIGINT' ? 0 : 1));
    });
  }
  const keep = (key: string, program: Program) => {
    running.set(key, program);
    if (stopping) void end(program, 'SIGKILL'); // it came too late
    return program;
  };
  const need = (key: string): Program => {
    const program = running.get(key);
    if (!program) throw new Error(`${key} was not started`);
    return program;
  };

  const startEtcd = (name: VoterName) => {
    const at = folderOf(name);
    own(name);
    mkdirSync(path.join(at, 'etcd'), { recursive: true, mode: 0o700 });
    if (user) chownSync(path.join(at, 'etcd'), user.uid, user.gid);
    keep(`etcd ${name}`, startProgram('etcd', ['etcd', '--config-file', 'etcd.yml'], { folder: at, user }));
  };
  const startHaproxy = (name: ServerName) => {
    const at = folderOf(name);
    const file = path.join(at, 'haproxy.cfg');
    keep(`haproxy ${name}`, startProgram('haproxy', ['haproxy', '-db', '-f', file], { folder: at }));
  };
  const startPatroni = (name: ServerName) => {
    const at = folderOf(name);
    keep(`patroni ${name}`, startProgram('patroni', ['patroni', 'patroni.yml'], { folder: at, user }));
  };
  const settings = (name: ServerName) => ({ ...readEnv(path.join(folderOf(name), 'sen.env')), ...env });
  const startSen = async (name: ServerName) => {
    const at = folderOf(name);
    const program = keep(
      `sen ${name}`,
      startProgram('sen', [process.execPath, path.join(projectFolder, senProgram), 'start'], {
        folder: at,
        cwd: projectFolder,
        env: settings(name),
      }),
    );
    await untilSo(`Sen of ${name}`, () => isOk(`http://${servers[name]}:${ports.sen}/ready`), {
      seconds: 180,
      program,
    });
  };
  const leader = async () => {
    for (const name of serverNames)
      if (await isOk(`http://${servers[name]}:${ports.patroni}/primary`)) return name;
    return null;
  };
  const killPostgres = (name: ServerName) => {
    const postmaster = postmasterOf(dataOf(name));
    if (postmaster === null) throw new Error(`no PostgreSQL of ${name} runs`);
    process.kill(postmaster, 'SIGKILL'); // the other processes end when they see that it is gone
  };
  const url = (role: string, database: string) =>
    `postgresql://${role}:${password}@${servers.a}:${ports.database}/${database}`;

  /** Waits until HAProxy hands on to the server that leads. */
  const untilDatabase = () =>
    untilSo('the database', () => prepareDatabase(url('postgres', 'postgres'), password), { seconds: 30 });
  try {
    for (const name of voterNames) startEtcd(name);
    for (const name of serverNames) startPatroni(name);
    for (const name of serverNames) startHaproxy(name);
    await untilSo('a server leads', async () => (await leader()) !== null, {
      seconds: 90,
      program: need('patroni a'),
    });
    await untilDatabase();
    // one after the other: the first one makes the tables
    for (const name of serverNames) await startSen(name);
  } catch (error) {
    await stop();
    throw error;
  }
  const untilInStep = (seconds = 90) => untilSo('a synchronous standby', () => hasStandby(), { seconds });
  return {
    base: `http://${servers.a}:${ports.http}`,
    databaseUrl: url('sen', 'sen'),
    leader,
    untilInStep,
    killPostgres,
    killServerOfDatabase: async (name) => {
      const over = end(need(`patroni ${name}`), 'SIGKILL');
      killPostgres(name);
      await over;
    },
    startPatroni,
    lead: async (name) => {
      const from = await leader();
      if (from === name) return;
      const answer = await fetch(`http://${servers[name]}:${ports.patroni}/switchover`, {
        method: 'POST',
        body: JSON.stringify({ leader: from, candidate: name }),
      });
      if (!answer.ok) throw new Error(`no switchover to ${name}: ${await answer.text()}`);
      await untilSo(`${name} leads`, async () => (await leader()) === name, { seconds: 30 });
      await untilDatabase();
      await untilInStep();
    },
    killServer: async (name) => {
      const over = ['sen', 'haproxy', 'patroni', 'etcd'].map((kind) =>
        end(need(`${kind} ${name}`), 'SIGKILL'),
      );
      killPostgres(name);
      await Promise.all(over);
    },
    startServer: async (name) => {
      startEtcd(name);
      startPatroni(name);
      startHaproxy(name);
      await untilInStep();
      await startSen(name);
    },
    sen: (name) => need(`sen ${name}`),
    settings,
    startSen,
    stop,
  };

  /** Whether a standby would lose nothing if it took over now. */
  async function hasStandby(): Promise<boolean> {
    for (const name of serverNames)
      if (await isOk(`http://${servers[name]}:${ports.patroni}/synchronous`)) return true;
    return false;
  }
}

/** Makes role and database of Sen where they are missing. */
async function prepareDatabase(url: string, password: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ role: boolean; database: boolean }>(`
      select exists (select 1 from pg_roles where rolname = 'sen') as role, exists (select 1 from pg_database where datname = 'sen') as database`);
    if (!rows[0]?.role) await client.query(`create role sen login createdb password '${password}'`); // hexadecimal digits
    if (!rows[0]?.database) await client.query('create database sen owner sen');
    return true;
  } finally {
    await client.end();
  }
}

/** The settings of a file of lines NAME=value. */
function readEnv(file: string): Record<string, string> {
  if (!existsSync(file)) return {};
  const lines = readFileSync(file, 'utf8').split('\n');
  return Object.fromEntries(
    lines
      .filter((line) => /^\w+=/.test(line))
      .map((line) => [line.split('=')[0], line.slice(line.indexOf('=') + 1)]),
  );
}

async function isOk(url: string): Promise<boolean> {
  return fetch(url, { signal: AbortSignal.timeout(3000) }).then(
    (answer) => answer.ok,
    () => false,
  );
}
