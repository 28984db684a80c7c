import { everyRight } from '@sen/domain/acts/acts';
import { receptionClosed } from '@sen/domain/reception/tiepNhan';
import { z } from 'zod';
import type { Ctx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { emit } from '../../engine/events/events.ts';
import type { OutboxCall } from '../../engine/jobs/outbox.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { recheckByNumber } from './cards.ts';
import { recheckCard } from './commands.ts';
import { receptionById } from './queries.ts';

const payload = z.object({ TiepNhan_Id: z.string(), SoTheBHYT: z.string() });

/**
 * Asks the portal again about the card of a visit that was received while it did not answer; a confirmed card changes the
 * reception, its money and its desks like a look-up by hand. Answers the outcome; throws while the portal stays silent.
 */
export async function sendCardCheck(ctx: Ctx, call: OutboxCall): Promise<{ outcome: string }> {
  const { TiepNhan_Id, SoTheBHYT } = payload.parse(call.payload);
  const visit = await receptionById(ctx, TiepNhan_Id);
  const over = receptionClosed(visit);
  if (over) return { outcome: over };
  const isFirst = visit.SoTheBHYT === SoTheBHYT;
  // somebody was faster, or the visit goes by another card now, which waits by a call of its own
  if (isFirst && visit.TheDaXacMinh) return { outcome: 'NOT_NEEDED' };
  try {
    const confirmed = isFirst
      ? (await recheckCard(ctx, TiepNhan_Id, everyRight)).TheDaXacMinh
      : await recheckByNumber(ctx, visit, SoTheBHYT);
    if (confirmed === null) return { outcome: 'NOT_NEEDED' };
    if (!confirmed) throw new Error('the insurance portal did not answer');
    return { outcome: 'CONFIRMED' };
  } catch (error) {
    // a refused card stays unconfirmed: the answer is kept with the look-ups, and people decide
    if (!(error instanceof DomainError) || error.code !== 'NEEDS_CONFIRMATION') throw error;
    await inTransaction(ctx, (tx) =>
      emit(tx, {
        module: 'TiepNhan',
        process: 'update',
        idNode: visit.NoiTiepNhan_Id,
        data: { TiepNhan_Id, BenhNhan_Id: visit.BenhNhan_Id },
      }),
    );
    return { outcome: 'CARD_REFUSED' };
  }
}
