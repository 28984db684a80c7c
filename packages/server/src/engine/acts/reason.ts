import { type AskedReason, reasonIssues } from '@sen/domain/acts/reason';
import { refuseIssues } from '../errors.ts';

/** The reason of an act, without blanks around it. Errors: BAD_INPUT at its field. */
export function givenReason(text: string | null | undefined, asked?: AskedReason): string {
  refuseIssues(reasonIssues(text, asked));
  return text?.trim() ?? '';
}
