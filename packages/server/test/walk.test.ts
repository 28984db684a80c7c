import {
  type GraphQLField,
  type GraphQLInputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isScalarType,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Access } from '../src/engine/access.ts';
import { buildServiceSchema } from '../src/engine/serviceSchema.ts';
import { allServices } from '../src/services/all.ts';
import { type GraphQLAnswer, openTestSite, type TestSite } from './testSite.ts';

type Root = {
  service: string;
  kind: 'query' | 'mutation';
  field: GraphQLField<unknown, unknown>;
  access: Access;
};

const noHub = () => {
  throw new Error('the walk has no events');
};
const roots: Root[] = allServices(noHub).flatMap((service) => {
  if (service.features.length === 0 && service.catalogues.sdl === '') return [];
  const schema = buildServiceSchema(service);
  const of = (kind: 'query' | 'mutation') =>
    Object.values(
      (kind === 'query' ? schema.getQueryType() : schema.getMutationType())?.getFields() ?? {},
    ).map(
      (field): Root => ({ service: service.name, kind, field, access: field.extensions['access'] as Access }), // put there by attachRoots
    );
  return [...of('query'), ...of('mutation')];
});
const people = ['quantri', 'ketoan', 'thungan1', 'bsnoi1', 'tiepdon', 'dieuduong', 'ktvxn', 'duoc'];

let site: TestSite;
const held = new Map<string, Set<string>>();
beforeAll(async () => {
  site = await openTestSite();
  for (const person of people) {
    const { permissions } = await site.ctx(person);
    held.set(person, new Set(permissions));
  }
});
afterAll(() => site.close());

type Make = (type: GraphQLInputType, depth: number) => unknown;

async function call(root: Root, make: Make, token?: string): Promise<GraphQLAnswer> {
  const args = root.field.args.map(({ name, type }) => ({ name, type: String(type), value: make(type, 0) }));
  const given = args.filter(({ value }) => value !== undefined);
  const head = given.length > 0 ? `(${given.map(({ name, type }) => `$${name}: ${type}`).join(', ')})` : '';
  const body = given.length > 0 ? `(${given.map(({ name }) => `${name}: $${name}`).join(', ')})` : '';
  const named = getNamedType(root.field.type);
  const selection = isScalarType(named) || isEnumType(named) ? '' : ' { __typename }';
  const query = `${root.kind} Walk${head} { ${root.field.name}${body}${selection} }`;
  return site.graphql(
    root.service,
    query,
    Object.fromEntries(given.map(({ name, value }) => [name, value])),
    token,
  );
}

/** Values of the right shape that name nothing that exists. */
function plausible(type: GraphQLInputType, depth: number): unknown {
  if (isNonNullType(type)) return plausible(type.ofType, depth);
  if (isListType(type)) return [plausible(type.ofType, depth)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type)) {
    if (depth > 5) return {};
    return Object.fromEntries(
      Object.values(type.getFields()).map((field) => [field.name, plausible(field.type, depth + 1)]),
    );
  }
  const values: Record<string, unknown> = {
    ID: '01999999-9999-7999-8999-999999999999',
    Int: 1,
    Float: 1.5,
    Boolean: true,
    Decimal: '1.5',
    Date: '2026-01-31',
    DateTime: '2026-01-31T01:02:03.000Z',
    JSON: { a: [1, 'x', null] },
  };
  return values[type.name] ?? 'abc';
}

/** Values that the schema takes and nobody should send. */
function hostile(type: GraphQLInputType, depth: number): unknown {
  if (isNonNullType(type)) return hostile(type.ofType, depth);
  if (isListType(type)) return depth > 5 ? [] : Array(3).fill(hostile(type.ofType, depth));
  if (isEnumType(type)) return type.getValues().at(-1)?.name;
  if (isInputObjectType(type)) {
    if (depth > 5) return {};
    return Object.fromEntries(
      Object.values(type.getFields()).map((field) => [field.name, hostile(field.type, depth + 1)]),
    );
  }
  const values: Record<string, unknown> = {
    ID: '00000000-0000-0000-0000-000000000000',
    Int: -2147483648,
    Float: -1e300,
    Boolean: false,
    Decimal: '-999999999999999.999999',
    Date: '9999-12-31',
    DateTime: '0001-01-01T00:00:00.000Z',
    JSON: [{ $: "'; drop table main.audit; --" }, 1e300, true],
  };
  return values[type.name] ?? `%_\\'";-- \u202e${'x'.repeat(3000)}`;
}

/** Values of the wrong kind. */
function malformed(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return malformed(type.ofType);
  if (isListType(type)) return [malformed(type.ofType)];
  if (isInputObjectType(type)) return { nothing: 1 };
  if (isEnumType(type)) return 'NOTHING';
  const values: Record<string, unknown> = {
    ID: 'not-an-id',
    Int: 'x',
    Float: 'x',
    Boolean: 'x',
    Decimal: 'x',
    Date: '31/01/2026',
    DateTime: 'now',
    JSON: '\u0000',
  };
  return values[type.name] ?? '\u0000';
}

const codeOf = (answer: GraphQLAnswer) => answer.errors?.[0]?.extensions.code ?? null;
const able = (root: Root) =>
  people.find(
    (person) => root.access === 'SIGNED_IN' || root.access === 'PUBLIC' || held.get(person)?.has(root.access),
  );
const unable = (root: Root) => people.find((person) => !held.get(person)?.has(root.access));

describe('every root field', () => {
  it('names its access', () => {
    expect(roots.filter((root) => !root.access).map((root) => root.field.name)).toEqual([]);
    expect(roots.length).toBeGreaterThan(100);
  });

  it('refuses a stranger', async () => {
    const answers = await Promise.all(
      roots
        .filter((root) => root.access !== 'PUBLIC')
        .map(async (root) => [root.field.name, codeOf(await call(root, plausible))]),
    );
    expect(answers.filter(([, code]) => code !== 'UNAUTHENTICATED')).toEqual([]);
  });

  it('refuses the wrong role', async () => {
    const wrong: unknown[] = [];
    for (const root of roots.filter((one) => one.access !== 'PUBLIC' && one.access !== 'SIGNED_IN')) {
      const person = unable(root);
      if (!person) continue;
      const code = codeOf(await call(root, plausible, await site.token(person)));
      if (code !== 'FORBIDDEN') wrong.push([root.field.name, person, code]);
    }
    expect(wrong).toEqual([]);
  });

  it.each([
    ['malformed', malformed],
    ['plausible', plausible],
    ['hostile', hostile],
  ] as const)('answers %s input with a typed error or a result, never INTERNAL', async (_name, make) => {
    const bad: unknown[] = [];
    for (const root of roots.filter((one) => one.field.name !== 'logout')) {
      const person = able(root);
      if (!person) continue;
      const answer = await call(root, make, await site.token(person));
      const code = codeOf(answer);
      if (code === 'INTERNAL')
        bad.push([root.service, root.field.name, answer.errors?.[0]?.extensions.requestId]);
      const needed = make === malformed && root.field.args.length > 0;
      if (needed && !['BAD_INPUT', 'BAD_QUERY', 'FORBIDDEN'].includes(code ?? ''))
        bad.push([root.field.name, code]);
    }
    expect(bad).toEqual([]);
  });
});
