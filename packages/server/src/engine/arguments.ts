import type { Issue } from '@sen/domain/catalogue/validate';
import { type GraphQLInputType, isInputObjectType, isListType, isNonNullType } from 'graphql';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const maxText = 20_000;

/**
 * What the schema cannot say about arguments: an id is a UUID, a text has no NUL and a length the database takes.
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
  if (typeof value !== 'string') return type.name === 'JSON' ? jsonIssues(value, path) : [];
  if (type.name === 'ID') return uuid.test(value) ? [] : [{ path, code: 'NOT_AN_ID' }];
  return textIssues(value, path);
}

function textIssues(value: string, path: string): Issue[] {
  if (value.includes('\u0000')) return [{ path, code: 'NOT_A_TEXT' }];
  return value.length > maxText ? [{ path, code: 'TOO_LONG', details: { max: maxText } }] : [];
}

function jsonIssues(value: unknown, path: string): Issue[] {
  return JSON.stringify(value).includes('\\u0000') ? [{ path, code: 'NOT_A_TEXT' }] : [];
}
