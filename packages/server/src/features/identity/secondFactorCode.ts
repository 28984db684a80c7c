import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../engine/context.ts';
import { openSecret } from '../../engine/secrets/secrets.ts';
import { randomWord } from './passwords.ts';
import { accountTable } from './tables.ts';
import { isTotpCode, stepOfCode } from './totp.ts';

type Account = typeof accountTable.$inferSelect;

const recoveryCount = 10;

/** Ten new recovery codes of 59 random bits each, as they are shown: 'abcd-efgh-jkmn'. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCount }, () => randomWord());
}

/** How a recovery code is kept: SHA-256, hex, of its letters alone. It is too long to be guessed back. */
export function hashRecoveryCode(accountId: string, code: string): string {
  const letters = code.toLowerCase().replace(/[\s-]/g, '');
  return createHash('sha256').update(`${accountId}:${letters}`).digest('hex');
}

/**
 * Takes a code of the authenticator app or a recovery code of an account that is locked for update; each holds once. Answers whether
 * it was right.
 */
export async function takeCode(tx: Tx, account: Account, code: string): Promise<boolean> {
  const digits = code.replace(/\s/g, '');
  // a recovery code holds also when the key of the secret is lost
  if (isTotpCode(digits)) return takeTotpCode(tx, account, digits);
  const hash = hashRecoveryCode(account._id, code);
  if (!account.recoveryHashes.includes(hash)) return false;
  await tx.db
    .update(accountTable)
    .set({ recoveryHashes: account.recoveryHashes.filter((one) => one !== hash) })
    .where(eq(accountTable._id, account._id));
  return true;
}

async function takeTotpCode(tx: Tx, account: Account, digits: string): Promise<boolean> {
  if (!account.totpSecret) return false;
  const secret = openSecret(tx.config, account._id, account.totpSecret);
  const step = stepOfCode(secret, digits, tx.now(), account.totpStep);
  if (step === null) return false;
  await tx.db.update(accountTable).set({ totpStep: step }).where(eq(accountTable._id, account._id));
  return true;
}
