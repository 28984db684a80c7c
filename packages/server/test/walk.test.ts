import { type GraphQLInputType, isEnumType, isInputObjectType, isListType, isNonNullType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plausible } from './plausible.ts';
import { type Make, operationOf, type Root, rootFields as roots } from './rootFields.ts';
import { type GraphQLAnswer, openTestSite, type TestSite } from './testSite.ts';

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

async function call(root: Root, make: Make, token?: string): Promise<GraphQLAnswer> {
  const { query, variables } = operationOf(root, make);
  return site.graphql(root.service, query, variables, token);
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
  return values[type.name] ?? `%_\\'";-- ${'x'.repeat(3000)}`;
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
