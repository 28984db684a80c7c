import type { Permission } from '@sen/domain/permissions/permissions';
import type { Ctx } from '../src/engine/context.ts';

/** The same person with one more permission at every node of the profile. */
export function withPermission(ctx: Ctx, permission: Permission): Ctx {
  return {
    ...ctx,
    permissions: new Set([...ctx.permissions, permission]),
    grants: { ...ctx.grants, own: new Set([...ctx.grants.own, permission]) },
  };
}
