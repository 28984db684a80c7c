import { buildSchema, graphql } from 'graphql';
import { expect, it } from 'vitest';
import { askedFields } from './asked.ts';

const schema = buildSchema('type Person { id: ID name: String age: Int } type Query { person: Person }');

async function asked(source: string, variableValues = {}): Promise<string[]> {
  let found: string[] = [];
  const rootValue = {
    person: (_args: unknown, _context: unknown, info: Parameters<typeof askedFields>[0]) => {
      found = [...askedFields(info)].sort();
      return null;
    },
  };
  const { errors } = await graphql({ schema, source, rootValue, variableValues });
  expect(errors).toBeUndefined();
  return found;
}

it('names what a document asks for, under its own name, in fragments and in parts that are written apart', async () => {
  expect(await asked('{ person { id called: name } }')).toEqual(['id', 'name']);
  expect(await asked('{ person { ...more } person { id } } fragment more on Person { age }')).toEqual([
    'age',
    'id',
  ]);
  expect(await asked('{ person { ... on Person { age ... { id } } } }')).toEqual(['age', 'id']);
});

it('names what one asking leaves out by a condition, since the next one may not', async () => {
  const source = 'query ($with: Boolean!) { person { id name @include(if: $with) } }';
  expect(await asked(source, { with: false })).toEqual(['id', 'name']);
  expect(await asked(source, { with: true })).toEqual(['id', 'name']);
});
