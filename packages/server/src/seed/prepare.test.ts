import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { readConfig } from '../engine/config.ts';
import { type Database, openDatabase } from '../engine/database/database.ts';
import { projectFolder } from '../engine/folders.ts';
import { prepareDatabase } from './prepare.ts';

const name = `sen_clone_${process.pid}_prepare`;
const nodes: Database[] = [];
const onServer = async (statement: string) => {
  const client = new pg.Client({ connectionString: inject('databaseServer') });
  await client.connect();
  await client.query(statement);
  await client.end();
};

beforeAll(async () => {
  await onServer(`drop database if exists ${name} with (force)`);
  await onServer(`create database ${name} template template1`);
  const url = inject('databaseServer').replace('/postgres?', `/${name}?`);
  for (const _ of [1, 2]) nodes.push(openDatabase(url, 4, () => undefined));
});
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.close()));
  await onServer(`drop database if exists ${name} with (force)`);
});

it('two nodes that start at once on an empty database take turns: one makes and fills the tables, the other finds them', async () => {
  const config = readConfig({ SEN_SEED: 'base', LOG_LEVEL: 'silent' }, projectFolder);
  expect(await Promise.all(nodes.map((node) => prepareDatabase(config, node)))).toEqual([[], []]);
  const { rows } = await (nodes[0] as Database).pool.query(
    // made above
    "select (select count(*) from main.setting where section = 'seed')::int as seeds, (select count(*) = count(distinct hash) from public.sen_migration) as once",
  );
  expect(rows).toEqual([{ seeds: 1, once: true }]);
});
