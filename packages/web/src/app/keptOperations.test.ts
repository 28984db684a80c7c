import {
  type ASTNode,
  buildSchema,
  type DocumentNode,
  type GraphQLSchema,
  getNamedType,
  isObjectType,
  Kind,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { expect, test } from 'vitest';
import trusted from '../gql/documents.json';
import { operations } from '../gql/operations.gen.ts';
import { isKept, keepAnswersOf } from '../session/keptOperations.ts';
import { contributionsOf } from '../ui/useContributions.ts';
import { features } from './features.ts';

const named = contributionsOf(features, 'kept').flat();
keepAnswersOf(named);

const serviceOf = (file: string) => file.split('.').at(-2)?.split('/').at(-1) ?? '';

const texts = new Map(Object.entries<string>(trusted));
const schemaOf = new Map(
  Object.entries(
    import.meta.glob<string>('../../../server/schema/*.graphql', {
      query: '?raw',
      eager: true,
      import: 'default',
    }),
  ).map(([file, text]) => [serviceOf(file), buildSchema(text)]),
);
/** Every document of the screens and of catalogues with its service. */
const documents = [
  operations,
  ...Object.values(
    import.meta.glob<typeof operations>('../gql/catalogues/*.json', {
      eager: true,
      import: 'operationIds',
    }),
  ),
].flatMap((some) =>
  Object.values(some).map(([service, id]) => ({ service, document: parse(texts.get(id) ?? '') })),
);

/** The types of objects that an operation reads, through its fragments. */
function typesOf(document: DocumentNode, name: string, schema: GraphQLSchema): Set<string> {
  const fragments = new Map(
    document.definitions.flatMap((one) =>
      one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one] as const] : [],
    ),
  );
  const found = new Set<string>();
  const types = new TypeInfo(schema);
  const read = (start: ASTNode): void => {
    const enter = (node: ASTNode) => {
      const type = node.kind === Kind.SELECTION_SET ? getNamedType(types.getType()) : null;
      if (isObjectType(type)) found.add(type.name);
      const fragment = node.kind === Kind.FRAGMENT_SPREAD ? fragments.get(node.name.value) : undefined;
      if (fragment) read(fragment);
    };
    visit(start, visitWithTypeInfo(types, { enter }));
  };
  for (const one of document.definitions)
    if (one.kind === Kind.OPERATION_DEFINITION && one.name?.value === name) read(one);
  return found;
}

/** Types that are a patient's: the patient, and what points to one. */
function aboutPatients(schema: GraphQLSchema): Set<string> {
  return new Set(
    Object.values(schema.getTypeMap())
      .filter(isObjectType)
      .filter(
        (type) =>
          type.name === 'BenhNhan' || 'BenhNhan_Id' in type.getFields() || 'BenhNhan' in type.getFields(),
      )
      .map(({ name }) => name),
  );
}

test('no answer that is kept on the device reads a type that belongs to a patient', () => {
  const kept: string[] = [];
  for (const { service, document } of documents) {
    const schema = schemaOf.get(service);
    if (!schema) throw new Error(`no schema of ${service}`);
    const patients = aboutPatients(schema);
    for (const one of document.definitions) {
      const name = one.kind === Kind.OPERATION_DEFINITION ? (one.name?.value ?? '') : '';
      if (name === '' || !isKept(name, {})) continue;
      kept.push(name);
      expect(
        [...typesOf(document, name, schema)].filter((type) => patients.has(type)),
        name,
      ).toEqual([]);
    }
  }
  // each name is that of an operation
  expect(kept).toEqual(expect.arrayContaining(['MyInfo', ...named]));
  expect(kept.length).toBeGreaterThan(40);
});

test('the same reading finds the patient in an operation that is not kept', () => {
  const schema = schemaOf.get('main');
  const page = documents.find(({ document }) => JSON.stringify(document).includes('"PatientPage"'));
  if (!schema || !page) throw new Error('the list of patients is called otherwise now');
  expect(typesOf(page.document, 'PatientPage', schema)).toContain('BenhNhan');
  expect(aboutPatients(schema)).toContain('BenhNhan');
  expect(aboutPatients(schema)).toContain('TiepNhan');
});

test('what a person typed or chose is not kept, nor any other operation', () => {
  expect(isKept('SearchICD', { searchString: '', limit: 30, idDefaults: [] })).toBe(true);
  expect(isKept('SearchICD', { searchString: 'lao', limit: 30 })).toBe(false);
  expect(isKept('SearchICD', { limit: 30, idDefaults: ['1'] })).toBe(false);
  expect(isKept('Communes', { keyword: 'ba dinh' })).toBe(false);
  expect(isKept('PatientQuickFind', { text: '' })).toBe(false);
  expect(isKept('ReceptionList', {})).toBe(false);
});
