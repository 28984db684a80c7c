import type { Issue } from '@sen/domain/catalogue/validate';
import { refuseIssues } from './errors.ts';

type Text = string | null | undefined;

/** Where a reason is asked for, what is said where none is given, how long it may be, and whether there must be one. */
type Asked = { path?: string; code?: 'REQUIRED' | 'REASON_NEEDED'; max?: number; needed?: boolean };

/** Characters of a reason at most, where its column has no other limit. */
export const reasonMost = 500;

/** What is wrong with a reason, where more than that is told at once. */
export function reasonIssues(
  text: Text,
  { path = 'LyDo', code = 'REQUIRED', max, needed = true }: Asked = {},
): Issue[] {
  const reason = text?.trim() ?? '';
  if (reason === '') return needed ? [{ path, code }] : [];
  return max !== undefined && reason.length > max ? [{ path, code: 'TOO_LONG', details: { max } }] : [];
}

/** The reason of an act, without blanks around it. Errors: BAD_INPUT at its field. */
export function givenReason(text: Text, asked?: Asked): string {
  refuseIssues(reasonIssues(text, asked));
  return text?.trim() ?? '';
}
