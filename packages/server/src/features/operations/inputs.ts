import { givenReason } from '../../engine/acts/reason.ts';
import { refuseIssues } from '../../engine/errors.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** An id as it was given. Errors: BAD_INPUT at `path`. */
export function idOf(text: string, path: string): string {
  refuseIssues(uuid.test(text) ? [] : [{ path, code: 'NOT_IN_LIST' }]);
  return text.toLowerCase();
}

/** A reason without blanks around it. Errors: BAD_INPUT when it is empty or longer than 500 characters. */
export function reasonOf(text: string): string {
  return givenReason(text, { path: 'lyDo' });
}

/** A message of a failure without what may name a person: card, phone and other long numbers. */
export function withoutPersons(message: string | null): string | null {
  return message?.replace(/\b[A-Z]{0,3}\d{9,}\b/g, '…') ?? null;
}
