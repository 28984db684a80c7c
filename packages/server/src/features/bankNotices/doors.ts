import { DomainError } from '../../engine/errors.ts';
import { siteDoor } from '../../engine/http/doors.ts';
import { addressOf, countAttempt, giveBack, minutesLeft } from '../identity/attempts.ts';
import { readNotice } from './formats.ts';
import { keyOfLink, linkRow, noteHeard } from './link.ts';
import { isProven } from './proof.ts';
import { takeNotice } from './take.ts';

/**
 * POST /api/bank-notices: a bank, or who speaks for it, tells of a transfer; answers `{ success: true }` once it is kept, also when it was
 * known. Errors: NOT_FOUND while the connection is off, UNAUTHENTICATED without its key, TOO_MANY_REQUESTS, BAD_INPUT.
 */
export const noticeDoor = siteDoor({
  method: 'POST',
  url: '/api/bank-notices',
  access: 'PUBLIC',
  rawJson: true,
  wholeSite: 'it takes what a bank tells and gives nothing; a transfer belongs to the accounts of the house',
  answer: async ({ ctx, request }) => {
    const link = await linkRow(ctx);
    if (!link?.Bat || link.MatKhau === null) throw new DomainError('NOT_FOUND', { entity: 'KetNoiNganHang' });
    const attempt = { scope: 'bankNotice' as const, of: [addressOf(ctx)] };
    const counted = await countAttempt(ctx, attempt);
    if (!counted.taken)
      throw new DomainError('TOO_MANY_REQUESTS', { seconds: 60 * minutesLeft(ctx, counted) });
    const body = String(request.body ?? '');
    const key = keyOfLink(ctx, { MatKhau: link.MatKhau });
    if (!isProven(link.Loai, { headers: request.headers, body }, key, ctx.now()))
      throw new DomainError('UNAUTHENTICATED');
    await giveBack(ctx, attempt);
    await noteHeard(ctx, link);
    const told = readNotice(link.Loai, body);
    if (told) await takeNotice(ctx, link.Loai, told);
    return { success: true };
  },
});
