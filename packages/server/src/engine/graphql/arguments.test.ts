import {
  GraphQLBoolean,
  GraphQLID,
  GraphQLInputObjectType,
  GraphQLInt,
  GraphQLObjectType,
  GraphQLScalarType,
  GraphQLString,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { argumentIssues, normalised, versionIssues } from './arguments.ts';

const json = new GraphQLScalarType({ name: 'JSON' });
const input = new GraphQLInputObjectType({
  name: 'Input',
  fields: { _id: { type: GraphQLID }, ten: { type: GraphQLString }, limit: { type: GraphQLInt } },
});

describe('arguments', () => {
  it.each([
    ['a line end and a tab', 'Dòng một\r\n\tdòng hai', []],
    ['a character that joins others', 'क\u200dष', []],
    ['NUL', 'a\u0000b', ['NOT_A_TEXT']],
    ['an escape', 'a\u001b[2Jb', ['NOT_A_TEXT']],
    ['a control of the second set', 'a\u0085b', ['NOT_A_TEXT']],
    ['a turned direction', 'thuoc\u202Efdp.exe', ['NOT_A_TEXT']],
    ['an isolate', 'a\u2066b', ['NOT_A_TEXT']],
  ])('a text with %s', (_name, text, codes) => {
    expect(argumentIssues(GraphQLString, text, 'ten').map((one) => one.code)).toEqual(codes);
    expect(argumentIssues(json, { lines: [{ [text]: 1 }] }, 'json').map((one) => one.code)).toEqual(codes);
    expect(argumentIssues(json, { lines: [text] }, 'json').map((one) => one.code)).toEqual(codes);
  });

  it('an id is one, whoever sends it', () => {
    expect(argumentIssues(GraphQLID, '1; drop table', 'id')).toEqual([{ path: 'id', code: 'NOT_AN_ID' }]);
    expect(argumentIssues(GraphQLID, '019a0000-0000-7000-8000-000000000000', 'id')).toEqual([]);
  });

  it('an amount is not below zero, unless its type says that it may be', () => {
    const decimal = new GraphQLScalarType({ name: 'Decimal' });
    const signed = new GraphQLScalarType({ name: 'SignedDecimal' });
    const of = (value: string) => argumentIssues(decimal, value, 'SoTien');
    expect(['-1', '-0.001'].flatMap(of).map((one) => one.code)).toEqual(['TOO_SMALL', 'TOO_SMALL']);
    expect(['0', '-0.00', '1.5'].flatMap(of)).toEqual([]);
    expect(argumentIssues(signed, '-5', 'phanTram')).toEqual([]);
  });

  it('page and limit are within their range; other numbers are what they are', () => {
    const of = (limit: number) => argumentIssues(input, { limit }, '');
    expect([0, -1, 1001].flatMap(of)).toEqual([
      { path: 'limit', code: 'TOO_SMALL', details: { min: 1 } },
      { path: 'limit', code: 'TOO_SMALL', details: { min: 1 } },
      { path: 'limit', code: 'TOO_LARGE', details: { max: 1000 } },
    ]);
    expect([1, 1000].flatMap(of)).toEqual([]);
    expect(argumentIssues(GraphQLInt, -5, 'soLuong')).toEqual([]);
  });

  it('are composed, in depth, and leave dates and numbers alone', () => {
    const at = new Date();
    const decomposed = 'Nguyễn'.normalize('NFD');
    const given = { ten: decomposed, lines: [{ [decomposed]: decomposed, at, n: 1, none: null }] };
    expect(normalised(given)).toEqual({ ten: 'Nguyễn', lines: [{ Nguyễn: 'Nguyễn', at, n: 1, none: null }] });
    expect(normalised(given).lines[0]?.['at']).toBe(at);
  });
});

it('a version is asked for of a record that is named, not of one that is made', () => {
  const given = new GraphQLInputObjectType({ name: 'Saved', fields: { version: { type: GraphQLInt } } });
  const save = { type: GraphQLBoolean, args: { id: { type: GraphQLID }, input: { type: given } } };
  const field = new GraphQLObjectType({ name: 'Mutation', fields: { save } }).getFields()['save'];
  const codes = (args: Record<string, unknown>) =>
    (field ? versionIssues(field, args) : []).map(({ code }) => code);
  expect(codes({ id: 'one', input: {} })).toEqual(['REQUIRED']);
  expect(codes({ id: 'one', input: { version: 0 } })).toEqual([]);
  expect(codes({ id: null, input: {} })).toEqual([]);
  expect(codes({ input: {} })).toEqual([]);
});

it('an act that saves nothing asks for no version', () => {
  const given = new GraphQLInputObjectType({ name: 'Ended', fields: { version: { type: GraphQLInt } } });
  const end = { type: GraphQLBoolean, args: { id: { type: GraphQLID }, input: { type: given } } };
  const field = new GraphQLObjectType({ name: 'Mutation', fields: { end } }).getFields()['end'];
  for (const args of [{ id: 'one' }, { id: 'one', input: null }])
    expect(field && versionIssues(field, args)).toEqual([]);
});
