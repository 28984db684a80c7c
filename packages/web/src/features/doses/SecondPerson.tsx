import type { Issue } from '@sen/domain/catalogue/validate';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../session/i18n.ts';
import { Form } from '../../ui/kit/Form.tsx';
import { Input } from '../../ui/kit/Input.tsx';
import { issueText } from '../../ui/useIssues.ts';
import type { Second } from './useGiveForm.ts';

type Props = { why: string; value: Second; issues: readonly Issue[]; onChange: (value: Second) => void };

/** A second person types name and password of their own account; nothing of it is kept on the device. */
export function SecondPerson({ why, value, issues, onChange }: Props) {
  const { t } = useTranslation('doses');
  const said = (field: keyof Second) => {
    const issue = issues.find(({ path }) => path === `nguoiThuHai.${field}`);
    return issue ? { validateStatus: 'error' as const, help: issueText(issue, currentLanguage()) } : {};
  };
  return (
    <fieldset className="dose-second">
      <legend>{t('second.of', { why })}</legend>
      <div className="dose-pair">
        <Form.Item label={t('second.username')} htmlFor="second-username" required {...said('username')}>
          <Input
            id="second-username"
            autoComplete="off"
            value={value.username}
            onChange={(event) => onChange({ ...value, username: event.target.value })}
          />
        </Form.Item>
        <Form.Item label={t('second.password')} htmlFor="second-password" required {...said('password')}>
          <Input
            id="second-password"
            type="password"
            autoComplete="off"
            value={value.password}
            onChange={(event) => onChange({ ...value, password: event.target.value })}
          />
        </Form.Item>
      </div>
    </fieldset>
  );
}
