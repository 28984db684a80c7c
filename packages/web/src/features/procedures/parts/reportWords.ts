import type { Issue } from '@sen/domain/catalogue/validate';
import { currentLanguage } from '../../../session/i18n.ts';
import { issueText } from '../../../ui/useIssues.ts';

/** The labels of an enumeration in the language of the screen, to choose from. */
export function choicesOf<K extends string>(of: Readonly<Record<K, { vi: string; en: string }>>) {
  return (Object.keys(of) as K[]).map((value) => ({ value, label: of[value][currentLanguage()] })); // the keys of the record
}

/** What is wrong at a place of the report, in words. */
export function wrongAt(issues: readonly Issue[], path: string): string {
  return issues
    .filter((issue) => issue.path === `tuongTrinh.${path}`)
    .map((issue) => issueText(issue, currentLanguage()))
    .join(' ');
}
