import { catalogueByName } from '@sen/domain/catalogues/all';
import { accountRecord } from '@sen/domain/identity/records';
import type { RecordDef, RecordField } from '@sen/domain/records/record';
import { sql } from 'drizzle-orm';
import { refLabel } from '../../engine/catalogue/queries.ts';
import type { Ctx } from '../../engine/context.ts';
import { loadOne } from '../../engine/loaders.ts';
import { columnName } from '../../engine/sql/columns.ts';
import { personName } from '../identity/people.ts';
import { recordOf } from './labels.ts';

/** The kinds of records that the ids in a field may be of; empty where it holds none. */
export function targetsOf(field: RecordField | null): readonly string[] {
  if (field?.kind === 'ref' || field?.kind === 'refs')
    return typeof field.to === 'string' ? [field.to] : field.to;
  return field?.kind === 'lines' && field.of ? [field.of] : [];
}

/** How a value of a field of a kind of record is said. */
type Say = (entity: string, field: string, value: unknown) => Promise<string>;

/** What the record of an id is called, the first among several kinds; null for what has no name or is not there. */
export async function recordName(
  ctx: Ctx,
  kinds: readonly string[],
  id: string,
  say: Say,
): Promise<string | null> {
  const names = await Promise.all(kinds.map((kind) => nameIn(ctx, kind, id, say)));
  return names.find((name) => name !== null) ?? null;
}

async function nameIn(ctx: Ctx, kind: string, id: string, say: Say): Promise<string | null> {
  if (kind === accountRecord.name) return personName(ctx, id);
  if (catalogueByName(kind)) {
    const label = await refLabel(ctx, kind, id);
    return label && (kind === 'ICD' && label.ma ? `${label.ma} · ${label.ten}` : label.ten);
  }
  const record = recordOf(kind);
  const display = record?.display ?? [];
  const values = record && display.length > 0 ? await displayed(ctx, record, display, id) : null;
  if (!values) return null;
  return (await Promise.all(display.map((field, at) => say(kind, field, values[at])))).join(' · ');
}

/** What the fields by which a record is known hold, read together with all of its kind that one request asks for. */
function displayed(
  ctx: Ctx,
  { name, service, table }: RecordDef,
  display: readonly string[],
  id: string,
): Promise<unknown[] | null> {
  return loadOne(ctx, `name of ${name}`, id, async (of, ids) => {
    const columns = display.map((field) => sql.identifier(columnName(field)));
    const { rows } = await of.db.execute<{ id: string; values: unknown[] }>(sql`
      select id, json_build_array(${sql.join(columns, sql`, `)}) as values
      from ${sql.identifier(service)}.${sql.identifier(table ?? columnName(name))} where id = any(${sql.param([...ids])}::uuid[])`);
    return new Map(rows.map((row) => [row.id, row.values]));
  });
}
