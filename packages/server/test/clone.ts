import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { type Config, readConfig } from '../src/engine/config.ts';
import { projectFolder } from '../src/engine/folders.ts';

export type Clone = {
  name: string;
  /** The connection string of the clone. */
  url: string;
  /** Drops the database, or keeps it under a name until the run is over. */
  drop: (kept?: string) => Promise<void>;
};

/**
 * A database of its own, cloned from `template` on the server that `server` connects to. Its name bears the process id of the run, after
 * which globalSetup.ts drops what is left of it.
 */
export async function cloneDatabase(server: string, template: string, run = process.pid): Promise<Clone> {
  const name = `sen_clone_${run}_${crypto.randomUUID().replaceAll('-', '_')}`;
  await admin(server, `create database ${name} template ${template} strategy file_copy`);
  return {
    name,
    url: server.replace('/postgres?', `/${name}?`),
    drop: (kept) =>
      admin(
        server,
        kept ? `alter database ${name} rename to ${kept}` : `drop database if exists ${name} with (force)`,
      ),
  };
}

/** The configuration of an application over a clone. */
export function cloneConfig(name: string, settings: Record<string, string> = {}): Config {
  return readConfig(
    {
      SEN_MODE: 'development',
      SEN_RATE_LIMIT: '1000000',
      SEN_RATE_LIMIT_ADDRESS: '1000000',
      SEN_SESSION_CACHE_MS: '0', // tests change rights behind the server's back
      SEN_MASTER_CACHE_MS: '0', // and catalogues
      SEN_SECRET_KEY: '5e'.repeat(32),
      SEN_PRINT_SECONDS: '60', // on a machine with other work too
      SEN_SEAL_KEY: '5a'.repeat(32),
      SEN_DATA: path.join(os.tmpdir(), name), // made by the test that writes files
      PORT: '0',
      LOG_LEVEL: 'error',
      ...settings,
    },
    projectFolder,
  );
}

async function admin(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
