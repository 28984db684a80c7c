import type { Label } from '@sen/domain/catalogue/catalogue';
import { boCucLimits } from '@sen/domain/printing/boCuc';
import { useTranslation } from 'react-i18next';
import { DeleteIcon } from '../../../ui/icons.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { Input } from '../../../ui/kit/Input.tsx';
import { LayoutFault, LayoutPart, type LayoutProps } from './LayoutPart.tsx';

const languages = ['vi', 'en'] as const;

/** The copies of a form with their titles; none prints one without a title. */
export function LayoutCopies({ layout, issueAt, readOnly, onChange }: LayoutProps) {
  const { t } = useTranslation('printing');
  const { lien } = layout;
  const put = (at: number, part: Partial<Label>) =>
    onChange({ lien: lien.map((one, index) => (index === at ? { ...one, ...part } : one)) });
  const add = () => {
    const number = lien.length + 1;
    onChange({ lien: [...lien, { vi: `Liên ${number}`, en: `Copy ${number}` }] });
  };
  return (
    <LayoutPart layout={layout} readOnly={readOnly} onChange={onChange} title={t('copies')} pieces={['lien']}>
      {lien.map((title, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a copy is its number
        <div key={at} className="form-layout-copy">
          {languages.map((language) => (
            <div key={language}>
              <Input
                value={title[language]}
                readOnly={readOnly}
                aria-label={`${t('copyTitle', { number: at + 1 })}, ${t(language === 'vi' ? 'vietnamese' : 'english')}`}
                status={issueAt(`lien.${at}.${language}`) ? 'error' : ''}
                onChange={(event) => put(at, { [language]: event.target.value })}
              />
              <LayoutFault issue={issueAt(`lien.${at}.${language}`)} />
            </div>
          ))}
          {readOnly ? null : (
            <Button
              type="text"
              icon={<DeleteIcon />}
              aria-label={t('removeCopy', { number: at + 1 })}
              onClick={() => onChange({ lien: lien.filter((_, index) => index !== at) })}
            />
          )}
        </div>
      ))}
      {readOnly || lien.length >= boCucLimits.lien ? null : <Button onClick={add}>{t('addCopy')}</Button>}
    </LayoutPart>
  );
}
