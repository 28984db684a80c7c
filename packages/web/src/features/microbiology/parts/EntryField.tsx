import type { Issue } from '@sen/domain/catalogue/validate';
import type { ReactNode } from 'react';
import { currentLanguage } from '../../../session/i18n.ts';
import { issueText } from '../../../ui/useIssues.ts';
import { fieldId } from '../../orders/desk/resultKind.ts';

type Aria = { id: string; 'aria-label': string; 'aria-invalid'?: true; 'aria-describedby'?: string };

type Props = {
  path: string;
  label: string;
  /** The label is said, not shown: a column has it. */
  unseen?: true;
  issues: readonly Issue[];
  children: (aria: Aria) => ReactNode;
};

/** A field of the content with its label and what is wrong with it. */
export function EntryField({ path, label, unseen, issues, children }: Props) {
  const id = fieldId(path);
  const wrong = issues
    .filter((issue) => issue.path === path)
    .map((issue) => issueText(issue, currentLanguage()))
    .join(' ');
  return (
    <div className="reading-field">
      {unseen ? null : <span aria-hidden="true">{label}</span>}
      {children({
        id,
        'aria-label': label,
        ...(wrong ? { 'aria-invalid': true, 'aria-describedby': `${id}_wrong` } : {}),
      })}
      {wrong ? (
        <small id={`${id}_wrong`} className="reading-wrong">
          {wrong}
        </small>
      ) : null}
    </div>
  );
}
