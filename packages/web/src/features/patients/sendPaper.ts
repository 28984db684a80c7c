import { gppPaperIssue, gppPaperKinds, gppPaperMegabytes } from '@sen/domain/patients/gppPapers';
import { fittingPicture } from '../../catalogue/picture/pictureFile.ts';
import { authorisedFetch, HttpRefusal } from '../../session/http.ts';
import { currentLanguage } from '../../session/i18n.ts';
import { userMessage } from '../../session/userMessage.ts';
import { issueText } from '../../ui/useIssues.ts';

/** What a chooser of files offers. */
export const paperKinds = gppPaperKinds.join();

/** Sends a file for a customer's papers; a picture that is too large is drawn smaller. Answers its id; throws what refuses it. */
export async function sendPaper(file: File): Promise<string> {
  const isPicture = file.type.startsWith('image/');
  const sent = isPicture ? ((await fittingPicture(file, gppPaperMegabytes * 1024 * 1024)) ?? file) : file;
  const issue = gppPaperIssue(sent.type, sent.size);
  if (issue) throw new HttpRefusal('BAD_INPUT', issueText(issue, currentLanguage()), [issue]);
  const body = new FormData();
  body.append('file', sent, file.name);
  const answer = await authorisedFetch('/api/files?cua=ChungTuGPP', { method: 'POST', body });
  const { data } = (await answer.json()) as { data: { _id: string }[] }; // as the server's route answers
  const [kept] = data;
  if (!kept) throw new TypeError('a file was not kept');
  return kept._id;
}

/** Why a file was not taken, in words. */
export function paperRefusal(error: unknown): string {
  if (!(error instanceof HttpRefusal)) return userMessage(error);
  const [issue] = error.issues;
  return issue ? issueText(issue, currentLanguage()) : error.message;
}
