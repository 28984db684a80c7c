import type { Readable } from 'node:stream';

/** What bytes come from: the path of a file on this machine's disk, which stays where it is, or the bytes themselves. */
export type Source = string | Buffer;

/** A part of some bytes; shorter where they end before. */
export type Part = { from: number; length: number };

/** Bytes on their way; `size` is how many, where the store says so. */
export type Reading = { stream: Readable; size: number | null };

/**
 * Where the bytes of files are kept, each once under the SHA-256 of its content, hexadecimal. Bytes are there whole or not at all.
 * Errors of each: FILES_UNAVAILABLE while the store does not answer.
 */
export type ByteStore = {
  /** What this store is called in a sentence. */
  name: string;
  put: (sha256: string, source: Source) => Promise<void>;
  /** The bytes, or a part of them; null when they are not there. */
  read: (sha256: string, part?: Part) => Promise<Reading | null>;
  has: (sha256: string) => Promise<boolean>;
  /** Does nothing when they are not there. */
  remove: (sha256: string) => Promise<void>;
  /** Everything that is there, in no order. */
  list: () => AsyncIterable<{ sha256: string; size: number }>;
  /** Resolves when the store answers. */
  check: () => Promise<void>;
};
