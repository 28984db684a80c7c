import { randomInt } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** argon2id with the parameters that OWASP names as the minimum: 19 MiB, 2 passes, 1 lane. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes a password after NFC normalisation, so that the same letters typed on another keyboard match. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'), parameters);
}

/** Hashes that are worked on at once: the others of libuv's four threads stay free for those who sign in meanwhile. */
const hashedAtOnce = 2;

/** The hashes of many passwords, in their order; each is made on a thread beside the server's own. */
export async function hashPasswords(passwords: readonly string[]): Promise<string[]> {
  const hashes: string[] = [];
  let next = 0;
  const work = async () => {
    for (let at = next++; at < passwords.length; at = next++)
      hashes[at] = await hashPassword(passwords[at] ?? '');
  };
  await Promise.all(Array.from({ length: hashedAtOnce }, work));
  return hashes;
}

/** Whether a password fits its hash. */
export function passwordFits(stored: string, password: string): Promise<boolean> {
  return verify(stored, password.normalize('NFC'));
}

/** Small letters and digits that nobody takes for another one when a word is read out or copied from paper. */
const clear = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A random word of 59 bits in three parts, 'abcd-efgh-jkmn': a password for one use, a recovery code. */
export function randomWord(): string {
  const part = () => Array.from({ length: 4 }, () => clear[randomInt(clear.length)]).join('');
  return [part(), part(), part()].join('-');
}
