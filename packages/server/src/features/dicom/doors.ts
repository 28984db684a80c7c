import { type PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { DomainError } from '../../engine/errors.ts';
import { type Door, recordDoor } from '../../engine/http/doors.ts';
import {
  type Asked,
  frames,
  instances,
  metadata,
  ofInstance,
  ofSeries,
  type Params,
  readPicture,
  series,
  whole,
} from './answers.ts';
import { isFirst, noteView } from './opening.ts';
import { rightToStudy } from './pictureFiles.ts';
import { answerStudy } from './studyAnswer.ts';
import { jsonOfStudy } from './webJson.ts';
import { webStudies } from './webRows.ts';

// DICOMweb for a viewer: searches (QIDO-RS) and pictures (WADO-RS), of studies that the caller may read; each opening is logged.

const base = '/dicomweb/studies';

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
      return answerStudy({ ctx, root: base, study, params, path, reply, note }, answer);
    },
  });
}

/** A study to take along: one folder a series, the files as they came. */
function zip({ ctx, study, pictures, reply }: Asked) {
  const file = new ZipFile();
  // what cannot be read any more breaks the download off
  file.on('error', (error: Error) => (file.outputStream as PassThrough).destroy(error));
  pictures.forEach(({ SeriesUID, SOPUID, sha256 }) => {
    file.addReadStreamLazy(`${SeriesUID}/${SOPUID}.dcm`, { compress: true }, (done) => {
      void readPicture(ctx, sha256).then(
        ({ stream }) => done(null, stream),
        (error: unknown) => done(error, Readable.from([])),
      );
    });
  });
  file.end();
  return reply
    .type('application/zip')
    .header('content-disposition', `attachment; filename="${study.AccessionNumber || study.StudyUID}.zip"`)
    .send(file.outputStream);
}

/** The doors of DICOMweb, and the download of a study. */
export const dicomDoors: readonly Door[] = [
  search,
  studyDoor('/series', series),
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
