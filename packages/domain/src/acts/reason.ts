import type { Issue } from '../catalogue/validate.ts';

type Text = string | null | undefined;

/** Where a reason is asked for, what is said where none is given, how long it may be, and whether there must be one. */
export type AskedReason = {
  path?: string;
  code?: 'REQUIRED' | 'REASON_NEEDED';
  max?: number;
  needed?: boolean;
};

/** Characters of a reason at most, where nothing else is said. */
export const reasonMost = 500;

/** What is wrong with the reason of an act, at its field: missing, or too long without the blanks around it. */
export function reasonIssues(
  text: Text,
  { path = 'LyDo', code = 'REQUIRED', max = reasonMost, needed = true }: AskedReason = {},
): Issue[] {
  const reason = text?.trim() ?? '';
  if (reason === '') return needed ? [{ path, code }] : [];
  return reason.length > max ? [{ path, code: 'TOO_LONG', details: { max } }] : [];
}
