import { type CatalogueDef, commonFields, type Field, isWithheld } from '@sen/domain/catalogue/catalogue';
import { type Issue, validateField } from '@sen/domain/catalogue/validate';
import { ownField } from '@sen/domain/records/ownField';
import { and, eq, getTableColumns, gte, ilike, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Ctx } from '../context.ts';
import { DomainError, refuseIssues } from '../errors.ts';
import { catalogueTable } from './tables.ts';

type One = { path: string; field: Field; column: PgColumn; value: unknown };

/** Values of one filter at most. */
const valuesMost = 500;

/**
 * The conditions of a filter by field: `null` is without a value, a list any of its values (`null` among them), `{ from, to }` a range
 * with both ends, a text what contains it. Errors: BAD_INPUT at `filter.<field>`, FORBIDDEN for a field that is withheld.
 */
export function filterConditions(
  ctx: Ctx,
  def: CatalogueDef,
  filter: unknown,
): ReadonlyArray<SQL | undefined> {
  if (filter === null || filter === undefined) return [];
  if (typeof filter !== 'object' || Array.isArray(filter)) throw refused('filter', 'NOT_AN_OBJECT');
  return Object.entries(filter).map(([name, value]) => {
    requireSeen(ctx, def, name);
    const path = `filter.${name}`;
    const columns = getTableColumns(catalogueTable(def.name));
    if (name === '_id') return ids(path, columns._id, value);
    const field = ownField(def.fields, name) ?? ownField(commonFields, name);
    const column = ownField(columns, name);
    if (!field || !column) throw refused(path, 'NOT_IN_LIST');
    return conditionOf({ path, field, column, value });
  });
}

/** Throws FORBIDDEN for a field that is withheld: its values could be guessed by an order or a filter. */
export function requireSeen(ctx: Ctx, def: CatalogueDef, field: string): void {
  if (isWithheld(def, field, ctx.permissions))
    throw new DomainError('FORBIDDEN', { permission: def.permission, field });
}

/** The refusal of a name or a value at `path`. */
export function refused(path: string, code: string): DomainError {
  return new DomainError('BAD_INPUT', { issues: [{ path, code }] });
}

/** The condition of one field, for lists beyond the catalogues as well. Errors: BAD_INPUT at its path. */
export function conditionOf(one: One): SQL | undefined {
  const { column, field, value } = one;
  if (value === null) return isEmpty(one);
  if (Array.isArray(value)) return anyOf(one, value);
  // rows that have these values
  if (field.kind === 'lines') return sql`${column} @> ${JSON.stringify([value])}::jsonb`;
  if (typeof value === 'object') return within(one, value);
  if (field.kind === 'text' && typeof value === 'string')
    return ilike(column, `%${value.replace(/[\\%_]/g, '\\$&')}%`);
  return anyOf(one, [value]);
}

function isEmpty({ column, field }: One): SQL | undefined {
  return field.kind === 'refs' ? sql`cardinality(${column}) = 0` : isNull(column);
}

function anyOf(one: One, values: readonly unknown[]): SQL | undefined {
  if (values.length > valuesMost) throw refused(one.path, 'TOO_MANY');
  const given = values.filter((value) => value !== null);
  refuseIssues(given.flatMap((value) => issuesOf(one, value)));
  const { column, field } = one;
  const found =
    given.length === 0
      ? sql`false`
      : field.kind === 'refs'
        ? sql`${column} && ${sql.param(given)}::uuid[]`
        : given.length === 1
          ? eq(column, given[0])
          : inArray(column, given);
  return given.length < values.length ? or(isEmpty(one), given.length === 0 ? undefined : found) : found;
}

const ranged: ReadonlySet<Field['kind']> = new Set(['number', 'money', 'quantity', 'date', 'datetime']);

function within(one: One, value: object): SQL | undefined {
  const { path, column, field } = one;
  if (!ranged.has(field.kind)) throw refused(path, 'NOT_IN_LIST');
  const unknown = Object.keys(value).find((key) => key !== 'from' && key !== 'to');
  if (unknown !== undefined) throw refused(`${path}.${unknown}`, 'NOT_IN_LIST');
  const { from = null, to = null } = value as { from?: unknown; to?: unknown }; // judged below
  const ends = { from, to };
  refuseIssues(
    Object.entries(ends).flatMap(([end, at]) =>
      at === null ? [] : issuesOf({ ...one, path: `${path}.${end}` }, at),
    ),
  );
  if (from !== null && to !== null && isLess(field, to, from)) throw refused(path, 'RANGE_REVERSED');
  const typed = (at: unknown) => (field.kind === 'datetime' ? new Date(String(at)) : at);
  return and(
    from === null ? undefined : gte(column, typed(from)),
    to === null ? undefined : lte(column, typed(to)),
  );
}

function isLess({ kind }: Field, one: unknown, other: unknown): boolean {
  if (kind === 'date') return String(one) < String(other);
  return kind === 'datetime'
    ? Date.parse(String(one)) < Date.parse(String(other))
    : Number(one) < Number(other);
}

/** What is wrong with a value that is looked for; what a field asks of its own values beyond their kind is not asked here. */
function issuesOf({ path, field }: One, value: unknown): Issue[] {
  switch (field.kind) {
    case 'text':
      return typeof value === 'string' ? [] : [{ path, code: 'NOT_A_TEXT' }];
    case 'refs':
    case 'ref':
    case 'image':
      return isUuid(value) ? [] : [{ path, code: 'NOT_IN_LIST' }];
    case 'number':
    case 'money':
    case 'quantity':
      return validateField(path, { kind: 'number', label: field.label }, value);
    case 'lines':
      return [{ path, code: 'NOT_AN_OBJECT' }];
    default:
      return validateField(path, field, value);
  }
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

function isUuid(value: unknown): boolean {
  return typeof value === 'string' && uuid.test(value);
}

function ids(path: string, column: PgColumn, value: unknown): SQL {
  if (!Array.isArray(value)) throw refused(path, 'NOT_A_LIST');
  if (value.length > valuesMost) throw refused(path, 'TOO_MANY');
  if (!value.every(isUuid)) throw refused(path, 'NOT_IN_LIST');
  return value.length === 0 ? sql`false` : inArray(column, value);
}
