import { CombinedGraphQLErrors } from '@apollo/client/errors';
import type { Issue } from '@sen/domain/catalogue/validate';
import { errorText } from '@sen/domain/errors/errors';
import { HttpRefusal } from './http.ts';
import { currentLanguage } from './i18n.ts';

/** What the specification calls 'Error connect', in the user's words. */
const unreachable = {
  vi: 'Không kết nối được máy chủ. Những gì đã nhập vẫn còn; hãy thử lại.',
  en: 'The server cannot be reached. What was typed is still here; please try again.',
};
const general = { vi: 'Có lỗi xảy ra', en: 'Something went wrong' };

/** What a person is told: the joined messages of the API, the message of a route beside it, what the network's failure means, else the general text. */
export function userMessage(error: unknown): string {
  if (CombinedGraphQLErrors.is(error)) {
    const messages = error.errors.map(({ message, extensions }) => {
      const code = extensions?.['code'];
      return typeof code === 'string' ? errorText(code, currentLanguage(), detailsOf(extensions)) : message;
    });
    return [...new Set(messages)].join(' ');
  }
  if (error instanceof HttpRefusal) return error.message;
  return (isUnreached(error) ? unreachable : general)[currentLanguage()];
}

/** Whether the server, or its database, was not there to answer: the same may be sent again. */
export function isUnreached(error: unknown): boolean {
  if (CombinedGraphQLErrors.is(error)) return errorCode(error) === 'DATABASE_UNAVAILABLE';
  return (
    error instanceof TypeError || (error instanceof Error && /fetch|network|status code/i.test(error.message))
  );
}

/** The code of the first refusal of the API, or null. */
export function errorCode(error: unknown): string | null {
  if (!CombinedGraphQLErrors.is(error)) return null;
  const code = error.errors[0]?.extensions?.['code'];
  return typeof code === 'string' ? code : null;
}

/** The details of the first refusal: {current}, {issues}, ... */
export function errorDetails(error: unknown): Record<string, unknown> {
  return CombinedGraphQLErrors.is(error) ? detailsOf(error.errors[0]?.extensions) : {};
}

/** The issues by field of a refusal. */
export function issuesOf(error: unknown): Issue[] {
  const { issues } = errorDetails(error);
  return Array.isArray(issues) ? (issues as Issue[]) : []; // as the API's refuseIssues writes them
}

function detailsOf(extensions: Record<string, unknown> | undefined): Record<string, unknown> {
  const details = extensions?.['details'];
  const all = typeof details === 'object' && details !== null ? { ...details } : {};
  return { ...all, requestId: extensions?.['requestId'] };
}
