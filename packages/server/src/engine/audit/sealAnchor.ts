import { type FileHandle, mkdir, open } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../config.ts';
import { type SealKeySource, type SignatureVerdict, signText, verifyText } from './sealKey.ts';

/** What of the settings says how seals are signed and where they are anchored. */
export type SealConfig = SealKeySource & Pick<Config, 'sealFile'>;

/** A signed place of the chain of seals: how many there are, the hash of the last one, and up to when the log was sealed whole. */
export type Anchor = { until: string; seq: bigint; hash: string };

/** A line of the file: an anchor, and why a person took the log as it was then, if one did. */
export type AnchorLine = Anchor & { accepted: string | null; signature: string; line: string };

/** Enough for the last two lines of the file, each with a reason of full length. */
const tailBytes = 8192;
const reasonMost = 500;
const form = /^(\S+) (\d{1,18}) ([0-9a-f]{64}|-) (\S+:\S+)(?: accepted: (.+))?$/;

/** Signs a place of the chain, for the database and for the file. */
export function signAnchor(config: SealConfig, anchor: Anchor, accepted: string | null = null): string {
  return signText(config, signedText(anchor, accepted));
}

/** Whether this site signed a place of the chain. */
export function verifyAnchor(
  config: SealConfig,
  anchor: Anchor,
  { signature, accepted = null }: { signature: string; accepted?: string | null },
): SignatureVerdict {
  return verifyText(config, signedText(anchor, accepted), signature);
}

/** Adds a line to the file that only grows, and waits until the disk has it. */
export async function writeAnchor(
  config: SealConfig,
  anchor: Anchor,
  accepted: string | null = null,
): Promise<void> {
  const reason = accepted?.replace(/\s+/g, ' ').trim().slice(0, reasonMost) ?? null;
  const line = [anchor.until, anchor.seq, anchor.hash || '-', signAnchor(config, anchor, reason)].join(' ');
  await mkdir(path.dirname(config.sealFile), { recursive: true });
  const file = await open(config.sealFile, 'a+', 0o600);
  try {
    // a line that a power cut left half-written is ended, so that it spoils no other
    const torn = !(await tailOf(file)).endsWith('\n');
    await file.write(`${torn ? '\n' : ''}${line}${reason === null ? '' : ` accepted: ${reason}`}\n`);
    await file.datasync();
  } finally {
    await file.close();
  }
}

/** The last anchor in the file; null when there is none. It stands for all before it, since each seal holds the hash of the one before. */
export async function lastAnchor(config: Pick<SealConfig, 'sealFile'>): Promise<AnchorLine | null> {
  const file = await open(config.sealFile, 'r').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (!file) return null;
  try {
    return (await tailOf(file)).split('\n').reduceRight<AnchorLine | null>((found, line) => {
      return found ?? readLine(line);
    }, null);
  } finally {
    await file.close();
  }
}

async function tailOf(file: FileHandle): Promise<string> {
  const { size } = await file.stat();
  const length = Math.min(size, tailBytes);
  if (length === 0) return '\n';
  const { buffer } = await file.read({ buffer: Buffer.alloc(length), length, position: size - length });
  return buffer.toString('utf8');
}

function readLine(line: string): AnchorLine | null {
  const [, until, seq, hash, signature, accepted = null] = form.exec(line) ?? [];
  if (!until || !seq || !hash || !signature) return null;
  return { until, seq: BigInt(seq), hash: hash === '-' ? '' : hash, signature, accepted, line };
}

function signedText({ until, seq, hash }: Anchor, accepted: string | null): string {
  return ['sen seal 1', until, seq, hash, ...(accepted === null ? [] : [accepted])].join('\n');
}
