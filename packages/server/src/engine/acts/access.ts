import { isMachine } from '@sen/domain/permissions/machines';
import type { Permission } from '@sen/domain/permissions/permissions';
import type { GraphQLResolveInfo } from 'graphql';
import { type Ctx, requirePermission, requireSession, requireUser } from '../context.ts';
import { DomainError } from '../errors.ts';

/** Who may call a root field: anybody, every signed-in person, or the holders of a permission. */
export type Access = 'PUBLIC' | 'SIGNED_IN' | Permission;

/** The arguments of a field that takes none. */
export type NoArguments = Readonly<Record<never, never>>;

/** A root field with the access it needs; a service refuses to start with a root field that names none. */
export type RootField<Arguments = never, Answer = unknown> = {
  access: Access;
  run: (ctx: Ctx, args: Arguments) => Promise<Answer> | Answer;
  /** Also for a session whose owner must first choose a password or set up the second factor. */
  whileDue?: true;
  /** Also for the account of a machine that anybody stands at. */
  ofMachines?: true;
};

/** Declares a root field with the access it needs. The schema's types, by way of `Resolvers`, say what it is given and answers. */
export function access<Arguments, Answer>(
  who: Access,
  run: (ctx: Ctx, args: Arguments) => Promise<Answer> | Answer,
): RootField<Arguments, Answer> {
  return { access: who, run };
}

/** Declares a root field for every signed-in account, that of a machine too: what a session begins with, and what concerns itself. */
export function accessOfAll<Arguments, Answer>(
  run: (ctx: Ctx, args: Arguments) => Promise<Answer> | Answer,
): RootField<Arguments, Answer> {
  return { access: 'SIGNED_IN', run, ofMachines: true };
}

/** Declares a root field for every session, also one whose owner must first choose a password or set up the second factor. */
export function accessWhileDue<Arguments, Answer>(
  run: (ctx: Ctx, args: Arguments) => Promise<Answer> | Answer,
): RootField<Arguments, Answer> {
  return { access: 'SIGNED_IN', run, whileDue: true };
}

/** Throws UNAUTHENTICATED, FORBIDDEN or what is due unless the request may call a root field. */
export function requireAccess(
  ctx: Ctx,
  { access: who, whileDue, ofMachines }: Pick<RootField, 'access' | 'whileDue' | 'ofMachines'>,
): void {
  if (whileDue) requireSession(ctx);
  else if (who === 'SIGNED_IN') {
    requireUser(ctx);
    if (!ofMachines && isMachine(heldAnywhere(ctx))) throw new DomainError('FORBIDDEN');
  } else if (who !== 'PUBLIC') requirePermission(ctx, who);
}

/** The rights of the profile at all of its nodes: a machine that names another node is the same machine. */
function* heldAnywhere({ permissions, grants }: Ctx): Iterable<string> {
  for (const some of [permissions, grants.own, ...grants.byNode.values()]) yield* some;
}

/** Resolves a field of an object type from the row that a query answered. */
export type FieldResolver<Row = never, Arguments = never, Answer = unknown> = (
  row: Row,
  args: Arguments,
  ctx: Ctx,
  info: GraphQLResolveInfo,
) => Promise<Answer> | Answer;

/** The resolvers of a type: a field that its row does not hold as the schema wants it must have one, the others may. */
export type TypeResolvers<Row, Fields, Arguments = NoArguments> = {
  [Name in keyof Fields as Holds<Row, Fields, Name> extends true ? never : Name]: ResolverOf<
    Row,
    Fields,
    Arguments,
    Name
  >;
} & { [Name in keyof Fields]?: ResolverOf<Row, Fields, Arguments, Name> };

type Holds<Row, Fields, Name extends keyof Fields> = Name extends keyof Row
  ? Row[Name] extends Fields[Name]
    ? true
    : false
  : false;

type ResolverOf<Row, Fields, Arguments, Name extends keyof Fields> = FieldResolver<
  Row,
  Name extends keyof Arguments ? Arguments[Name] : NoArguments,
  Fields[Name]
>;

/** The resolvers of a feature as the engine calls them; features declare theirs as the `Resolvers` of their service. */
export type FeatureResolvers = {
  Query?: Record<string, RootField>;
  Mutation?: Record<string, RootField>;
  types?: Record<string, Record<string, FieldResolver>>;
};
