import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema, type GraphQLFieldMap, type GraphQLSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { serverFolder } from '../src/engine/folders.ts';

type Operation = {
  service: string;
  kind: 'query' | 'mutation' | 'subscription';
  name: string;
  args: string[];
};

const services = ['auth', 'main', 'pharmacy', 'print'];
const schemas = new Map(services.flatMap((name) => readSchema(name)));
const floor = JSON.parse(readFileSync(path.join(serverFolder, 'contract/floor.json'), 'utf8')) as {
  operations: number;
  catalogues: number;
  /** Optional arguments whose feature is not built yet, by operation; the list only shrinks. */
  later: Record<string, string[]>;
};

/** Pharmacy's and print's catalogues stand in their own services; a catalogue's row says so in words. */
const operations = rows('operations.tsv').map(
  ([service = '', kind = '', name = '', args = '']): Operation => ({
    service,
    kind: kind as Operation['kind'], // the file's second column
    name,
    args: args
      .split(',')
      .map((arg) => arg.trim())
      .filter((arg) => arg !== ''),
  }),
);
const catalogues = rows('catalogues.tsv').map(([type = '', ...names]) => ({
  type,
  names: names.slice(0, 6).map((name) => name.replace(/^=/, '')),
}));

function rows(file: string): string[][] {
  const text = readFileSync(path.join(serverFolder, 'contract', file), 'utf8');
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'));
}

function readSchema(name: string): Array<[string, GraphQLSchema]> {
  try {
    return [[name, buildSchema(readFileSync(path.join(serverFolder, 'schema', `${name}.graphql`), 'utf8'))]];
  } catch {
    return [];
  }
}

function fieldsOf(service: string, kind: Operation['kind']): GraphQLFieldMap<unknown, unknown> {
  const schema = schemas.get(service);
  const root =
    kind === 'query'
      ? schema?.getQueryType()
      : kind === 'mutation'
        ? schema?.getMutationType()
        : schema?.getSubscriptionType();
  return root?.getFields() ?? {};
}

describe('the API contract', () => {
  const present = operations.filter(({ service, kind, name }) => fieldsOf(service, kind)[name]);
  const complete = catalogues.filter(({ names }) =>
    names.every((name, index) =>
      services.some((service) => fieldsOf(service, index < 3 ? 'query' : 'mutation')[name]),
    ),
  );

  it('has no fewer operations and catalogues than before', () => {
    console.info(
      `contract: ${present.length} of ${operations.length} operations, ${complete.length} of ${catalogues.length} catalogues`,
    );
    expect(present.length).toBeGreaterThanOrEqual(floor.operations);
    expect(complete.length).toBeGreaterThanOrEqual(floor.catalogues);
  });

  it.each(present.map((operation) => [operation.name, operation] as const))(
    '%s takes the arguments of the specification',
    (_name, operation) => {
      const given =
        fieldsOf(operation.service, operation.kind)[operation.name]?.args.map((arg) => arg.name) ?? [];
      const later = floor.later[operation.name] ?? [];
      const wanted = operation.args.map((arg) => arg.replace('*', '')).filter((arg) => !later.includes(arg));
      expect(given).toEqual(expect.arrayContaining(wanted));
    },
  );

  it('describes every type, field and argument-bearing operation', () => {
    const bare: string[] = [];
    for (const [service, schema] of schemas) {
      for (const type of Object.values(schema.getTypeMap())) {
        if (type.name.startsWith('__') || ['String', 'Int', 'Float', 'Boolean', 'ID'].includes(type.name))
          continue;
        if (!type.description) bare.push(`${service}: ${type.name}`);
        const fields = 'getFields' in type ? type.getFields() : {};
        for (const field of Object.values(fields))
          if (!field.description) bare.push(`${service}: ${type.name}.${field.name}`);
      }
    }
    expect(bare).toEqual([]);
  });
});
