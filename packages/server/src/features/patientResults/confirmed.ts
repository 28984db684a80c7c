import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Ctx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { openingLink } from './open.ts';
import type { Confirmed } from './results.ts';
import type { LienKetRow } from './tables.ts';
import { linkOfSession } from './token.ts';

export const cookieName = 'sen_results';
export const cookiePath = '/api/results';

/** The link that this browser confirmed in the last minutes, as long as it opens. Errors: RESULT_CONFIRM_FIRST. */
export async function confirmedSession(
  ctx: Ctx,
  request: FastifyRequest,
): Promise<Confirmed & { link: LienKetRow }> {
  const session = request.cookies[cookieName] ?? '';
  const sealed = linkOfSession(ctx.config, session);
  const link = sealed && sealed.until > ctx.now() ? await openingLink(ctx, sealed.linkId) : null;
  if (!sealed || !link) throw new DomainError('RESULT_CONFIRM_FIRST');
  return { link, session, until: sealed.until };
}

/** Nothing of an answer is kept, and no other site hears of its address. */
export function quiet(reply: FastifyReply): void {
  void reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
}
