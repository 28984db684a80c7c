import { callIsOldAfter } from '@sen/domain/queues/queueSystem';
import { z } from 'zod';
import type { OutboxSender } from '../../engine/jobs/outbox.ts';
import { noteAway, noteBack, systemOf } from './leading.ts';
import { tellCall, tellUnknown } from './protocol.ts';
import { systemRow } from './queries.ts';

const about = z.object({ hang_doi: z.string(), noi: z.string(), so: z.string() });
const call = about.extend({ quay: z.string().nullable(), lan: z.number(), luc: z.string() });

/** Tells the queue system of a call, or of a number that nobody here has. A connection that was turned off is told nothing more. */
export const sendToQueueSystem: OutboxSender = async (ctx, { operation, idempotencyKey, payload }) => {
  const row = await systemRow(ctx);
  try {
    const system = systemOf(ctx, row);
    if (!system) return { boQua: true };
    const ma_yeu_cau = idempotencyKey;
    if (operation === 'khongRo')
      await tellUnknown(ctx.config, system, { ma_yeu_cau, ...about.parse(payload) });
    else {
      const parsed = call.parse(payload);
      const age = (ctx.now().getTime() - Date.parse(parsed.luc)) / 1000;
      await tellCall(ctx.config, system, { ma_yeu_cau, ...parsed, doc: age <= callIsOldAfter });
    }
  } catch (error) {
    await noteAway(ctx);
    throw error;
  }
  if (row?.MatTu) await noteBack(ctx);
  return { daNhan: true };
};
