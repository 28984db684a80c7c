import { type CatalogueDef, type Field, operationNames } from '@sen/domain/catalogue/catalogue';
import { scalarNames } from '../graphql/scalarNames.ts';

/** The SDL of a service's catalogues: types, inputs, seven operations each, every one described. */
export function catalogueSdl(defs: readonly CatalogueDef[]): string {
  if (defs.length === 0) return '';
  const enums = new Map<string, string>();
  const parts = defs.map((def) => {
    for (const field of Object.values(def.fields)) collectEnums(field, enums);
    return typeSdl(def);
  });
  return [...enums.values(), ...parts].join('\n');
}

/** The field that carries the label of a reference: `PhongBan_Id` gives `PhongBan`, `LoaiGia_Ids` gives `LoaiGias`. */
export function labelField(name: string): string {
  return name.endsWith('_Ids') ? `${name.slice(0, -4)}s` : name.replace(/_Id$/, '');
}

function collectEnums(field: Field, enums: Map<string, string>): void {
  if (field.kind === 'lines') for (const inner of Object.values(field.fields)) collectEnums(inner, enums);
  if (field.kind !== 'enum') return;
  const values = Object.entries(field.values).map(([value, label]) => `  ${text(label.en)}\n  ${value}`);
  enums.set(field.type, `${text(field.label.en)}\nenum ${field.type} {\n${values.join('\n')}\n}`);
}

function typeSdl(def: CatalogueDef): string {
  const { name } = def;
  const names = operationNames(def);
  const label = def.label.en;
  const filters = filterArguments(def);
  const lines = Object.entries(def.fields).flatMap(([field, spec]) =>
    spec.kind === 'lines' ? [linesSdl(`${name}${field}`, spec.label.en, spec.fields)] : [],
  );
  const outputs = Object.entries(def.fields).flatMap(([field, spec]) => outputFields(name, field, spec));
  for (const [field, of] of Object.entries(def.withoutAccents ?? {}))
    outputs.push(`  ${text(`${of} without accents, in lower case.`)}\n  ${field}: String!`);
  const inputs = Object.entries(def.fields).map(([field, spec]) => inputField(name, field, spec));
  return `
${lines.join('\n')}
${text(`${label}: one entry.`)}
type ${name} {
  "Id of the entry."
  _id: ID!
  "Rises with each change; sent back with an update, another one answers CONFLICT."
  version: Int!
  "DangSuDung, or DaHuy once removed."
  TrangThai: String!
  "Suspended: kept on old records, offered no more."
  TamNgung: Boolean!
  "Made at."
  NgayTao: DateTime!
  "Changed at."
  NgayCapNhat: DateTime!
${outputs.join('\n')}
}
${text(`${label}: one page.`)}
type ${name}List {
  "The entries of the page."
  data: [${name}!]!
  "Entries in all."
  totalRows: Int!
  "Pages in all."
  totalPages: Int!
  "The page answered, from 1."
  currentPage: Int!
}
${text(`${label}: what is written; an update changes the fields that are given.`)}
input ${name}Input {
  "The version that was read, for an update."
  version: Int
  "Suspended."
  TamNgung: Boolean
${inputs.join('\n')}
}
extend type Query {
  ${text(`${label}: a page, searched without accents, sorted and filtered by field.`)}
  ${names.list}(page: Int, limit: Int, keyword: String, sort: [SortInput!], filter: JSON, includeSuspended: Boolean${filters}): ${name}List!
  ${text(`${label}: one entry by id, or null.`)}
  ${names.one}(id: ID!): ${name}
  ${text(`${label}: the entries that fit a text, for pickers; those of idDefaults come first.`)}
  ${names.search}(searchString: String, keyWord: String, limit: Int, idDefault: ID, idDefaults: [ID!]${filters}): [${name}!]!
}
extend type Mutation {
  ${text(`${label}: adds an entry. Errors: BAD_INPUT, FORBIDDEN.`)}
  ${names.create}(input: ${name}Input!): ${name}!
  ${text(`${label}: changes an entry. Errors: BAD_INPUT, CONFLICT, NOT_FOUND, FORBIDDEN.`)}
  ${names.update}(id: ID!, input: ${name}Input!): ${name}!
  ${text(`${label}: removes entries that nothing refers to. Errors: IN_USE, FORBIDDEN.`)}
  ${names.remove}(ids: [ID!]!): Int!
  ${text(`${label}: changes, copies or removes up to 500 entries in one transaction; tells which were refused. Errors: BAD_INPUT, FORBIDDEN.`)}
  ${names.batch}(act: BatchAct!, ids: [ID!]!, input: ${name}Input): BatchReport!
}`;
}

function filterArguments(def: CatalogueDef): string {
  return Object.entries(def.filters ?? {})
    .map(([argument, field]) => {
      const spec = def.fields[field];
      if (!spec) throw new Error(`${def.name}: the filter ${argument} names no field`);
      return `, ${argument}: ${spec.kind === 'refs' ? '[ID!]' : typeName(def.name, field, spec).replace(/!/g, '')}`;
    })
    .join('');
}

function linesSdl(type: string, label: string, fields: Readonly<Record<string, Field>>): string {
  const outputs = Object.entries(fields).map(
    ([field, spec]) => `  ${text(spec.label.en)}\n  ${field}: ${typeName(type, field, spec)}`,
  );
  const inputs = Object.entries(fields).map(([field, spec]) => inputField(type, field, spec));
  return `${text(`${label}: one row.`)}\ntype ${type} {\n${outputs.join('\n')}\n}
${text(`${label}: one row as written.`)}\ninput ${type}Input {\n${inputs.join('\n')}\n}`;
}

function outputFields(owner: string, field: string, spec: Field): string[] {
  const own = `  ${text(spec.label.en)}\n  ${field}: ${typeName(owner, field, spec)}`;
  if (spec.kind === 'ref')
    return [own, `  ${text(`${spec.label.en}: its label`)}\n  ${labelField(field)}: RefLabel`];
  if (spec.kind === 'refs') {
    return [own, `  ${text(`${spec.label.en}: their labels`)}\n  ${labelField(field)}: [RefLabel!]!`];
  }
  return [own];
}

function inputField(owner: string, field: string, spec: Field): string {
  const type =
    spec.kind === 'lines' ? `[${owner}${field}Input!]` : typeName(owner, field, spec).replace(/!/g, '');
  const listed = spec.kind === 'refs' ? '[ID!]' : type;
  return `  ${text(spec.label.en)}\n  ${field}: ${listed}`;
}

function typeName(owner: string, field: string, spec: Field): string {
  switch (spec.kind) {
    case 'number':
      return spec.min === undefined ? 'SignedDecimal' : 'Decimal';
    case 'ref':
    case 'image':
      return 'ID';
    case 'refs':
      return '[ID!]!';
    case 'enum':
      return spec.type;
    case 'lines':
      return `[${owner}${field}!]!`;
    default:
      return scalarNames[spec.kind] ?? 'String';
  }
}

function text(value: string): string {
  return JSON.stringify(value);
}
