import { type Ctx, requireSession } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { type Attempt, countAttempt, fail, forget, giveBack, minutesLeft, tryAgain } from './attempts.ts';
import { passwordFits } from './passwords.ts';

/**
 * Asks the owner of a session for the password again, at the field `currentPassword`. Wrong ones make this session wait and no other,
 * so that a desk left open cannot be guessed at. Errors: PASSWORD_INCORRECT, PASSWORD_WAIT, TOO_MANY_REQUESTS.
 */
export async function requireCurrentPassword(ctx: Ctx, stored: string, given: string): Promise<void> {
  const { _id, sessionId } = requireSession(ctx);
  const attempt: Attempt = { scope: 'session', of: [sessionId], account_Id: _id };
  const counted = await countAttempt(ctx, attempt);
  if (!counted.taken && counted.underWay) throw tryAgain();
  if (!counted.taken) throw atField('PASSWORD_WAIT', { minutes: minutesLeft(ctx, counted) });
  let fits: boolean;
  try {
    fits = await passwordFits(stored, given, { key: _id, known: true });
  } catch (error) {
    await giveBack(ctx, attempt);
    throw error;
  }
  if (!fits) {
    await fail(ctx, attempt);
    throw atField('PASSWORD_INCORRECT');
  }
  await forget(ctx, attempt);
}

function atField(code: 'PASSWORD_INCORRECT' | 'PASSWORD_WAIT', details = {}): DomainError {
  return new DomainError(code, { ...details, issues: [{ path: 'currentPassword', code, details }] });
}
