import { ownField } from '@sen/domain/records/ownField';
import { type SQL, sql } from 'drizzle-orm';
import { DomainError } from '../errors.ts';

type Asked = { field: string; desc?: boolean | null } | null | undefined;

/** What a list is ordered by before its own order: one of `columns`, empty ones last. Errors: BAD_INPUT for another field. */
export function sortOf(asked: Asked, columns: Readonly<Record<string, SQL>>): SQL[] {
  if (!asked) return [];
  const column = ownField<SQL>(columns, asked.field);
  if (!column)
    throw new DomainError('BAD_INPUT', { issues: [{ path: 'sortInput.field', code: 'NOT_IN_LIST' }] });
  return [asked.desc ? sql`${column} desc nulls last` : sql`${column} asc nulls last`];
}
