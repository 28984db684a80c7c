import { hash, verify } from '@node-rs/argon2';

export const passwordMin = 8;

/** argon2id with the parameters that OWASP names as the minimum: 19 MiB, 2 passes, 1 lane. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes a password after NFC normalisation, so that the same letters typed on another keyboard match. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'), parameters);
}

/** Whether a password fits its hash. */
export function passwordFits(stored: string, password: string): Promise<boolean> {
  return verify(stored, password.normalize('NFC'));
}
