import type { Rights } from '@sen/domain/acts/acts';
import { rightsOf } from '../../engine/acts/acts.ts';
import type { Ctx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';

/** Where the kiosk stands. Errors: NODE_NOT_GRANTED where the caller is no kiosk. */
export function requireKiosk(ctx: Ctx): string {
  const { nodeId } = ctx;
  if (nodeId === null || !rightsOf(ctx).has('KIOSK', nodeId))
    throw new DomainError('NODE_NOT_GRANTED', { nodeId });
  return nodeId;
}

/** The rights with which a kiosk receives: that of the desk where it is a kiosk, and no other one. */
export function receivingRights(ctx: Ctx): Rights {
  const rights = rightsOf(ctx);
  return { has: (permission, node) => permission === 'TIEP_NHAN' && rights.has('KIOSK', node) };
}
