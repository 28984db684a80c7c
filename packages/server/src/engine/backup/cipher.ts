import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import { keyOf } from '../secrets/secrets.ts';
import type { BackupConfig } from './manifest.ts';
import { RestoreRefusal } from './refusal.ts';

/** The first bytes of an encrypted backup; those of a plain one are of gzip. */
const mark = Buffer.from('SENBAK2\n');
const gzipMark = Buffer.from([0x1f, 0x8b]);
const idBytes = 8;
const saltBytes = 16;
const headerBytes = mark.length + idBytes + saltBytes;
const pieceBytes = 1024 * 1024;
const tagBytes = 16;

/** Bytes by which a backup is told from other files. */
export const markBytes = mark.length;

/** Whether a file that begins so can be a backup. */
export function isBackupHead(head: Buffer): boolean {
  return head.subarray(0, mark.length).equals(mark) || head.subarray(0, gzipMark.length).equals(gzipMark);
}

/**
 * Encrypts a stream with a key of its own that is derived from the site's: AES-256-GCM in pieces of 1 MiB, numbered, the last one marked,
 * so that no piece can be changed, moved or left out, and nothing unproven is given on while it is read.
 */
export async function* encrypted(
  config: BackupConfig,
  source: AsyncIterable<Buffer>,
): AsyncGenerator<Buffer> {
  const salt = randomBytes(saltBytes);
  const header = Buffer.concat([mark, keyId(config), salt]);
  const key = fileKey(config, salt);
  yield header;
  for await (const { piece, number, last } of piecesOf(source, pieceBytes)) {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(number, last)).setAAD(header);
    yield Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()]);
  }
}

/** What was encrypted; a plain stream as it is. Errors: BACKUP_LOCKED, BACKUP_DAMAGED. */
export async function* decrypted(
  config: BackupConfig,
  source: AsyncIterable<Buffer>,
): AsyncGenerator<Buffer> {
  const { header, rest } = await headerOf(source);
  if (!header.subarray(0, mark.length).equals(mark)) {
    yield header;
    yield* rest;
    return;
  }
  if (!header.subarray(mark.length, mark.length + idBytes).equals(keyId(config)))
    throw new RestoreRefusal(
      'BACKUP_LOCKED',
      'it is encrypted with a key that is not the SEN_SECRET_KEY of this site',
    );
  const key = fileKey(config, header.subarray(mark.length + idBytes));
  for await (const { piece, number, last } of piecesOf(rest, pieceBytes + tagBytes)) {
    const end = Math.max(0, piece.length - tagBytes);
    const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(number, last), { authTagLength: tagBytes });
    try {
      decipher.setAAD(header).setAuthTag(piece.subarray(end));
      yield Buffer.concat([decipher.update(piece.subarray(0, end)), decipher.final()]);
    } catch {
      throw new RestoreRefusal(
        'BACKUP_DAMAGED',
        `piece ${number + 1} of the encrypted file was changed or cut`,
      );
    }
  }
}

/** A stream in pieces of one size; which is the last is known only once the stream has ended. */
async function* piecesOf(source: AsyncIterable<Buffer>, size: number) {
  let waiting: Buffer[] = [];
  let length = 0;
  let number = 0;
  for await (const chunk of source) {
    waiting.push(chunk);
    length += chunk.length;
    if (length <= size) continue;
    let all = Buffer.concat(waiting);
    for (; all.length > size; all = all.subarray(size))
      yield { piece: all.subarray(0, size), number: number++, last: false };
    waiting = [all];
    length = all.length;
  }
  yield { piece: Buffer.concat(waiting), number, last: true };
}

async function headerOf(source: AsyncIterable<Buffer>) {
  const reader = source[Symbol.asyncIterator]();
  let read = Buffer.alloc(0);
  while (read.length < headerBytes) {
    const next = await reader.next();
    if (next.done) break;
    read = Buffer.concat([read, next.value]);
  }
  const rest = async function* (): AsyncGenerator<Buffer> {
    yield read.subarray(headerBytes);
    yield* { [Symbol.asyncIterator]: () => reader };
  };
  return { header: read.subarray(0, headerBytes), rest: rest() };
}

function fileKey(config: BackupConfig, salt: Buffer): Buffer {
  return Buffer.from(hkdfSync('sha256', keyOf(config), salt, 'sen backup', 32));
}

/** Tells one site's key from another's without telling anything of the key. */
function keyId(config: BackupConfig): Buffer {
  const id = hkdfSync('sha256', keyOf(config), '', 'sen backup id', 32);
  return createHash('sha256').update(Buffer.from(id)).digest().subarray(0, idBytes);
}

function nonceOf(number: number, last: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(number, 5, 6);
  nonce[11] = last ? 1 : 0;
  return nonce;
}
