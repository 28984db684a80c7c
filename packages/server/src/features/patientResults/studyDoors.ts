import type { FastifyRequest } from 'fastify';
import { auditView } from '../../engine/audit/audit.ts';
import type { Ctx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { type Door, siteDoor } from '../../engine/http/doors.ts';
import {
  type Asked,
  frames,
  instances,
  json,
  metadata,
  ofInstance,
  ofSeries,
  type Params,
  series,
  whole,
} from '../dicom/answers.ts';
import { isFirst } from '../dicom/opening.ts';
import { answerStudy } from '../dicom/studyAnswer.ts';
import { jsonOfStudy } from '../dicom/webJson.ts';
import { type WebStudy, webStudies } from '../dicom/webRows.ts';
import { type Attempt, addressOf, countAttempt, fail } from '../identity/attempts.ts';
import type { SlipRow } from '../orders/tables.ts';
import { confirmedSession, quiet } from './confirmed.ts';
import { patientByLink, waits } from './open.ts';
import { shownSlip } from './results.ts';
import { picturesOfToken } from './token.ts';

// DICOMweb of the studies of one result, read only, for the patient who has confirmed on the page of results.

const base = '/api/results/:id/dicomweb/studies';
const wholeSite =
  'the studies of a result, to whoever has confirmed in the last minutes and opens them from its page';

type Opened = { slip: SlipRow; session: string };

/**
 * The result whose pictures are asked for: the browser has confirmed, its token is of this result, and the result stands. A token that
 * this site did not make counts like a wrong link. Errors: RESULT_CONFIRM_FIRST, RESULT_LINK_WAITS, NOT_FOUND.
 */
async function openedResult(ctx: Ctx, request: FastifyRequest): Promise<Opened> {
  const { id } = request.params as { id: string }; // of the address
  const { link, session, until } = await confirmedSession(ctx, request);
  const token = String(request.headers['result-pictures'] ?? '');
  const opened = picturesOfToken(ctx.config, token);
  if (!opened && token !== '') {
    const attempt: Attempt = { scope: 'resultAddress', of: [addressOf(ctx)] };
    const counted = await countAttempt(ctx, attempt);
    if (!counted.taken) throw waits(ctx, counted);
    await fail(ctx, attempt);
  }
  // one of an earlier confirmation ends with that
  const isOwn = opened?.linkId === link._id && opened.until.getTime() === until.getTime();
  if (!isOwn || opened.slipId !== id) throw new DomainError('RESULT_CONFIRM_FIRST');
  return { slip: await shownSlip(ctx, link, id), session };
}

/** Notes in the view log that the patient opened studies: once in a while each. */
async function note(ctx: Ctx, studies: readonly WebStudy[], { slip, session }: Opened): Promise<void> {
  const { BenhNhan_Id } = slip;
  for (const { _id } of studies.filter((study) => isFirst(ctx, study._id, session)))
    await auditView(ctx, { entity: 'CaDICOM', entityId: _id, BenhNhan_Id, by: patientByLink });
}

/** The studies of the result; a search for others finds none. */
const search = siteDoor({
  method: 'GET',
  url: base,
  access: 'PUBLIC',
  wholeSite,
  answer: async ({ ctx, request, reply }) => {
    quiet(reply);
    const opened = await openedResult(ctx, request);
    const { StudyInstanceUID } = request.query as { StudyInstanceUID?: unknown }; // read as optional text
    const study = typeof StudyInstanceUID === 'string' ? StudyInstanceUID : undefined;
    const studies = await webStudies(ctx, { slip: opened.slip._id, study });
    await note(ctx, studies, opened);
    return json(reply, studies.map(jsonOfStudy));
  },
});

function studyDoor(path: string, answer: (asked: Asked) => unknown): Door {
  return siteDoor({
    method: 'GET',
    url: `${base}/:study${path}`,
    access: 'PUBLIC',
    wholeSite,
    answer: async ({ ctx, request, reply }) => {
      quiet(reply);
      const opened = await openedResult(ctx, request);
      const params = request.params as Params; // the route's own parameters
      const [study] = await webStudies(ctx, { slip: opened.slip._id, study: params.study });
      if (!study) throw new DomainError('NOT_FOUND', { entity: 'CaDICOM' });
      const root = base.replace(':id', opened.slip._id);
      return answerStudy(
        { ctx, root, study, params, path, reply, note: () => note(ctx, [study], opened) },
        answer,
      );
    },
  });
}

/** The doors of the pictures of a result: searches, heads, pictures and frames. */
export const studyDoors: readonly Door[] = [
  search,
  studyDoor('/series', series),
  studyDoor('/instances', instances),
  studyDoor(`${ofSeries}/instances`, instances),
  studyDoor(`${ofInstance}/metadata`, metadata),
  studyDoor(ofInstance, whole),
  studyDoor(`${ofInstance}/frames/:frames`, frames),
];
