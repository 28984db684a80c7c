import { fittingPicture } from '../../catalogue/picture/pictureFile.ts';
import { authorisedFetch, HttpRefusal } from '../../session/http.ts';
import { currentLanguage } from '../../session/i18n.ts';
import { userMessage } from '../../session/userMessage.ts';
import { issueText } from '../../ui/useIssues.ts';

/** Bytes of an image at most; a larger one is drawn smaller. */
const most = 2 * 1024 * 1024;

export const imageKinds = ['image/png', 'image/jpeg'];

/** Sends an image for a result of `owner`, which files are asked by; answers the id of the stored file. Null where it is no picture; throws what the server refuses. */
export async function sendImage(file: File, owner: string): Promise<string | null> {
  const small = imageKinds.includes(file.type) ? await fittingPicture(file, most) : null;
  if (!small) return null;
  const body = new FormData();
  body.append('file', small, file.name);
  const answer = await authorisedFetch(`/api/files?cua=${owner}`, { method: 'POST', body });
  const { data } = (await answer.json()) as { data: { _id: string }[] }; // as the server's route answers
  return data[0]?._id ?? null;
}

/** Why an image was not taken, in words. */
export function refusalOf(error: unknown): string {
  if (!(error instanceof HttpRefusal)) return userMessage(error);
  const [issue] = error.issues;
  return issue ? issueText(issue, currentLanguage()) : error.message;
}
