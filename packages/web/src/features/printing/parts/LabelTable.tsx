import type { Issue } from '@sen/domain/catalogue/validate';
import type { NhanMauIn } from '@sen/domain/printing/nhanMauIn';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../session/i18n.ts';
import { DeleteIcon } from '../../../ui/icons.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { Input } from '../../../ui/kit/Input.tsx';
import { issueText } from '../../../ui/useIssues.ts';

type Props = {
  labels: readonly NhanMauIn[];
  /** The labels that ship with the form: they are not taken out, and a changed text is marked. */
  shipped: readonly NhanMauIn[];
  issues: readonly Issue[];
  readOnly: boolean;
  onChange: (labels: readonly NhanMauIn[]) => void;
};

const languages = ['vi', 'en'] as const;

/** The texts of a form by key, Vietnamese and English beside each other. */
export function LabelTable({ labels, shipped, issues, readOnly, onChange }: Props) {
  const { t } = useTranslation('printing');
  const [added, setAdded] = useState('');
  const original = new Map(shipped.map((label) => [label.khoa, label]));
  const faultOf = (path: string) => issues.find((issue) => issue.path === path);
  const change = (at: number, part: Partial<NhanMauIn>) =>
    onChange(labels.map((label, index) => (index === at ? { ...label, ...part } : label)));
  const add = () => {
    const khoa = added.trim();
    if (khoa === '' || labels.some((label) => label.khoa === khoa)) return;
    onChange([...labels, { khoa, vi: '', en: '' }]);
    setAdded('');
  };
  return (
    <div className="form-labels">
      <table className="plain-table">
        <thead>
          <tr>
            <th scope="col">{t('key')}</th>
            <th scope="col">{t('vietnamese')}</th>
            <th scope="col">{t('english')}</th>
          </tr>
        </thead>
        <tbody>
          {labels.map((label, at) => {
            const before = original.get(label.khoa);
            const keyFault = faultOf(`labels.${at}.khoa`);
            return (
              <tr key={label.khoa}>
                <th scope="row">
                  <code>{label.khoa}</code>
                  {before || readOnly ? null : (
                    <Button
                      type="text"
                      size="small"
                      icon={<DeleteIcon />}
                      aria-label={t('removeLabel', { key: label.khoa })}
                      onClick={() => onChange(labels.filter((_, index) => index !== at))}
                    />
                  )}
                  {keyFault ? (
                    <div className="form-label-fault">{issueText(keyFault, currentLanguage())}</div>
                  ) : null}
                </th>
                {languages.map((language) => {
                  const fault = faultOf(`labels.${at}.${language}`);
                  const changed = before !== undefined && before[language] !== label[language];
                  return (
                    <td key={language} className={changed ? 'changed' : undefined}>
                      <Input
                        value={label[language]}
                        readOnly={readOnly}
                        aria-label={`${label.khoa}, ${t(language === 'vi' ? 'vietnamese' : 'english')}`}
                        title={changed ? t('shippedText', { text: before[language] }) : undefined}
                        status={fault ? 'error' : ''}
                        onChange={(event) => change(at, { [language]: event.target.value })}
                      />
                      {fault ? (
                        <div className="form-label-fault">{issueText(fault, currentLanguage())}</div>
                      ) : null}
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
      {readOnly ? null : (
        <div className="form-label-new">
          <Input
            value={added}
            placeholder={t('newKey')}
            aria-label={t('newKey')}
            onChange={(event) => setAdded(event.target.value)}
            onPressEnter={add}
          />
          <Button disabled={added.trim() === ''} onClick={add}>
            {t('addLabel')}
          </Button>
        </div>
      )}
    </div>
  );
}
