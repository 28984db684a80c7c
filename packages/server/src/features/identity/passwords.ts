import { randomInt } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { hashingLimits, shareTurns, type Turn } from './turns.ts';

/** argon2id with the parameters that OWASP names as the minimum: 19 MiB, 2 passes, 1 lane. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The library hashes on the threads that files and names of hosts are read with: what waits for them waits here instead. */
const inTurn = shareTurns(hashingLimits);

/** What the site hashes by itself: new passwords, seeds. */
const ownWork: Turn = { key: 'own work', known: true };

/** Hashes a password after NFC normalisation, so that the same letters typed on another keyboard match. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(ownWork, () => hash(password.normalize('NFC'), parameters));
}

/** The hashes of many passwords, in their order, one after the other. */
export async function hashPasswords(passwords: readonly string[]): Promise<string[]> {
  const hashes: string[] = [];
  for (const password of passwords) hashes.push(await hashPassword(password));
  return hashes;
}

/** Whether a password fits its hash. Error: TOO_MANY_REQUESTS when too many wait for such an answer. */
export function passwordFits(stored: string, password: string, turn: Turn = ownWork): Promise<boolean> {
  return inTurn(turn, () => verify(stored, password.normalize('NFC')));
}

/** Small letters and digits that nobody takes for another one when a word is read out or copied from paper. */
const clear = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A random word of 59 bits in three parts, 'abcd-efgh-jkmn': a password for one use, a recovery code. */
export function randomWord(): string {
  const part = () => Array.from({ length: 4 }, () => clear[randomInt(clear.length)]).join('');
  return [part(), part(), part()].join('-');
}
