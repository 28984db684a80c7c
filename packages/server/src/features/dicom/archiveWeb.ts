import type { IncomingMessage } from 'node:http';
import type { Config } from '../../engine/config.ts';
import { askOutside } from '../../engine/outside/ask.ts';
import { reasonOf, type SignInResult } from '../../engine/outside/signIn.ts';

// What Sen asks an archive by DICOMweb (PS3.18): searches (QIDO-RS) and pictures (WADO-RS).

/** Where it is asked, and how Sen shows who it is. */
export type Archive = { DiaChi: string; authorization: string | null; limitMs: number };

/** Why the archive gave nothing: a code of the list of errors, and in a word what happened. */
export class ArchiveFault extends Error {
  readonly code: `DICOM_ARCHIVE_${'AWAY' | 'REFUSED' | 'GONE' | 'UNFIT'}`;

  constructor(code: ArchiveFault['code'], reason: string) {
    super(reason);
    this.code = code;
  }
}

export const dicomJson = 'application/dicom+json';

/** So large may an answer in JSON be: the pictures of a study of some thousands. */
const jsonMost = 32 * 1024 * 1024;

/**
 * Asks the archive by a path below its root: the answer once it is one of the wanted type. Each part of it, the first too, may take as
 * long as the archive's limit; `gone` ends it at any time. Throws ArchiveFault.
 */
export async function askArchive(
  config: Config,
  archive: Archive,
  path: string,
  { accept, type, gone }: { accept: string; type: RegExp; gone?: AbortSignal },
): Promise<IncomingMessage | null> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(new DOMException('late', 'TimeoutError')), archive.limitMs);
  let response: IncomingMessage;
  try {
    response = await askOutside(config, `${archive.DiaChi}${path}`, {
      method: 'GET',
      headers: { accept, ...(archive.authorization ? { authorization: archive.authorization } : {}) },
      signal: gone ? AbortSignal.any([gone, late.signal]) : late.signal,
    });
  } catch (error) {
    throw new ArchiveFault('DICOM_ARCHIVE_AWAY', reasonOf(error));
  } finally {
    clearTimeout(timer);
  }
  response.setTimeout(archive.limitMs, () =>
    response.destroy(new ArchiveFault('DICOM_ARCHIVE_AWAY', 'TIMEOUT')),
  );
  const refused = faultOf(response, type);
  if (!refused) return response.statusCode === 204 ? emptied(response) : response;
  response.destroy();
  throw refused;
}

function emptied(response: IncomingMessage): null {
  response.resume();
  return null;
}

function faultOf({ statusCode = 0, headers }: IncomingMessage, type: RegExp): ArchiveFault | null {
  if (statusCode === 204) return null;
  if (statusCode === 401 || statusCode === 403)
    return new ArchiveFault('DICOM_ARCHIVE_REFUSED', `HTTP_${statusCode}`);
  if (statusCode === 404 || statusCode === 410) return new ArchiveFault('DICOM_ARCHIVE_GONE', 'HTTP_404');
  if (statusCode >= 500) return new ArchiveFault('DICOM_ARCHIVE_AWAY', `HTTP ${statusCode}`);
  if (statusCode !== 200) return new ArchiveFault('DICOM_ARCHIVE_UNFIT', `HTTP ${statusCode}`);
  return type.test(headers['content-type'] ?? '')
    ? null
    : new ArchiveFault('DICOM_ARCHIVE_UNFIT', 'NOT_DICOMWEB');
}

type Element = { vr?: string; Value?: readonly unknown[]; BulkDataURI?: unknown };
/** A data set as DICOM's JSON has it. */
export type Row = Readonly<Record<string, Element | undefined>>;

/** The data sets of an answer of the archive; an empty one is none. Throws ArchiveFault. */
export async function jsonOfArchive(
  config: Config,
  archive: Archive,
  path: string,
  gone?: AbortSignal,
): Promise<Row[]> {
  const response = await askArchive(config, archive, path, {
    accept: dicomJson,
    type: /^application\/(?:dicom\+)?json\b/i,
    ...(gone ? { gone } : {}),
  });
  if (!response) return [];
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of response) {
      const bytes = Buffer.from(chunk);
      size += bytes.length;
      if (size > jsonMost) throw new ArchiveFault('DICOM_ARCHIVE_UNFIT', 'HUGE');
      chunks.push(bytes);
    }
  } catch (error) {
    throw error instanceof ArchiveFault ? error : new ArchiveFault('DICOM_ARCHIVE_AWAY', reasonOf(error));
  }
  const rows = parsed(Buffer.concat(chunks).toString('utf8'));
  if (!isRows(rows)) throw new ArchiveFault('DICOM_ARCHIVE_UNFIT', 'NOT_DICOMWEB');
  return rows;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isRows(value: unknown): value is Row[] {
  return (
    Array.isArray(value) &&
    value.every((row) => typeof row === 'object' && row !== null && !Array.isArray(row))
  );
}

/** Asks for studies of an accession number that no order has: how the connection stands. It never throws. */
export async function tryArchive(config: Config, archive: Archive): Promise<SignInResult> {
  try {
    await jsonOfArchive(config, archive, '/studies?AccessionNumber=SEN-KIEM-TRA&limit=1');
    return { ketQua: 'Tot', thongBao: null };
  } catch (error) {
    if (!(error instanceof ArchiveFault)) throw error;
    if (error.code === 'DICOM_ARCHIVE_REFUSED') return { ketQua: 'TuChoi', thongBao: error.message };
    const gone = error.code === 'DICOM_ARCHIVE_GONE';
    return { ketQua: 'KhongKetNoi', thongBao: gone ? 'NOT_DICOMWEB' : error.message };
  }
}
