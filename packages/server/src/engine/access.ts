import type { Permission } from '@sen/domain/permissions/permissions';
import type { GraphQLResolveInfo } from 'graphql';
import { type Ctx, requirePermission, requireSession, requireUser } from './context.ts';

/** Who may call a root field: anybody, every signed-in user, or the holders of a permission. */
export type Access = 'PUBLIC' | 'SIGNED_IN' | Permission;

/** A root field with the access it needs; a service refuses to start with a root field that names none. */
export type RootField = {
  access: Access;
  run: (ctx: Ctx, args: Record<string, unknown>) => Promise<unknown> | unknown;
  /** Also for a session whose owner must first choose a password or set up the second factor. */
  whileDue?: true;
};

/** Declares a root field with the access it needs. `A` is the arguments' generated type. */
export function access<A>(who: Access, run: (ctx: Ctx, args: A) => Promise<unknown> | unknown): RootField {
  return { access: who, run: (ctx, args) => run(ctx, args as A) }; // the schema has checked the arguments' shape
}

/** Declares a root field for every session, also one whose owner must first choose a password or set up the second factor. */
export function accessWhileDue<A>(run: (ctx: Ctx, args: A) => Promise<unknown> | unknown): RootField {
  return { ...access<A>('SIGNED_IN', run), whileDue: true };
}

/** Throws UNAUTHENTICATED, FORBIDDEN or what is due unless the request may call a root field. */
export function requireAccess(
  ctx: Ctx,
  { access: who, whileDue }: Pick<RootField, 'access' | 'whileDue'>,
): void {
  if (whileDue) requireSession(ctx);
  else if (who === 'SIGNED_IN') requireUser(ctx);
  else if (who !== 'PUBLIC') requirePermission(ctx, who);
}

/** Field resolvers of an object type; the parent is a row as a query answered it. */
// biome-ignore lint/suspicious/noExplicitAny: each feature narrows the parent to its own row
export type FieldResolver = (parent: any, args: any, ctx: Ctx, info: GraphQLResolveInfo) => unknown;

export type FeatureResolvers = {
  Query?: Record<string, RootField>;
  Mutation?: Record<string, RootField>;
  types?: Record<string, Record<string, FieldResolver>>;
};
