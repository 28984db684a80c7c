import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isScalarType,
} from 'graphql';
import type { Access } from '../src/engine/acts/access.ts';
import { serviceSchema } from '../src/engine/graphql/serviceSchema.ts';
import { allServices } from '../src/services.ts';

export type Root = {
  service: string;
  kind: 'query' | 'mutation';
  field: GraphQLField<unknown, unknown>;
  access: Access;
  /** Open to the account of a machine as to every other one. */
  ofMachines: boolean;
};

/** Makes a value of an argument's type; undefined leaves the argument out. `depth` counts the inputs that it lies in. */
export type Make = (type: GraphQLInputType, depth: number) => unknown;

/** The schemas of the services by name. */
export const serviceSchemas: ReadonlyMap<string, GraphQLSchema> = new Map(
  allServices
    .filter((service) => service.features.length > 0 || service.catalogues.sdl !== '')
    .map((service) => [service.name, serviceSchema(service)]),
);

/** Every query and mutation of every service. */
export const rootFields: readonly Root[] = [...serviceSchemas].flatMap(([service, schema]) => {
  const of = (kind: Root['kind']) =>
    Object.values(
      (kind === 'query' ? schema.getQueryType() : schema.getMutationType())?.getFields() ?? {},
    ).map(
      (field): Root => ({
        service,
        kind,
        field,
        access: field.extensions['access'] as Access, // put there by attachRoots
        ofMachines: field.extensions['ofMachines'] === true,
      }),
    );
  return [...of('query'), ...of('mutation')];
});

/** An operation that asks one root field with arguments of `make`. */
export function operationOf(root: Root, make: Make): { query: string; variables: Record<string, unknown> } {
  const args = root.field.args.map(({ name, type }) => ({ name, type: String(type), value: make(type, 0) }));
  const given = args.filter(({ value }) => value !== undefined);
  const head = given.length > 0 ? `(${given.map(({ name, type }) => `$${name}: ${type}`).join(', ')})` : '';
  const body = given.length > 0 ? `(${given.map(({ name }) => `${name}: $${name}`).join(', ')})` : '';
  const named = getNamedType(root.field.type);
  const selection = isScalarType(named) || isEnumType(named) ? '' : ' { __typename }';
  return {
    query: `${root.kind} Walk${head} { ${root.field.name}${body}${selection} }`,
    variables: Object.fromEntries(given.map(({ name, value }) => [name, value])),
  };
}
