import type { CatalogueDef } from '@sen/domain/catalogue/catalogue';
import type { Issue } from '@sen/domain/catalogue/validate';
import { errorText } from '@sen/domain/errors/errors';
import { currentLanguage } from '../../session/i18n.ts';
import { issueText } from '../../ui/useIssues.ts';

export type Refusal = { _id: string; code: string; details: Record<string, unknown> | null };

/** Why an entry was refused: what is wrong with its fields, else the reason itself. */
export function refusalText(def: CatalogueDef, { code, details }: Refusal): string {
  const language = currentLanguage();
  const issues = details?.['issues'];
  if (!Array.isArray(issues) || issues.length === 0) return errorText(code, language, details ?? {});
  return (issues as Issue[]) // as the API's refuseIssues writes them
    .map((issue) => {
      const label = def.fields[issue.path.split('.')[0] ?? '']?.label[language];
      return label ? `${label}: ${issueText(issue, language)}` : issueText(issue, language);
    })
    .join('; ');
}
