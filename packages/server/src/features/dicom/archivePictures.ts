import { pipeline, Transform } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { ZipFile } from 'yazl';
import type { Ctx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { archiveInUse, noteAway, noteBack } from './archive.ts';
import { type Archive, ArchiveFault, askArchive, dicomJson, jsonOfArchive, type Row } from './archiveWeb.ts';
import { isUid } from './header.ts';
import { onlyPart } from './onlyPart.ts';
import { withoutPlaces } from './partHeads.ts';
import { pictureMost } from './receiving.ts';
import type { WebStudy } from './webRows.ts';

/** What is asked of a study at the archive. */
export type ArchiveAsked = {
  ctx: Ctx;
  /** The address of Sen below which studies lie. */
  root: string;
  study: WebStudy;
  params: {
    series?: string | undefined;
    instance?: string | undefined;
    frames?: string | undefined;
  };
  /** The end of the address: `/series`, `/instances`, `/metadata`, `/zip`, or none for pictures and frames. */
  end: string;
  reply: FastifyReply;
  /** Notes the opening in the view log. */
  note: () => Promise<unknown>;
};

type Call = ArchiveAsked & { archive: Archive; path: string; gone: AbortSignal };

/**
 * Answers of a study at the archive as the archive gives it: the browser never speaks to it and never has its secret. The call ends
 * when the browser leaves. Errors: NOT_FOUND, DICOM_ARCHIVE_OFF, _AWAY, _REFUSED, _GONE, _UNFIT.
 */
export async function fromArchive(asked: ArchiveAsked): Promise<unknown> {
  const { ctx, study, params, reply, end } = asked;
  const uids = [study.StudyUID, params.series, params.instance].filter((uid) => uid !== undefined);
  if (!uids.every(isUid) || !/^\d{1,6}(?:,\d{1,6})*$/.test(params.frames ?? '1'))
    throw new DomainError('NOT_FOUND', { entity: 'AnhDICOM' });
  const { row, archive } = await archiveInUse(ctx);
  const left = new AbortController();
  reply.raw.once('close', () => left.abort());
  const series = params.series ? `/series/${params.series}` : '';
  const instance = params.instance ? `/instances/${params.instance}` : '';
  const call: Call = {
    ...asked,
    archive,
    gone: left.signal,
    path: `/studies/${study.StudyUID}${series}${instance}`,
  };
  try {
    const answer = await (end === '' ? pictures(call) : end === '/zip' ? zip(call) : rows(call));
    if (row.MatTu) await noteBack(ctx);
    return answer;
  } catch (error) {
    if (!(error instanceof ArchiveFault)) throw error;
    if (!left.signal.aborted) {
      ctx.logger.warn({ code: error.code, reason: error.message, study: study._id }, 'the archive');
      if (error.code === 'DICOM_ARCHIVE_AWAY') await noteAway(ctx);
    }
    throw new DomainError(error.code);
  }
}

/** Searches and heads: what a viewer sorts by is asked for, addresses of the archive are taken out. */
async function rows({ ctx, root, archive, path, end, gone, study, reply, note }: Call) {
  const found = await jsonOfArchive(ctx.config, archive, `${path}${end}${wantedOf(end)}`, gone);
  if (found.length === 0) throw new ArchiveFault('DICOM_ARCHIVE_GONE', 'EMPTY');
  await note();
  return reply.type(dicomJson).send(found.map((row) => ownRow(`${root}/${study.StudyUID}`, row)));
}

const sortedBy = [
  '00080016',
  '00080060',
  '0008103E',
  '00200011',
  '00200013',
  '00280008',
  '00280010',
  '00280011',
];

function wantedOf(end: string): string {
  if (end === '/metadata') return '';
  const tags = end === '/series' ? ['00080060', '0008103E', '00200011', '00201209'] : sortedBy;
  return `?${tags.map((tag) => `includefield=${tag}`).join('&')}`;
}

const [retrieveUrl, pixels] = ['00081190', '7FE00010'];

/** A data set without the archive's addresses: its pixels are at Sen's, below that of the study; other bulk data are left out. */
export function ownRow(address: string, row: Row): Row {
  const uid = (tag: string) => row[tag]?.Value?.[0];
  const at = `${address}/series/${uid('0020000E')}/instances/${uid('00080018')}/frames/1`;
  const own = (of: Row): Row => Object.fromEntries(Object.entries(of).flatMap(ownElement));
  const ownElement = ([tag, element]: [string, Row[string]]): [string, Row[string]][] => {
    if (!element || tag === retrieveUrl) return [];
    const { BulkDataURI, ...rest } = element;
    if (BulkDataURI !== undefined) return [[tag, tag === pixels ? { ...rest, BulkDataURI: at } : rest]];
    if (element.vr !== 'SQ' || !element.Value) return [[tag, element]];
    return [[tag, { ...element, Value: element.Value.map((item) => own(item as Row)) }]]; // items are data sets
  };
  return own(row);
}

const wholePictures = 'multipart/related; type="application/dicom"; transfer-syntax=*';
// Orthanc takes one kind alone
const frames = 'multipart/related; type="application/octet-stream"; transfer-syntax=*';

/** Pictures or frames, part for part as they come, without the archive's addresses; no memory holds one. */
async function pictures({ ctx, archive, path, params, gone, reply, note }: Call) {
  const ofFrames = params.frames ? `/frames/${params.frames}` : '';
  const response = await askArchive(ctx.config, archive, `${path}${ofFrames}`, {
    accept: ofFrames ? frames : wholePictures,
    type: /^multipart\/related\b/i,
    gone,
  });
  if (!response) throw new ArchiveFault('DICOM_ARCHIVE_GONE', 'EMPTY');
  await note();
  const body = withoutPlaces(response.headers['content-type'] ?? '');
  const limit = params.instance ? [sizeLimit(pictureMost)] : [];
  pipeline([response, ...limit, body], () => undefined); // Fastify ends what it sends, and hears of the error
  // a door that keeps nothing of its answers has said so
  if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'private, max-age=3600');
  return reply.header('content-type', response.headers['content-type']).send(body);
}

function sizeLimit(most: number): Transform {
  let size = 0;
  return new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      size += chunk.length;
      if (size > most) done(new ArchiveFault('DICOM_ARCHIVE_UNFIT', 'HUGE'));
      else done(null, chunk);
    },
  });
}

/** A study to take along: its pictures are fetched one after the other while the file is written. */
async function zip({ ctx, archive, path, gone, study, reply, note }: Call) {
  const found = await jsonOfArchive(ctx.config, archive, `${path}/instances`, gone);
  const uids = found.map((row) => [row['0020000E']?.Value?.[0], row['00080018']?.Value?.[0]].map(String));
  if (uids.length === 0) throw new ArchiveFault('DICOM_ARCHIVE_GONE', 'EMPTY');
  if (!uids.flat().every(isUid)) throw new ArchiveFault('DICOM_ARCHIVE_UNFIT', 'NOT_DICOMWEB');
  await note();
  const file = new ZipFile();
  const output = file.outputStream as Transform; // yazl's own stream, which can be ended
  file.on('error', (error: Error) => output.destroy(error));
  for (const [series, instance] of uids)
    file.addReadStreamLazy(`${series}/${instance}.dcm`, { compress: true }, (done) => {
      fileOf(ctx, archive, `${path}/series/${series}/instances/${instance}`, gone).then(
        (stream) => done(null, stream),
        (error: unknown) => output.destroy(error instanceof Error ? error : new Error(String(error))),
      );
    });
  file.end();
  return reply
    .type('application/zip')
    .header('content-disposition', `attachment; filename="${study.AccessionNumber || study.StudyUID}.zip"`)
    .send(output);
}

async function fileOf(ctx: Ctx, archive: Archive, path: string, gone: AbortSignal): Promise<Transform> {
  const type = /^multipart\/related\b/i;
  const response = await askArchive(ctx.config, archive, path, { accept: wholePictures, type, gone });
  if (!response) throw new ArchiveFault('DICOM_ARCHIVE_GONE', 'EMPTY');
  const part = onlyPart(response.headers['content-type'] ?? '');
  pipeline(response, part, () => undefined); // the file that is written hears of the error
  return part;
}
