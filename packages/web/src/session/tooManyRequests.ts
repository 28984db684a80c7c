import { errorText } from '@sen/domain/errors/errors';
import { currentLanguage } from './i18n.ts';

const code = 'TOO_MANY_REQUESTS';
const usualSeconds = 60;

/**
 * The refusal of a whole batch (status 429, from Sen or from a proxy in front) as the answer to each of its operations, so that
 * every screen of the batch says how long to wait. Other answers stay as they are.
 */
export function spreadRefusal(answer: Response, sent: unknown): Response {
  if (answer.status !== 429) return answer;
  const seconds = Number(answer.headers.get('retry-after')) || usualSeconds;
  const message = errorText(code, currentLanguage(), { seconds });
  const refusal = { data: null, errors: [{ message, extensions: { code, details: { seconds } } }] };
  const operations: unknown = typeof sent === 'string' ? JSON.parse(sent) : null;
  return Response.json(Array.isArray(operations) ? operations.map(() => refusal) : refusal);
}
