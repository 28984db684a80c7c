// The types that features resolve a service's schema with: the arguments they are given, the rows and values they answer.
import { existsSync, readFileSync } from 'node:fs';
import {
  buildSchema,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
} from 'graphql';

const given = {
  ID: 'string',
  String: 'string',
  Boolean: 'boolean',
  Int: 'number',
  Float: 'number',
  Decimal: 'string',
  SignedDecimal: 'string',
  Date: 'string',
  DateTime: 'Date',
  JSON: 'unknown',
};
const answered = { ...given, DateTime: 'Date | string' };

/**
 * `features` are the names of the features of the service; each names in its `rows.ts` the rows that its types are resolved from.
 * `catalogues` are the catalogues' types, which the engine resolves, and `engineFields` the root fields that it serves;
 * `labels` are the fields of records for which it answers.
 */
export function resolverTypes(sdl, { features, catalogues, engineFields, labels }) {
  const schema = buildSchema(sdl);
  const rows = new Map(features.flatMap((feature) => rowsOf(feature)));
  const declared = new Map();
  const resolved = new Map();

  for (const field of fieldsOf('Subscription')) argumentsOf('Subscription', field);
  const roots = ['Query', 'Mutation'].map((name) => {
    const fields = fieldsOf(name)
      .filter((field) => !engineFields.has(field.name))
      .map((field) => `    ${field.name}?: RootField<${argumentsOf(name, field)}, ${answer(field.type)}>;`);
    return fields.length === 0 ? '' : block(name, fields);
  });
  for (const name of rows.keys())
    if (!resolved.has(name))
      throw new Error(`rows.ts names ${name}, which no root field of its service leads to`);
  const types = [...resolved].sort(byName).map(([, line]) => line);
  const declarations = [...declared].sort(byName).map(([, text]) => text);
  const parts = [...roots, types.length > 0 ? block('types', types) : ''].filter((text) => text !== '');
  const body = [
    ...declarations,
    `/** What the features of this service may resolve. */\nexport type Resolvers = {\n${parts.join('\n')}\n};`,
  ].join('\n\n');
  return `${imports(body)}\n\n${body}\n`;

  function fieldsOf(name) {
    return Object.values(schema.getType(name)?.getFields() ?? {});
  }

  function imports(text) {
    const names = ['NoArguments', 'RootField', 'TypeResolvers'].filter((name) => text.includes(name));
    const lines = [`import type { ${names.join(', ')} } from '../engine/acts/access.ts';`];
    if (text.includes('CatalogueRow'))
      lines.push(`import type { Row as CatalogueRow } from '../engine/catalogue/queries.ts';`);
    for (const feature of features.toSorted())
      if (text.includes(`${rowsName(feature)}[`))
        lines.push(`import type { Rows as ${rowsName(feature)} } from '../features/${feature}/rows.ts';`);
    return lines.join('\n');
  }

  function argumentsOf(owner, field) {
    if (field.args.length === 0) return 'NoArguments';
    const name = `${owner}${upper(field.name)}Args`;
    declared.set(name, `export type ${name} = {\n${field.args.map((arg) => inputLine(arg)).join('\n')}\n};`);
    return name;
  }

  function inputLine({ name, type, defaultValue }) {
    const optional = !isNonNullType(type) || defaultValue !== undefined;
    return `  ${name}${optional ? '?' : ''}: ${input(type)};`;
  }

  function input(type) {
    if (!isNonNullType(type)) return withNull(someInput(type));
    return someInput(type.ofType);
  }

  function someInput(type) {
    if (isListType(type)) return list(input(type.ofType));
    if (isScalarType(type)) return scalar(given, type);
    if (isEnumType(type)) return declareEnum(type);
    if (isInputObjectType(type) && !declared.has(type.name)) {
      declared.set(type.name, '');
      const lines = Object.values(type.getFields()).map((field) => inputLine(field));
      declared.set(type.name, `export type ${type.name} = {\n${lines.join('\n')}\n};`);
    }
    return type.name;
  }

  /** What a resolver answers for a type; its lists are only read. */
  function answer(type) {
    return isNonNullType(type) ? someAnswer(type.ofType) : withNull(someAnswer(type));
  }

  function someAnswer(type) {
    if (isListType(type)) return `readonly ${list(answer(type.ofType))}`;
    if (isScalarType(type)) return scalar(answered, type);
    if (isEnumType(type)) return declareEnum(type);
    if (!isObjectType(type))
      throw new Error(`${type.name}: interfaces and unions have no resolver types yet`);
    if (declared.has(type.name)) return type.name;
    declared.set(type.name, '');
    if (catalogues.has(type.name)) declared.set(type.name, `export type ${type.name} = CatalogueRow;`);
    else if (rows.has(type.name)) declareResolved(type);
    else declared.set(type.name, `export type ${type.name} = ${shapeOf(type)};`);
    return type.name;
  }

  function shapeOf(type, without = []) {
    const lines = Object.values(type.getFields())
      .filter((field) => !without.includes(field.name))
      .map((field) => `  ${field.name}: ${answer(field.type)};`);
    return `{\n${lines.join('\n')}\n}`;
  }

  /** A type that a feature resolves from a row of its own. */
  function declareResolved(type) {
    const withArguments = Object.values(type.getFields()).filter((field) => field.args.length > 0);
    const args = withArguments.map((field) => `${field.name}: ${argumentsOf(type.name, field)}`);
    const more = args.length > 0 ? `, { ${args.join('; ')} }` : '';
    const row = `export type ${type.name} = ${rows.get(type.name)}['${type.name}'];`;
    declared.set(type.name, `${row}\ntype ${type.name}Fields = ${shapeOf(type, labels[type.name])};`);
    resolved.set(type.name, `    ${type.name}?: TypeResolvers<${type.name}, ${type.name}Fields${more}>;`);
  }

  function declareEnum(type) {
    const values = type.getValues().map(({ name }) => `'${name}'`);
    declared.set(type.name, `export type ${type.name} = ${values.join(' | ')};`);
    return type.name;
  }
}

/** The types that a feature names rows of, each with the name under which those rows are imported. */
function rowsOf(feature) {
  const file = `packages/server/src/features/${feature}/rows.ts`;
  if (!existsSync(file)) return [];
  const [, body] = /export type Rows = \{\n(.*?)\n\};/s.exec(readFileSync(file, 'utf8')) ?? [];
  if (!body) throw new Error(`${file} exports no type Rows`);
  return [...body.matchAll(/^ {2}(\w+):/gm)].map(([, type]) => [type, rowsName(feature)]);
}

function scalar(types, { name }) {
  if (!types[name]) throw new Error(`the scalar ${name} has no type for resolvers`);
  return types[name];
}

const rowsName = (feature) => `${upper(feature)}Rows`;
const upper = (name) => name.charAt(0).toUpperCase() + name.slice(1);
const withNull = (text) => (text === 'unknown' ? text : `${text} | null`);
const list = (text) => (text.includes(' ') ? `(${text})[]` : `${text}[]`);
const block = (name, lines) => `  ${name}?: {\n${lines.join('\n')}\n  };`;
const byName = ([a], [b]) => (a < b ? -1 : 1);
