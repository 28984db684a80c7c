import type { Issue } from '@sen/domain/catalogue/validate';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../session/i18n.ts';
import { Alert } from './kit/Alert.tsx';
import { Button } from './kit/Button.tsx';
import type { FormInside, FormInstance } from './kit/formStore.ts';
import { fieldId } from './kit/formStore.ts';
import { fieldName, issueText } from './useIssues.ts';

type Props = {
  form: Pick<FormInstance, 'scrollToField'> & { inside?: Pick<FormInside, 'idOf'> };
  issues: readonly Issue[];
  /** The label of a field by its path, as the form shows it. */
  labelOf: (path: string) => string;
  /** Shows the place of an issue before the cursor goes there. */
  onJump?: (path: string) => void;
};

/** What is wrong, on top of a form; each line jumps to its field. */
export function FormErrors({ form, issues, labelOf, onJump }: Props) {
  const { t } = useTranslation();
  if (issues.length === 0) return null;
  const jump = (path: string) => {
    if (onJump) flushSync(() => onJump(path));
    const name = fieldName(path);
    form.scrollToField(name, { block: 'center' });
    document.getElementById(form.inside?.idOf(name) ?? fieldId(name))?.focus();
  };
  return (
    <Alert
      type={issues.some((issue) => (issue.severity ?? 'error') === 'error') ? 'error' : 'warning'}
      className="form-errors"
      role="alert"
      title={t('issues', { count: issues.length })}
      description={
        <ul>
          {issues.map((issue) => (
            <li key={`${issue.path}:${issue.code}`}>
              <Button type="link" size="small" onClick={() => jump(issue.path)}>
                {labelOf(issue.path)}: {issueText(issue, currentLanguage())}
              </Button>
            </li>
          ))}
        </ul>
      }
    />
  );
}
