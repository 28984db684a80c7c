import path from 'node:path';
import { serverAudits } from 'graphql-http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { services } from '../config.ts';
import { projectFolder } from '../folders.ts';
import { readTrustedDocuments } from './trustedDocuments.ts';

/** What GraphQL over HTTP leaves open and Sen does otherwise: queries by GET, and 400 for parameters of a wrong type as application/json. */
const isOptional = (name: string) => name.startsWith('MAY');

/** They ask with a text of their own and want its answer: in production only what the build knows is run. */
const needFreeQueries = [
  ['22EB', 'accept application/graphql-response+json'],
  ['34A2', 'string {query}, application/graphql-response+json'],
  ['13EE', 'string {query}, application/json'],
  ['8161', 'string {operationName}, application/graphql-response+json'],
  ['B8B3', 'string {operationName}, application/json'],
  ['94B0', 'null {variables}, application/graphql-response+json'],
  ['0220', 'null {variables}, application/json'],
  ['94B1', 'null {operationName}, application/graphql-response+json'],
  ['0221', 'null {operationName}, application/json'],
  ['94B2', 'null {extensions}, application/graphql-response+json'],
  ['0222', 'null {extensions}, application/json'],
  ['2EA1', 'map {variables}, application/graphql-response+json'],
  ['28B9', 'map {variables}, application/json'],
  ['428F', 'map {extensions}, application/graphql-response+json'],
  ['1B7A', 'map {extensions}, application/json'],
] as const;

const modes: Record<'development' | 'production', TestSite | null> = { development: null, production: null };
const bases = { development: '', production: '' };
beforeAll(async () => {
  for (const mode of ['development', 'production'] as const) {
    const site = await openTestSite({ SEN_MODE: mode });
    modes[mode] = site;
    const { app } = await site.app();
    bases[mode] = await app.listen({ port: 0, host: '127.0.0.1' });
  }
});
afterAll(async () => {
  for (const site of Object.values(modes)) await site?.close();
});

/** The audits that an endpoint fails, by id. */
async function failures(mode: keyof typeof bases, service: string): Promise<string[]> {
  const audits = serverAudits({ url: `${bases[mode]}/graphql/${service}`, fetchFn: fetch });
  expect(audits.length).toBeGreaterThan(60);
  const failed: string[] = [];
  for (const { id, name, fn } of audits) {
    const result = await fn();
    if (result.status !== 'ok' && !isOptional(name)) failed.push(id);
  }
  return failed;
}

describe.each(services)('the endpoint of %s', (service) => {
  it('passes every audit of graphql-http that is not optional in development', async () => {
    expect(await failures('development', service)).toEqual([]);
  });

  it('passes them in production but for those that need free queries', async () => {
    expect(await failures('production', service)).toEqual(needFreeQueries.map(([id]) => id));
  });
});

it('takes null for extensions beside the id of a document that the build knows', async () => {
  const documents = readTrustedDocuments(path.join(projectFolder, 'packages/web/src/gql/documents.json'));
  const id = [...documents].find(([, text]) => text.startsWith('query MyInfo'))?.[0];
  const answer = await fetch(`${bases.production}/graphql/auth`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id, extensions: null }),
  });
  expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
});

it('answers a batch with 200 and as many answers, whatever type it accepts', async () => {
  const answer = await fetch(`${bases.development}/graphql/main`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json' },
    body: JSON.stringify([{ query: '{ __typename }' }, { query: '{ nothing }' }]),
  });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    'application/json; charset=utf-8',
  ]);
  expect(await answer.json()).toMatchObject([
    { data: { __typename: 'Query' } },
    { data: null, errors: [{}] },
  ]);
});
