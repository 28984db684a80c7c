import path from 'node:path';
import { type GraphQLSchema, getIntrospectionQuery, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { projectFolder } from '../src/engine/folders.ts';
import { costMax, documentCost, textMax, tokensMax } from '../src/engine/graphql/queryCost.ts';
import { serviceSchema } from '../src/engine/graphql/serviceSchema.ts';
import { readTrustedDocuments } from '../src/engine/graphql/trustedDocuments.ts';
import { allServices } from '../src/services.ts';

const schemas = new Map<string, GraphQLSchema>(allServices.map((one) => [one.name, serviceSchema(one)]));
const main = schemas.get('main') as GraphQLSchema; // one of the services
const cost = (text: string) => documentCost(main, parse(text));
const many = (times: number, part: (index: number) => string) =>
  Array.from({ length: times }, (_, index) => part(index)).join(' ');

const refusal = (text: string) => {
  try {
    return cost(text);
  } catch (error) {
    return error;
  }
};
const tooCostly = { code: 'QUERY_TOO_COSTLY' };

describe('the documents of the screens', () => {
  const documents = readTrustedDocuments(path.join(projectFolder, 'packages/web/src/gql/documents.json'));

  it('stay below half of what a document may cost, of the text and the tokens that are read, and of the depth', () => {
    expect(documents.size).toBeGreaterThan(600);
    for (const text of documents.values()) {
      expect(text.length).toBeLessThan(textMax / 2);
      const document = parse(text, { maxTokens: tokensMax / 2 });
      // the service to which a document belongs counts the most of it, the others know none of its fields
      const costs = [...schemas.values()].map((schema) => documentCost(schema, document));
      expect(Math.max(...costs), text).toBeLessThan(costMax / 2);
    }
  });
});

describe('the cost of a document', () => {
  it('lets the standard introspection query pass', () => {
    for (const options of [{}, { inputValueDeprecation: true, schemaDescription: true, oneOf: true }])
      expect(cost(getIntrospectionQuery(options))).toBeLessThan(costMax);
  });

  it.each([
    ['aliases of a root field', `{ ${many(100, (n) => `a${n}: getAppInfo { version }`)} }`],
    ['aliases of a value', `{ getAppInfo { ${many(500, (n) => `a${n}: version`)} } }`],
    ['the name of a type that is repeated', `{ getAppInfo { ${many(500, () => '__typename')} } }`],
    ['a field that is repeated', `{ getAppInfo { ${many(500, () => 'version')} } }`],
    [
      'a field repeated by fragments',
      `{ getAppInfo { ${many(400, () => '...A')} } } fragment A on AppInfo { version }`,
    ],
    ['a field repeated inside inline fragments', `{ getAppInfo { ${many(400, () => '... { version }')} } }`],
    ['operations beside the one that runs', many(100, (n) => `query Q${n} { getAppInfo { version } }`)],
    ['directives', `{ getAppInfo { version ${many(9000, () => '@include(if: true)')} } }`],
    [
      'fragments that double each other',
      `{ getAppInfo { ...F0 } } ${many(30, (n) => `fragment F${n} on AppInfo { ...F${n + 1} ...F${n + 1} }`)} fragment F30 on AppInfo { version }`,
    ],
    [
      'a fragment that nothing uses',
      `{ getAppInfo { version } } fragment A on AppInfo { ${many(500, (n) => `a${n}: version`)} }`,
    ],
  ])('refuses %s', (_name, text) => {
    expect(refusal(text)).toMatchObject(tooCostly);
  });

  it('takes the name of a type, which each fragment brings along, for no repetition', () => {
    const named = (inside: string) =>
      cost(
        `{ getAppInfo { ...A ...B __typename } } fragment A on AppInfo { ${inside} } fragment B on AppInfo { ${inside} }`,
      );
    expect(named('__typename')).toBeLessThan(cost('{ getAppInfo { a: version version } }'));
  });

  it('counts a page by the size that is asked for, the greatest where a variable says it', () => {
    const page = (size: string) => cost(`query Q($n: Int) { benhNhans(${size}) { _id TenBenhNhan } }`);
    expect(page('limit: 50')).toBeLessThan(page('limit: 500'));
    expect(page('limit: 500')).toBeLessThan(page('limit: $n'));
    expect(page('limit: $n')).toBe(page('limit: 1000'));
  });

  it('names the field and its place', () => {
    const text = `{\n${many(100, (n) => `  a${n}: getAppInfo { version }\n`)}}`;
    expect(refusal(text)).toMatchObject({
      details: { field: 'getAppInfo', max: costMax, line: expect.any(Number), column: expect.any(Number) },
    });
  });

  it('refuses what is nested too deeply, and fragments that go round in circles do not keep it', () => {
    const deep = `{ a ${'{ a '.repeat(12)} ${'}'.repeat(12)} }`;
    expect(refusal(deep)).toMatchObject({ code: 'QUERY_TOO_DEEP' });
    expect(
      cost('{ getAppInfo { ...A } } fragment A on AppInfo { ...B } fragment B on AppInfo { ...A }'),
    ).toBeGreaterThan(0);
  });
});
