import path from 'node:path';
import {
  type DocumentNode,
  type GraphQLInputType,
  getNamedType,
  isInputType,
  isNonNullType,
  Kind,
  type OperationDefinitionNode,
  parse,
  typeFromAST,
  validate,
} from 'graphql';
import { projectFolder } from '../../src/engine/folders.ts';
import { readTrustedDocuments } from '../../src/engine/graphql/trustedDocuments.ts';
import { serviceSchemas } from '../rootFields.ts';

/** A query that a screen sends. */
export type ScreenQuery = {
  name: string;
  service: string;
  text: string;
  variables: Array<{ name: string; type: GraphQLInputType; required: boolean }>;
  /** The type that its first field answers with, such as `BenhNhan`. */
  answers: string;
};

/** Every query of the web application, with the service whose schema it fits. */
export function screenQueries(): ScreenQuery[] {
  const documents = readTrustedDocuments(path.join(projectFolder, 'packages/web/src/gql/documents.json'));
  return [...documents.values()].flatMap((text) => {
    const document = parse(text);
    const [operation] = document.definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);
    return operation?.operation === 'query' ? [queryOf(text, document, operation)] : [];
  });
}

function queryOf(text: string, document: DocumentNode, operation: OperationDefinitionNode): ScreenQuery {
  const name = operation.name?.value ?? '';
  const found = [...serviceSchemas].find(([, schema]) => validate(schema, document).length === 0);
  if (!found) throw new Error(`no service has what ${name} asks for`);
  const [service, schema] = found;
  const variables = (operation.variableDefinitions ?? []).map(({ variable, type: node, defaultValue }) => {
    const type = typeFromAST(schema, node);
    if (!isInputType(type)) throw new Error(`${name}: $${variable.name.value} has no type`);
    return { name: variable.name.value, type, required: isNonNullType(type) && !defaultValue };
  });
  const [first] = operation.selectionSet.selections;
  const field = first?.kind === Kind.FIELD ? schema.getQueryType()?.getFields()[first.name.value] : undefined;
  return { name, service, text, variables, answers: field ? getNamedType(field.type).name : '' };
}
