import { type CatalogueDef, isWithheld, operationNames } from '@sen/domain/catalogue/catalogue';
import { shownName } from '@sen/domain/catalogue/shownName';
import type { Issue } from '@sen/domain/catalogue/validate';
import { tenKhongDau } from '@sen/domain/names/key';
import type { Permission } from '@sen/domain/permissions/permissions';
import { access, type FeatureResolvers, type FieldResolver, type RootField } from '../acts/access.ts';
import type { Ctx } from '../context.ts';
import { defineRegistry } from '../points.ts';
import { type BatchArgs, batchEntries } from './batch.ts';
import { type BeforeSave, createEntry, removeEntries, updateEntry } from './commands.ts';
import { checkOf, ownInput, requireWritten, writerOf } from './own.ts';
import {
  type ListArgs,
  listCatalogue,
  oneOfCatalogue,
  type RefLabel,
  type Row,
  refLabel,
  refLabels,
  searchCatalogue,
} from './queries.ts';
import { catalogueSdl, labelField } from './sdl.ts';

export type CatalogueApi = { sdl: string; resolvers: FeatureResolvers };

/** Begins the check of a file that is imported: what each of its entries may not be, one after the other, also beside earlier ones. */
export type FileCheck = () => (ctx: Ctx, one: { id: string; entry: Row }) => Promise<Issue[]>;

/** Checks of a catalogue's entries that only the server can make: of one that is saved, and of those of a file. */
export const catalogueCheck = defineRegistry<{ catalogue: string; check: BeforeSave; file?: FileCheck }>(
  'catalogueCheck',
  ({ catalogue }) => catalogue,
);

/** SDL and resolvers of a service's catalogues. */
export function catalogueApi(defs: readonly CatalogueDef[]): CatalogueApi {
  const Query: Record<string, RootField> = {};
  const Mutation: Record<string, RootField> = {};
  const types: Record<string, Record<string, FieldResolver>> = {
    RefLabel: {
      ten: ({ ten, tenTiengAnh }: RefLabel, _args, ctx) => shownName(ctx.language, ten, tenTiengAnh),
    },
  };
  for (const def of defs) {
    Object.assign(Query, queriesOf(def));
    Object.assign(Mutation, mutationsOf(def, catalogueCheck.get(def.name)?.check));
    types[def.name] = fieldsOf(def);
  }
  return { sdl: catalogueSdl(defs), resolvers: { Query, Mutation, types } };
}

type SearchArgs = {
  searchString?: string | null;
  keyWord?: string | null;
  limit?: number | null;
  idDefault?: string | null;
  idDefaults?: readonly string[] | null;
};

/** The filter that a definition's own arguments ask for. */
function filterOf(def: CatalogueDef, args: Row): Row {
  const given = Object.entries(def.filters ?? {}).filter(
    ([argument]) => args[argument] !== undefined && args[argument] !== null,
  );
  return Object.fromEntries(given.map(([argument, field]) => [field, args[argument]]));
}

function asRow(value: unknown): Row {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function queriesOf(def: CatalogueDef): Record<string, RootField> {
  const names = operationNames(def);
  return {
    [names.list]: access('SIGNED_IN', (ctx, args: ListArgs & Row) =>
      listCatalogue(ctx, def, { ...args, filter: { ...filterOf(def, args), ...asRow(args.filter) } }),
    ),
    [names.one]: access('SIGNED_IN', (ctx, { id }: { id: string }) => oneOfCatalogue(ctx, def, id)),
    [names.search]: access('SIGNED_IN', (ctx, args: SearchArgs & Row) =>
      searchCatalogue(ctx, def, {
        text: args.searchString ?? args.keyWord ?? '',
        limit: args.limit ?? 20,
        filter: filterOf(def, args),
        ids: [...(args.idDefault ? [args.idDefault] : []), ...(args.idDefaults ?? [])],
      }),
    ),
  };
}

function mutationsOf(def: CatalogueDef, hook: BeforeSave | undefined): Record<string, RootField> {
  const names = operationNames(def);
  const permission = def.permission as Permission; // a test holds definitions against the list of permissions
  // own entries are written by a right of their own, which depends on the entry
  const who = def.own ? 'SIGNED_IN' : permission;
  return {
    [names.create]: access(who, async (ctx, { input }: { input: Row }) => {
      const writer = writerOf(ctx, def);
      return createEntry(ctx, def, await ownInput(ctx, def, writer, input), checkOf(def, writer, hook));
    }),
    [names.update]: access(who, (ctx, { id, input }: { id: string; input: Row }) =>
      updateEntry(ctx, def, id, input, checkOf(def, writerOf(ctx, def), hook)),
    ),
    [names.remove]: access(who, (ctx, { ids }: { ids: string[] }) => {
      const writer = writerOf(ctx, def);
      return removeEntries(ctx, def, ids, (row) => requireWritten(writer, row));
    }),
    [names.batch]: access(permission, (ctx, args: BatchArgs) => batchEntries(ctx, def, args, hook)),
  };
}

/** The fields that a row does not answer itself: labels, texts without accents, and what is withheld, whichever operation gave the row. */
function fieldsOf(def: CatalogueDef): Record<string, FieldResolver> {
  const resolvers: Record<string, FieldResolver> = {};
  const given = (field: string, row: Row, ctx: Ctx) =>
    isWithheld(def, field, ctx.permissions) ? undefined : row[field];
  for (const [field, of] of Object.entries(def.withoutAccents ?? {}))
    resolvers[field] = (row: Row) => tenKhongDau(String(row[of] ?? ''));
  for (const [field, spec] of Object.entries(def.fields)) {
    if (spec.confidential) {
      const nothing = spec.kind === 'refs' || spec.kind === 'lines' ? [] : null;
      resolvers[field] = (row: Row, _args, ctx) => given(field, row, ctx) ?? nothing;
    }
    if (spec.kind === 'ref') {
      resolvers[labelField(field)] = (row: Row, _args, ctx) =>
        refLabel(ctx, spec.to, (given(field, row, ctx) as string | null | undefined) ?? null); // an id, by its kind
    }
    if (spec.kind === 'refs') {
      resolvers[labelField(field)] = (row: Row, _args, ctx) =>
        refLabels(ctx, spec.to, (given(field, row, ctx) as string[] | undefined) ?? []); // ids, by their kind
    }
  }
  return resolvers;
}
