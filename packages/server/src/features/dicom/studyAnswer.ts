import type { FastifyReply } from 'fastify';
import type { Ctx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import type { Asked, Params } from './answers.ts';
import { fromArchive } from './archivePictures.ts';
import { type WebStudy, webPictures } from './webRows.ts';

/** A study that is asked for at a door which has asked for the right. */
export type StudyAsked = {
  ctx: Ctx;
  /** The address below which studies lie at this door. */
  root: string;
  study: WebStudy;
  params: Params;
  /** The path of the door below the study. */
  path: string;
  reply: FastifyReply;
  /** Notes the opening in the view log. */
  note: () => Promise<unknown>;
};

/** Answers of a study from where more of it is: from Sen's own files by `answer`, or from the archive. Errors: NOT_FOUND, those of the archive. */
export async function answerStudy(asked: StudyAsked, answer: (of: Asked) => unknown): Promise<unknown> {
  const { ctx, root, study, params, path, reply, note } = asked;
  if (study.Nguon === 'KhoAnh') {
    const end = /\/(?:series|instances|metadata|zip)$/.exec(path)?.[0] ?? '';
    return fromArchive({ ctx, root, study, params, end, reply, note });
  }
  const pictures = await webPictures(ctx, study._id, params);
  if (pictures.length === 0) throw new DomainError('NOT_FOUND', { entity: 'AnhDICOM' });
  await note();
  return answer({ ctx, root, study, pictures, params, reply });
}
