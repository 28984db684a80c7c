import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLObjectType, GraphQLResolveInfo, GraphQLSchema } from 'graphql';
import { type FeatureResolvers, type FieldResolver, type RootField, requireAccess } from '../acts/access.ts';
import { reasonsGiven, withReasons } from '../acts/reasons.ts';
import { logHandedOver } from '../audit/conflicts.ts';
import type { CatalogueApi } from '../catalogue/api.ts';
import type { ServiceName } from '../config.ts';
import type { Ctx } from '../context.ts';
import { refuseIssues } from '../errors.ts';
import type { Hub } from '../events/hub.ts';
import type { Feature } from '../feature.ts';
import { serverFolder } from '../folders.ts';
import { argumentIssues, normalised, versionIssues } from './arguments.ts';
import { labelResolvers, recordSdl } from './recordApi.ts';
import { scalars } from './scalars.ts';

export type ServiceDef = {
  name: ServiceName;
  features: readonly Feature[];
  catalogues: CatalogueApi;
};

/** Whether a service carries the subscription, so that its clients open sockets. */
export function hasSubscription(service: ServiceDef): boolean {
  return service.features.some((feature) => feature.subscription);
}

const roots = `
"Everything that can be asked of this service."
type Query
"Everything that can be changed through this service."
type Mutation
`;

const built = new WeakMap<ServiceDef, GraphQLSchema>();

/** The executable schema of a service, built once a process. Errors: those of building it. */
export function serviceSchema(service: ServiceDef): GraphQLSchema {
  const schema = built.get(service) ?? buildServiceSchema(service);
  built.set(service, schema);
  return schema;
}

/** Throws when a root field names no access or an SDL field has no resolver. */
function buildServiceSchema(service: ServiceDef): GraphQLSchema {
  const sdl = service.features.flatMap((feature) => {
    const folder = path.join(serverFolder, 'src/features', feature.name);
    const files = readdirSync(folder).filter((file) => file.endsWith('.graphql'));
    return [
      ...files.sort().map((file) => readFileSync(path.join(folder, file), 'utf8')),
      ...(feature.sdl ? [feature.sdl] : []),
      ...(feature.api ? [recordSdl(feature.api)] : []),
    ];
  });
  const base = readFileSync(path.join(serverFolder, 'src/engine/graphql/base.graphql'), 'utf8');
  const parts = [
    ...service.features.flatMap((feature) => feature.resolvers ?? []),
    { types: labelResolvers(service.features.flatMap((feature) => feature.api ?? [])) },
    service.catalogues.resolvers,
  ];
  const types: Record<string, Record<string, unknown>> = {};
  for (const part of parts) {
    for (const [type, fields] of Object.entries(part.types ?? {})) {
      types[type] = { ...types[type], ...Object.fromEntries(Object.entries(fields).map(inContext)) };
    }
  }
  const subscriptions = service.features.flatMap((feature) => feature.subscription ?? []);
  const subscriptionRoot = subscriptions.length > 0 ? '"Live changes."\ntype Subscription' : '';
  const schema = makeExecutableSchema({
    typeDefs: [roots, subscriptionRoot, base, ...sdl, service.catalogues.sdl].filter((text) => text !== ''),
    resolvers: {
      ...types,
      ...scalars,
      ...(subscriptions.length > 0 ? { Subscription: Object.assign({}, ...subscriptions) } : {}),
    },
    updateResolversInPlace: true, // the schema is ours alone: no copies of it
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
  });
  attachRoots(schema.getQueryType(), collect(parts, 'Query'), service.name);
  attachRoots(schema.getMutationType(), collect(parts, 'Mutation'), service.name);
  return schema;
}

/** What GraphQL hands to resolvers: our context in a field of its own, since batches share one by prototype. */
export type GraphQLContext = {
  sen: Ctx;
  /** Where a socket hears of events. */
  hub?: Hub;
  /** Ends the socket of a subscription whose session is over. */
  closeSocket?: () => void;
  /** The socket's context anew, with the rights of this moment; null when its session is over. */
  renew?: () => Promise<Ctx | null>;
};

function inContext([name, resolve]: [string, FieldResolver]): [string, unknown] {
  return [
    name,
    // the types of the features hold: a resolver is called with its own row and arguments
    (row: never, args: never, context: GraphQLContext, info: GraphQLResolveInfo) =>
      resolve(row, args, context.sen, info),
  ];
}

function collect(parts: readonly FeatureResolvers[], root: 'Query' | 'Mutation'): Map<string, RootField> {
  const fields = new Map<string, RootField>();
  for (const part of parts) {
    for (const [name, field] of Object.entries(part[root] ?? {})) {
      if (fields.has(name)) throw new Error(`${root}.${name} is resolved twice`);
      fields.set(name, field);
    }
  }
  return fields;
}

function attachRoots(
  type: GraphQLObjectType | null | undefined,
  fields: Map<string, RootField>,
  service: string,
): void {
  const inSchema = type?.getFields() ?? {};
  for (const name of fields.keys()) {
    if (!inSchema[name]) throw new Error(`${service}: ${name} has a resolver but stands in no schema`);
  }
  for (const field of Object.values(inSchema)) {
    const root = fields.get(field.name);
    if (!root) throw new Error(`${service}: ${field.name} has no resolver with an access`);
    const ofMachines = root.ofMachines === true || root.whileDue === true;
    field.extensions = { ...field.extensions, access: root.access, ofMachines };
    field.resolve = async (_source, args: Record<string, unknown>, { sen: ctx }: GraphQLContext) => {
      requireAccess(ctx, root); // first: a stranger learns nothing about arguments
      refuseIssues([
        ...field.args.flatMap((arg) =>
          argumentIssues(arg.type, args[arg.name], arg.name === 'input' ? '' : arg.name),
        ),
        ...(type?.name === 'Mutation' ? versionIssues(field, args) : []),
      ]);
      try {
        const given = normalised(args);
        const reasons = type?.name === 'Mutation' ? reasonsGiven(field.name, given) : [];
        return await root.run(withReasons(ctx, reasons), given as never); // the schema has checked the arguments' shape
      } catch (error) {
        await logHandedOver(ctx, error);
        throw error;
      }
    };
  }
}
