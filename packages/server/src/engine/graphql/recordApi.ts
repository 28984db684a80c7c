import { type ApiEnum, type RecordApi, usualInput, usualMeaning } from '@sen/domain/records/api';
import { baseFields, type Choices, type RecordDef } from '@sen/domain/records/record';
import { getTableColumns } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { FieldResolver } from '../acts/access.ts';
import { refLabel, refLabels } from '../catalogue/queries.ts';
import { labelField } from '../catalogue/sdl.ts';
import type { Ctx } from '../context.ts';
import { scalarNames } from './scalarNames.ts';

/** A record whose GraphQL type and input follow from its definition and its table. */
export type ServedRecord = { record: RecordDef; api: RecordApi; columns: Readonly<Record<string, PgColumn>> };

/**
 * Lets the API show a record; `table` tells what may be empty and which numbers are whole. Errors: a name in `api` that is no field.
 */
export function served(record: RecordDef, api: RecordApi, table: PgTable): ServedRecord {
  const columns = getTableColumns(table);
  const labels = Object.keys(api.labels ?? {});
  const known = new Set(['requestId', 'hanhDongs', ...Object.keys(columns), ...labels.map(labelField)]);
  const { without = [], also = [], enums = {}, describe = {}, input } = api;
  const named = [
    without,
    also,
    labels,
    Object.keys(enums),
    Object.keys(describe),
    input?.fields ?? [],
  ].flat();
  const wrong = [...named, ...(input?.required ?? []), ...Object.keys(input?.describe ?? {})].find(
    (name) => !known.has(name),
  );
  if (wrong) throw new Error(`the API of ${record.name} names ${wrong}, which is no field`);
  return { record, api, columns };
}

/** Types, inputs and enumerations of these records as SDL, every one described. */
export function recordSdl(records: readonly ServedRecord[]): string {
  return records
    .flatMap((one) => [...enumsOf(one), typeOf(one), ...(one.api.input ? [inputOf(one, one.api.input)] : [])])
    .join('\n\n');
}

/** The fields of a record's type that hold one value each, in the order of its definition: what a fragment of all plain fields has. */
export function plainFields({ record, api, columns }: ServedRecord): string[] {
  const base = Object.keys(baseFields);
  const left = new Set<string>(api.without);
  const shown = Object.keys(record.fields).filter((name) => !base.includes(name) && columns[name]);
  return ['_id', 'version', ...shown, ...(api.also ?? [])].filter((name) => !left.has(name));
}

/** The labels beside the references of these records, by type: each list of rows asks for all of its labels at once. */
export function labelResolvers(
  records: readonly ServedRecord[],
): Record<string, Record<string, FieldResolver>> {
  return Object.fromEntries(
    records.map(({ record, api }) => [
      record.name,
      Object.fromEntries(
        Object.entries(api.labels ?? {}).map(([name, to]) => [labelField(name), labelOf(name, to)]),
      ),
    ]),
  );
}

/** The fields of each type for which `labelResolvers` answers. */
export function labelFields(records: readonly ServedRecord[]): Record<string, string[]> {
  return Object.fromEntries(
    records.map(({ record, api }) => [record.name, Object.keys(api.labels ?? {}).map(labelField)]),
  );
}

function labelOf(name: string, to: string): FieldResolver {
  type Row = Readonly<Record<string, string | readonly string[] | null>>;
  if (name.endsWith('_Ids'))
    return (row: Row, _args: unknown, ctx: Ctx) => refLabels(ctx, to, row[name] as readonly string[]);
  return (row: Row, _args: unknown, ctx: Ctx) => refLabel(ctx, to, row[name] as string | null);
}

function typeOf(one: ServedRecord): string {
  const { record, api } = one;
  const lines = [
    ...plainFields(one).map((name) => line(meaning(one, name), `${name}: ${outputType(one, name)}`)),
    ...Object.keys(api.labels ?? {}).map((name) => labelLine(one, name)),
  ];
  if (record.hasActs && !api.without?.includes('hanhDongs'))
    lines.push(line(meaning(one, 'hanhDongs'), 'hanhDongs: [ActionState!]!'));
  return block(api.about, `type ${record.name}`, lines);
}

function labelLine(one: ServedRecord, name: string): string {
  const field = labelField(name);
  return line(meaning(one, field), `${field}: ${name.endsWith('_Ids') ? '[RefLabel!]!' : 'RefLabel'}`);
}

function inputOf(one: ServedRecord, input: NonNullable<RecordApi['input']>): string {
  const lines = input.fields.map((name) => {
    const type = name === 'requestId' ? 'ID' : bareType(one, name);
    const told = input.describe?.[name] ?? usualInput[name] ?? meaning(one, name);
    return line(told, `${name}: ${type}${input.required?.includes(name) ? '!' : ''}`);
  });
  return block(input.about, `input ${input.name ?? `${one.record.name}Input`}`, lines);
}

function enumsOf({ record, api }: ServedRecord): string[] {
  return Object.entries(api.enums ?? {}).flatMap(([name, one]) => {
    if (!one || typeof one === 'string') return [];
    const field = record.fields[name];
    if (field?.kind !== 'enum') throw new Error(`${record.name}.${name} has no values for ${one.name}`);
    return [enumSdl(one, field.values)];
  });
}

function enumSdl({ name, about, values = {} }: ApiEnum, choices: Choices): string {
  return block(
    about,
    `enum ${name}`,
    Object.entries(choices).map(([value, label]) => line(values[value] ?? `${label.en}.`, value)),
  );
}

function meaning({ record, api }: ServedRecord, name: string): string {
  const said = api.describe?.[name] ?? usualMeaning[name];
  if (said) return said;
  const own = record.fields[name];
  if (own) return `${own.label.en}.`;
  const of = Object.keys(api.labels ?? {}).find((one) => labelField(one) === name);
  return `${record.fields[of ?? '']?.label.en ?? name}: ${of?.endsWith('_Ids') ? 'their labels' : 'its label'}.`;
}

function outputType(one: ServedRecord, name: string): string {
  return `${bareType(one, name)}${one.columns[name]?.notNull ? '!' : ''}`;
}

/** What values of a field are; a number with a set scale is a Float, one of any length is read and written as text. */
function bareType({ record, api, columns }: ServedRecord, name: string): string {
  const field = record.fields[name];
  const column = columns[name];
  if (!field || !column) throw new Error(`${record.name} has no field ${name}`);
  const named = api.enums?.[name];
  if (named) return typeof named === 'string' ? named : named.name;
  const type = column.getSQLType();
  if (type === 'uuid') return 'ID';
  switch (field.kind) {
    case 'number':
      if (type === 'integer') return 'Int';
      return type === 'numeric' ? 'Decimal' : 'Float';
    case 'refs':
      return '[ID!]';
    case 'lines':
    case 'data':
      throw new Error(`${record.name}.${name} holds rows: its *.graphql says what they are`);
    default:
      return scalarNames[field.kind] ?? 'String';
  }
}

const text = (value: string) => JSON.stringify(value);
const line = (about: string, said: string) => `  ${text(about)}\n  ${said}`;
const block = (about: string, head: string, lines: readonly string[]) =>
  `${text(about)}\n${head} {\n${lines.join('\n')}\n}`;
