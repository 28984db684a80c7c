import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { v7 } from 'uuid';
import type { Ctx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import type { Reading } from '../../engine/storage/byteStore.ts';
import { storeOf } from '../../engine/storage/store.ts';
import { framesOf, pictureBytes } from './frameReading.ts';
import { frameType } from './frames.ts';
import { dictionaryOf } from './header.ts';
import { headMost } from './receiving.ts';
import { jsonOf, jsonOfPicture, jsonOfSeries } from './webJson.ts';
import type { WebPicture, WebStudy } from './webRows.ts';

// What DICOMweb answers of a study, wherever its door stands; the door has asked for the right.

/** What an address names. */
export type Params = { study: string; series?: string; instance?: string; frames?: string };
/** A study and those of its pictures that are asked for. `root` is the address below which studies lie. */
export type Asked = {
  ctx: Ctx;
  root: string;
  study: WebStudy;
  pictures: readonly WebPicture[];
  params: Params;
  reply: FastifyReply;
};

/** An answer of a search or of heads. */
export const json = (reply: FastifyReply, rows: unknown) => reply.type('application/dicom+json').send(rows);

/** The bytes of a picture as they come, none of them kept. Errors: NOT_FOUND, FILES_UNAVAILABLE. */
export async function readPicture(ctx: Ctx, sha256: string): Promise<Reading> {
  const reading = await storeOf(ctx.config).read(sha256);
  if (!reading) throw new DomainError('NOT_FOUND', { entity: 'AnhDICOM' });
  return reading;
}

/** The heads of pictures. */
export async function metadata({ ctx, root, study, pictures, reply }: Asked) {
  const rows = [];
  for (const one of pictures) {
    const bytes = await pictureBytes(ctx.config, one.sha256, { from: 0, length: headMost });
    const at = `${root}/${study.StudyUID}/series/${one.SeriesUID}/instances/${one.SOPUID}/frames/1`;
    rows.push(jsonOf(dictionaryOf(bytes).dict, at));
  }
  return json(reply, rows);
}

/** The parts of a multipart answer, one after the other. */
function multipart(
  reply: FastifyReply,
  type: string,
  parts: AsyncIterable<{ type: string; size: number | null; bytes: Iterable<Buffer> | Readable }>,
): FastifyReply {
  const boundary = v7();
  async function* body() {
    for await (const { type: of, size, bytes } of parts) {
      const length = size === null ? '' : `Content-Length: ${size}\r\n`;
      yield `--${boundary}\r\nContent-Type: ${of}\r\n${length}\r\n`;
      yield* bytes;
      yield '\r\n';
    }
    yield `--${boundary}--\r\n`;
  }
  // a door that keeps nothing of its answers has said so
  if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'private, max-age=3600');
  return reply
    .header('content-type', `multipart/related; type="${type}"; boundary=${boundary}`)
    .send(Readable.from(body(), { objectMode: false }));
}

/** Pictures as they came. */
export function whole({ ctx, pictures, reply }: Asked) {
  async function* parts() {
    for (const { sha256, CuPhap } of pictures) {
      const { stream: bytes, size } = await readPicture(ctx, sha256);
      yield { type: `application/dicom; transfer-syntax=${CuPhap}`, size, bytes };
    }
  }
  return multipart(reply, 'application/dicom', parts());
}

/** Frames of a picture. */
export async function frames({ ctx, pictures: [one], params, reply }: Asked) {
  const numbers = (params.frames ?? '').split(',').map(Number);
  const read = one ? await framesOf(ctx.config, one, numbers) : null;
  if (!one || !read) throw new DomainError('NOT_FOUND', { entity: 'AnhDICOM' });
  const type = frameType(one.CuPhap);
  const ofFrame = (bytes: Buffer) => ({ type, size: bytes.length, bytes: [bytes] });
  const [first, ...others] = read;
  const begun = await first?.(); // what is gone is said before the answer begins
  async function* parts() {
    if (begun) yield ofFrame(begun);
    for (const frame of others) yield ofFrame(await frame());
  }
  return multipart(reply, type.split(';')[0] ?? type, parts());
}

/** Pictures as answers of a search. */
export const instances = ({ study, pictures, reply }: Asked) =>
  json(
    reply,
    pictures.map((one) => jsonOfPicture(study, one)),
  );

/** The series of pictures as answers of a search. */
export const series = ({ study, pictures, reply }: Asked) => json(reply, jsonOfSeries(study, pictures));

/** The addresses below a study. */
export const [ofSeries, ofInstance] = ['/series/:series', '/series/:series/instances/:instance'] as const;
