import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { auditView } from '../../engine/audit/audit.ts';
import type { Ctx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { give } from '../../engine/http/deviceCookie.ts';
import { type Door, siteDoor } from '../../engine/http/doors.ts';
import { paperOf } from '../printing/print.ts';
import { confirmedSession, cookieName, cookiePath, quiet } from './confirmed.ts';
import { openLink, patientByLink } from './open.ts';
import { formOf, pictureOfResult, resultsOfLink, shownSlip } from './results.ts';
import { studyDoors } from './studyDoors.ts';
import { linkOfToken, sessionToken } from './token.ts';

/** What a refusal takes at least, whatever it was for, in milliseconds. */
const answerMs = 400;

const askedBody = z.object({
  benhNhan: z.string().max(64),
  soPhieu: z.string().max(64).nullable(),
  token: z.string().max(128),
  xacNhan: z.string().max(16).nullable(),
});

/**
 * POST /api/results: the results of a link, with what the patient typed (`xacNhan`), or by the cookie of who confirmed in the last
 * minutes. Errors: RESULT_CONFIRM_FIRST, RESULT_LINK_REFUSED, RESULT_LINK_WAITS.
 */
const openDoor = siteDoor({
  method: 'POST',
  url: '/api/results',
  access: 'PUBLIC',
  wholeSite: 'the results of a sealed link, to whoever knows the year of birth or the phone of its patient',
  answer: async ({ ctx, request, reply }) => {
    quiet(reply);
    const asked = askedBody.safeParse(request.body).data;
    if (!asked) throw new DomainError('RESULT_LINK_REFUSED');
    const { xacNhan } = asked;
    if (xacNhan === null) {
      const { link, ...confirmed } = await confirmedSession(ctx, request);
      if (linkOfToken(ctx.config, asked, asked.token)?.linkId !== link._id)
        throw new DomainError('RESULT_CONFIRM_FIRST');
      return resultsOfLink(ctx, link, confirmed);
    }
    // known before anything is asked, so that no answer tells by its time what was wrong
    const earliest = pause(answerMs);
    try {
      const { link, until } = await openLink(ctx, { ...asked, xacNhan });
      const value = sessionToken(ctx.config, { linkId: link._id, until });
      const seconds = Math.round((until.getTime() - ctx.now().getTime()) / 1000);
      give(request, cookieName, { value, path: cookiePath, seconds });
      return await resultsOfLink(ctx, link, { session: value, until });
    } finally {
      await earliest;
    }
  },
});

/** POST /api/results/close: the browser forgets that somebody confirmed in it. */
const closeDoor = siteDoor({
  method: 'POST',
  url: '/api/results/close',
  access: 'PUBLIC',
  wholeSite: 'takes a cookie from the browser that asks',
  answer: ({ request, reply }) => {
    quiet(reply);
    give(request, cookieName, { value: '', path: cookiePath, seconds: 0 });
    return { ok: true };
  },
});

/** GET /api/results/:id/paper: the official paper of a result as PDF, in English with `l=en`. Errors: RESULT_CONFIRM_FIRST, NOT_FOUND. */
const paperDoor = siteDoor({
  method: 'GET',
  url: '/api/results/:id/paper',
  access: 'PUBLIC',
  wholeSite: 'the paper of a result, to whoever has confirmed in the last minutes',
  answer: async ({ ctx, request, reply }) => {
    quiet(reply);
    const { id } = request.params as { id: string }; // of the address
    const { l } = request.query as { l?: unknown }; // read as optional text
    const slip = await shownSlip(ctx, (await confirmedSession(ctx, request)).link, id);
    const inLanguage: Ctx = { ...ctx, language: l === 'en' ? 'en' : 'vi', loaders: new Map() };
    const pdf = await paperOf(inLanguage, formOf(slip).code, id, (tx, BenhNhan_Id) =>
      auditView(tx, { entity: 'LienKetKetQua', entityId: id, BenhNhan_Id, by: patientByLink }),
    );
    return reply
      .type('application/pdf')
      .header('content-disposition', `inline; filename="${slip.SoPhieuYeuCau}.pdf"`)
      .send(Buffer.from(pdf));
  },
});

/** GET /api/results/:id/pictures/:name: a picture that the paper of a result places. Errors: RESULT_CONFIRM_FIRST, NOT_FOUND. */
const pictureDoor = siteDoor({
  method: 'GET',
  url: '/api/results/:id/pictures/:name',
  access: 'PUBLIC',
  wholeSite: 'a picture of a result, to whoever has confirmed in the last minutes',
  answer: async ({ ctx, request, reply }) => {
    quiet(reply);
    const { id, name } = request.params as { id: string; name: string }; // of the address
    const slip = await shownSlip(ctx, (await confirmedSession(ctx, request)).link, id);
    const bytes = await pictureOfResult(ctx, slip, name);
    return reply.type(name.endsWith('.png') ? 'image/png' : 'image/jpeg').send(Buffer.from(bytes));
  },
});

export const patientResultsDoors: readonly Door[] = [
  openDoor,
  closeDoor,
  paperDoor,
  pictureDoor,
  ...studyDoors,
];
