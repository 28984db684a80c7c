import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { v7 } from 'uuid';
import { ZipFile } from 'yazl';
import type { Ctx } from '../../engine/context.ts';
import { type Door, recordDoor } from '../../engine/doors.ts';
import { DomainError } from '../../engine/errors.ts';
import { placeOf } from '../../engine/files.ts';
import { fromArchive } from './archivePictures.ts';
import { framesOf, frameType } from './frames.ts';
import { dictionaryOf } from './header.ts';
import { isFirst, noteView } from './opening.ts';
import { rightToStudy } from './pictureFiles.ts';
import { beginningOf } from './receiving.ts';
import { jsonOf, jsonOfPicture, jsonOfSeries, jsonOfStudy } from './webJson.ts';
import { type WebPicture, type WebStudy, webPictures, webStudies } from './webRows.ts';

// DICOMweb for a viewer: searches (QIDO-RS) and pictures (WADO-RS), of studies that the caller may read; each opening is logged.

const base = '/dicomweb/studies';

type Params = { study: string; series?: string; instance?: string; frames?: string };
type Asked = {
  ctx: Ctx;
  study: WebStudy;
  pictures: readonly WebPicture[];
  params: Params;
  reply: FastifyReply;
};

/** A search names whose pictures it wants: nobody lists what all patients have. */
const search: Door = recordDoor({
  method: 'GET',
  url: base,
  access: 'SIGNED_IN',
  record: async ({ ctx, request }) => {
    const query = request.query as Record<string, unknown>; // read as optional texts
    const text = (name: string, tag: string) => String(query[name] ?? query[tag] ?? '').trim();
    const filter = {
      study: text('StudyInstanceUID', '0020000D'),
      accession: text('AccessionNumber', '00080050'),
      patient: text('PatientID', '00100020'),
    };
    if (Object.values(filter).every((value) => value === '')) throw new DomainError('DICOM_SEARCH_TOO_WIDE');
    const studies = await webStudies(ctx, filter);
    return { rights: await Promise.all(studies.map((study) => rightToStudy(ctx, study))), subject: studies };
  },
  answer: async ({ ctx, reply }, studies) => {
    await Promise.all(studies.map((study) => noteView(ctx, study)));
    return reply.type('application/dicom+json').send(studies.map(jsonOfStudy));
  },
});

/** A door of one study; `often` is asked for many times while it is open, and logged once in a while. */
function studyDoor(path: string, answer: (asked: Asked) => unknown, often = false): Door {
  return recordDoor({
    method: 'GET',
    url: `${base}/:study${path}`,
    access: 'SIGNED_IN',
    record: async ({ ctx, request }) => {
      const params = request.params as Params; // the route's own parameters
      const [study] = await webStudies(ctx, { study: params.study });
      if (!study) throw new DomainError('NOT_FOUND', { entity: 'CaDICOM' });
      return { rights: [await rightToStudy(ctx, study)], subject: { study, params } };
    },
    answer: async ({ ctx, reply }, { study, params }) => {
      const note = async () => {
        if (!often || isFirst(ctx, study._id)) await noteView(ctx, study);
      };
      if (study.Nguon === 'KhoAnh') {
        const end = /\/(?:series|instances|metadata|zip)$/.exec(path)?.[0] ?? '';
        return fromArchive({ ctx, study, params, end, reply, note });
      }
      const pictures = await webPictures(ctx, study._id, params);
      if (pictures.length === 0) throw new DomainError('NOT_FOUND', { entity: 'AnhDICOM' });
      await note();
      return answer({ ctx, study, pictures, params, reply });
    },
  });
}

const json = (reply: FastifyReply, rows: unknown) => reply.type('application/dicom+json').send(rows);

async function metadata({ ctx, study, pictures, reply }: Asked) {
  const rows = [];
  for (const one of pictures) {
    const bytes = await beginningOf(placeOf(ctx, one.sha256));
    const at = `${base}/${study.StudyUID}/series/${one.SeriesUID}/instances/${one.SOPUID}/frames/1`;
    rows.push(jsonOf(dictionaryOf(bytes).dict, at));
  }
  return json(reply, rows);
}

/** The parts of a multipart answer, one after the other. */
function multipart(
  reply: FastifyReply,
  type: string,
  parts: AsyncIterable<{ type: string; bytes: Buffer }>,
): FastifyReply {
  const boundary = v7();
  async function* body() {
    for await (const { type: of, bytes } of parts) {
      yield `--${boundary}\r\nContent-Type: ${of}\r\nContent-Length: ${bytes.length}\r\n\r\n`;
      yield bytes;
      yield '\r\n';
    }
    yield `--${boundary}--\r\n`;
  }
  return reply
    .header('content-type', `multipart/related; type="${type}"; boundary=${boundary}`)
    .header('cache-control', 'private, max-age=3600')
    .send(Readable.from(body(), { objectMode: false }));
}

function whole({ ctx, pictures, reply }: Asked) {
  async function* parts() {
    for (const { sha256, CuPhap } of pictures) {
      const bytes = await readFile(placeOf(ctx, sha256));
      yield { type: `application/dicom; transfer-syntax=${CuPhap}`, bytes };
    }
  }
  return multipart(reply, 'application/dicom', parts());
}

async function frames({ ctx, pictures: [one], params, reply }: Asked) {
  const numbers = (params.frames ?? '').split(',').map(Number);
  const found = one ? await framesOf(placeOf(ctx, one.sha256), one, numbers) : null;
  if (!one || !found) throw new DomainError('NOT_FOUND', { entity: 'AnhDICOM' });
  const type = frameType(one.CuPhap);
  async function* parts() {
    for (const bytes of found ?? []) yield { type, bytes };
  }
  return multipart(reply, type.split(';')[0] ?? type, parts());
}

/** A study to take along: one folder a series, the files as they came. */
function zip({ ctx, study, pictures, reply }: Asked) {
  const file = new ZipFile();
  pictures.forEach(({ SeriesUID, SOPUID, sha256 }) => {
    file.addReadStreamLazy(`${SeriesUID}/${SOPUID}.dcm`, { compress: true }, (done) =>
      done(null, createReadStream(placeOf(ctx, sha256))),
    );
  });
  file.end();
  return reply
    .type('application/zip')
    .header('content-disposition', `attachment; filename="${study.AccessionNumber || study.StudyUID}.zip"`)
    .send(file.outputStream);
}

const instances = ({ study, pictures, reply }: Asked) =>
  json(
    reply,
    pictures.map((one) => jsonOfPicture(study, one)),
  );

const [ofSeries, ofInstance] = ['/series/:series', '/series/:series/instances/:instance'];

/** The doors of DICOMweb, and the download of a study. */
export const dicomDoors: readonly Door[] = [
  search,
  studyDoor('/series', ({ study, pictures, reply }) => json(reply, jsonOfSeries(study, pictures))),
  studyDoor('/instances', instances, true),
  studyDoor(`${ofSeries}/instances`, instances, true),
  studyDoor('/metadata', metadata),
  studyDoor(`${ofSeries}/metadata`, metadata),
  studyDoor(`${ofInstance}/metadata`, metadata),
  studyDoor('', whole),
  studyDoor(ofSeries, whole),
  studyDoor(ofInstance, whole, true),
  studyDoor(`${ofInstance}/frames/:frames`, frames, true),
  studyDoor('/zip', zip),
];
