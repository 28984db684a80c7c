import type { Issue } from '@sen/domain/catalogue/validate';
import {
  type GraphQLField,
  type GraphQLInputType,
  getNamedType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';
import { depthMost, isTooDeep } from './depth.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const maxText = 20_000;
const maxRows = 1000;

/**
 * What the schema cannot say about arguments: an id is a UUID, a text has no unseen characters and a length the database takes, a
 * page and its size are within their range.
 * Answers the issues by path.
 */
export function argumentIssues(type: GraphQLInputType, value: unknown, path: string): Issue[] {
  if (value === null || value === undefined) return [];
  if (isNonNullType(type)) return argumentIssues(type.ofType, value, path);
  if (isListType(type)) {
    if (!Array.isArray(value)) return argumentIssues(type.ofType, value, path);
    if (value.length > 1000) return [{ path, code: 'TOO_LARGE', details: { max: 1000 } }];
    return value.flatMap((one: unknown, index) => argumentIssues(type.ofType, one, `${path}.${index}`));
  }
  if (isInputObjectType(type)) {
    const object = value as Record<string, unknown>; // an input object by its type
    return Object.values(type.getFields()).flatMap((field) =>
      argumentIssues(field.type, object[field.name], path === '' ? field.name : `${path}.${field.name}`),
    );
  }
  if (type.name === 'Int' && typeof value === 'number') return pagingIssues(value, path);
  if (typeof value !== 'string') return type.name === 'JSON' ? jsonIssues(value, path) : [];
  if (type.name === 'Decimal' && isNegative(value))
    return [{ path, code: 'TOO_SMALL', details: { min: '0' } }];
  if (type.name === 'ID') return uuid.test(value) ? [] : [{ path, code: 'NOT_AN_ID' }];
  return textIssues(value, path);
}

/**
 * A mutation that names its record by `id` and knows of a version overwrites what somebody saw: it must say which version that was. Inputs
 * that also make records leave it open in the schema.
 */
export function versionIssues(root: GraphQLField<unknown, unknown>, args: Record<string, unknown>): Issue[] {
  const missing = { path: 'version', code: 'REQUIRED' };
  const given = (holder: Readonly<Record<string, unknown>>) => typeof holder['version'] === 'number';
  const named = (name: string) => root.args.find((arg) => arg.name === name);
  if (named('version')) return given(args) ? [] : [missing];
  const input = named('input');
  const type = input ? getNamedType(input.type) : null;
  if (!named('id') || !isInputObjectType(type) || !type.getFields()['version']) return [];
  // without an id it makes one
  if (args['id'] === null || args['id'] === undefined) return [];
  const changes = args['input'] as Record<string, unknown> | null | undefined; // an input object by its type
  // without an input nothing that was seen is overwritten
  return !changes || given(changes) ? [] : [missing];
}

/** Amounts, quantities and prices are not below zero where they are entered: what may be is a SignedDecimal. '-0.00' is nothing. */
const isNegative = (decimal: string): boolean => decimal.startsWith('-') && /[1-9]/.test(decimal);

/** A page begins at 1, and holds at most as many rows as a screen shows. */
function pagingIssues(value: number, path: string): Issue[] {
  const name = path.split('.').at(-1);
  if (name !== 'limit' && name !== 'page') return [];
  if (value < 1) return [{ path, code: 'TOO_SMALL', details: { min: 1 } }];
  return name === 'limit' && value > maxRows ? [{ path, code: 'TOO_LARGE', details: { max: maxRows } }] : [];
}

/**
 * The same value with its texts in the composed form of Unicode (NFC), JSON's texts and keys too: what looks alike is found alike.
 */
export function normalised<T>(value: T): T {
  return changed(value) as T; // texts stay texts, lists lists, objects objects
}

function changed(value: unknown): unknown {
  if (typeof value === 'string') return value.normalize('NFC');
  if (Array.isArray(value)) return value.map(changed);
  if (typeof value !== 'object' || value === null || !isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key.normalize('NFC'), changed(one)]));
}

/** An object of the input: with the prototype that JSON gives, or without one, as GraphQL makes them. */
function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** Characters that no person types: controls but tab and line ends, and those that turn the direction of a text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const unseen = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/;

function textIssues(value: string, path: string): Issue[] {
  if (unseen.test(value)) return [{ path, code: 'NOT_A_TEXT' }];
  return value.length > maxText ? [{ path, code: 'TOO_LONG', details: { max: maxText } }] : [];
}

function jsonIssues(value: unknown, path: string): Issue[] {
  if (isTooDeep(value)) return [{ path, code: 'TOO_DEEP', details: { max: depthMost } }];
  return jsonTextIssues(value, path);
}

function jsonTextIssues(value: unknown, path: string): Issue[] {
  if (typeof value === 'string') return textIssues(value, path);
  if (typeof value !== 'object' || value === null) return [];
  const wrong = Object.entries(value).some(
    ([key, one]) => unseen.test(key) || jsonTextIssues(one, path).length > 0,
  );
  return wrong ? [{ path, code: 'NOT_A_TEXT' }] : [];
}
