import { DomainError } from '../../engine/errors.ts';
import { siteDoor } from '../../engine/http/doors.ts';
import { addressOf, countAttempt, minutesLeft } from '../identity/attempts.ts';
import { beginScreen, codeOf, noteSeen, screenOfToken } from './device.ts';
import { liveBoard } from './queries.ts';
import { boardNow } from './show.ts';

/** POST /api/boards: a television asks for a code to be paired by; answers `{ token, ma, denLuc }`. Errors: TOO_MANY_REQUESTS, of an address and of all. */
export const beginDoor = siteDoor({
  method: 'POST',
  url: '/api/boards',
  access: 'PUBLIC',
  wholeSite:
    'a code by which somebody with the right says what a television shows; nothing else is given for it',
  answer: async ({ ctx, reply }) => {
    void reply.header('cache-control', 'no-store');
    const counted = await countAttempt(ctx, { scope: 'television', of: [addressOf(ctx)] });
    if (!counted.taken)
      throw new DomainError('TOO_MANY_REQUESTS', { seconds: 60 * minutesLeft(ctx, counted) });
    return beginScreen(ctx);
  },
});

/** GET /api/boards/now with the television's token: `{ bang }` once it is paired, else `{ ma, denLuc }`. Errors: NOT_FOUND. */
export const boardDoor = siteDoor({
  method: 'GET',
  url: '/api/boards/now',
  access: 'PUBLIC',
  wholeSite: 'numbers and masked names of the queues that a paired television was given',
  answer: async ({ ctx, request, reply }) => {
    void reply.header('cache-control', 'no-store');
    const token = request.headers['x-board-token'];
    const screen = typeof token === 'string' ? await screenOfToken(ctx, token) : null;
    if (screen && !screen.BangGoiSo_Id) return codeOf(ctx, screen);
    const board = screen?.BangGoiSo_Id ? await liveBoard(ctx, screen.BangGoiSo_Id) : null;
    if (!screen || !board) throw new DomainError('NOT_FOUND', { entity: 'BangGoiSo' });
    await noteSeen(ctx, screen);
    return { bang: await boardNow(ctx, board) };
  },
});
