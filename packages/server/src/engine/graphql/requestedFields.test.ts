import { buildSchema, execute, graphql, parse } from 'graphql';
import { expect, it } from 'vitest';
import { requestedFields } from './requestedFields.ts';

const schema = buildSchema(
  'type Person { id: ID name: String age: Int } type Pair { person: Person } type Query { person: Person pair: Pair }',
);

async function asked(source: string, variableValues = {}): Promise<string[]> {
  let found: string[] = [];
  const rootValue = {
    person: (_args: unknown, _context: unknown, info: Parameters<typeof requestedFields>[0]) => {
      found = [...requestedFields(info)].sort();
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

it('tells places apart at which one fragment stands beside other fields', async () => {
  const source = '{ ...one ... on Query { person { name } } } fragment one on Query { person { id } }';
  expect(await asked(source)).toEqual(['id', 'name']);
  const document = parse(
    '{ a: pair { ...one person { name } } b: pair { ...one } } fragment one on Pair { person { id } }',
  );
  const found: string[][] = [];
  const pair = {
    person: (_args: unknown, _context: unknown, info: Parameters<typeof requestedFields>[0]) => {
      found.push([...requestedFields(info)].sort());
      return null;
    },
  };
  const { errors } = await execute({ schema, document, rootValue: { pair } });
  expect(errors).toBeUndefined();
  expect(found).toEqual([['id', 'name'], ['id']]);
});

it('names for each field what is asked of that one, though both share a part', async () => {
  const found: Record<string, string[]> = {};
  const both = buildSchema(
    'type Person { id: ID name: String age: Int } type Visit { person: Person } type Query { visit: Visit }',
  );
  const source = `{ one: visit { ...part person { name } } two: visit { ...part person { age } } }
    fragment part on Visit { person { id } }`;
  const visit = () => ({
    person: (_args: unknown, _context: unknown, info: Parameters<typeof requestedFields>[0]) => {
      found[String(info.path.prev?.key)] = [...requestedFields(info)].sort();
      return null;
    },
  });
  const { errors } = await graphql({ schema: both, source, rootValue: { visit } });
  expect(errors).toBeUndefined();
  expect(found).toEqual({ one: ['id', 'name'], two: ['age', 'id'] });
});
