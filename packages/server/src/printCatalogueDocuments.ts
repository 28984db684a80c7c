import { type CatalogueDef, type Field, operationNames } from '@sen/domain/catalogue/catalogue';
import { catalogues } from '@sen/domain/catalogues/all';
import { labelField } from './engine/catalogue/sdl.ts';

// Prints {file name: text}: the operations that the catalogue screens use, one file a catalogue.

function selection(fields: Readonly<Record<string, Field>>): string {
  return Object.entries(fields)
    .flatMap(([name, field]) => {
      if (field.kind === 'lines') return [`${name} { ${selection(field.fields)} }`];
      if (field.kind === 'ref' || field.kind === 'refs') return [name, `${labelField(name)} { _id ma ten }`];
      return [name];
    })
    .join(' ');
}

/** Rows of lines carry ids only; their labels come from the pickers. */
function plain(fields: Readonly<Record<string, Field>>): string {
  return Object.entries(fields)
    .map(([name, field]) =>
      field.kind === 'lines'
        ? `${name} { ${Object.keys(field.fields).join(' ')} }`
        : selection({ [name]: field }),
    )
    .join(' ');
}

function documentsOf(def: CatalogueDef): string {
  const names = operationNames(def);
  const { name } = def;
  return `fragment ${name}Entry on ${name} { _id version TrangThai TamNgung NgayTao NgayCapNhat ${plain(def.fields)} }
query List${name}($page: Int, $limit: Int, $keyword: String, $sort: [SortInput!], $filter: JSON, $includeSuspended: Boolean) {
  page: ${names.list}(page: $page, limit: $limit, keyword: $keyword, sort: $sort, filter: $filter, includeSuspended: $includeSuspended) {
    data { ...${name}Entry } totalRows totalPages currentPage
  }
}
query One${name}($id: ID!) { entry: ${names.one}(id: $id) { ...${name}Entry } }
query Search${name}($searchString: String, $limit: Int, $idDefaults: [ID!]) {
  entries: ${names.search}(searchString: $searchString, limit: $limit, idDefaults: $idDefaults) { ...${name}Entry }
}
mutation Create${name}($input: ${name}Input!) { entry: ${names.create}(input: $input) { ...${name}Entry } }
mutation Update${name}($id: ID!, $input: ${name}Input!) { entry: ${names.update}(id: $id, input: $input) { ...${name}Entry } }
mutation Batch${name}($act: BatchAct!, $ids: [ID!]!, $input: ${name}Input) {
  report: ${names.batch}(act: $act, ids: $ids, input: $input) { done refused { _id code details } }
}
mutation Remove${name}($ids: [ID!]!) { count: ${names.remove}(ids: $ids) }
`;
}

const documents = Object.fromEntries(
  catalogues.map((def) => [`catalogues/${def.name}.${def.service}.graphql`, documentsOf(def)]),
);
process.stdout.write(`${JSON.stringify(documents)}\n`);
