import { createRequire } from 'node:module';
import type * as Argon2 from '@node-rs/argon2';

// `vitest.config.ts` gives it to what hashes passwords: tests hash the same few of them all day, and none of them is to be kept from anybody.
const library = createRequire(import.meta.url)('@node-rs/argon2') as typeof Argon2; // the library itself

export const { verify } = library;

/** The parameters that the last hash was asked for with. */
export const asked: { last: Argon2.Options | null } = { last: null };

/** A hash of one pass over a mebibyte: a thirtieth of the work. */
export const hash: typeof Argon2.hash = (password, parameters) => {
  asked.last = parameters ?? null;
  return library.hash(password, { ...parameters, memoryCost: 1024, timeCost: 1 });
};
