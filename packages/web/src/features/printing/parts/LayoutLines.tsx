import { hienPhan, lyDoKhoa } from '@sen/domain/printing/boCuc';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../session/i18n.ts';
import { Checkbox } from '../../../ui/kit/choices.tsx';
import { Input } from '../../../ui/kit/Input.tsx';
import { LayoutFault, LayoutPart, type LayoutProps } from './LayoutPart.tsx';

type Props = LayoutProps & { title: string; parts: readonly string[]; piece: 'dauTrang' | 'chanTrang' };

const languages = ['vi', 'en'] as const;

/** The lines of the head or the foot: which are shown, and one of the house's own in both languages. */
export function LayoutLines({ khung, layout, issueAt, readOnly, onChange, title, parts, piece }: Props) {
  const { t } = useTranslation('printing');
  const own = parts.filter((part) => khung.parts.includes(part));
  if (own.length === 0) return null;
  const rest = Object.fromEntries(Object.entries(layout.hien).filter(([code]) => !own.includes(code)));
  const isUsual =
    Object.keys(rest).length === Object.keys(layout.hien).length &&
    languages.every((language) => layout[piece][language] === '');
  return (
    <LayoutPart
      layout={layout}
      readOnly={readOnly}
      onChange={onChange}
      title={title}
      usual={isUsual ? null : { hien: rest, [piece]: { vi: '', en: '' } }}
    >
      <div className="form-layout-checks">
        {own.map((part) => {
          const locked = lyDoKhoa(khung, part)?.[currentLanguage()];
          return (
            <Checkbox
              key={part}
              checked={hienPhan(layout, part)}
              disabled={readOnly || locked !== undefined}
              onChange={() => onChange({ hien: { ...layout.hien, [part]: !hienPhan(layout, part) } })}
            >
              {t(`part.${part}`)}
              {locked === undefined ? null : <small className="soft"> {t('must', { reason: locked })}</small>}
            </Checkbox>
          );
        })}
      </div>
      <div className="form-layout-fields">
        {languages.map((language) => (
          <label key={language} className="form-layout-field">
            {`${t('ownLine')} · ${t(language === 'vi' ? 'vietnamese' : 'english')}`}
            <Input
              value={layout[piece][language]}
              readOnly={readOnly}
              status={issueAt(`${piece}.${language}`) ? 'error' : ''}
              onChange={(event) =>
                onChange({ [piece]: { ...layout[piece], [language]: event.target.value } })
              }
            />
            <LayoutFault issue={issueAt(`${piece}.${language}`)} />
          </label>
        ))}
      </div>
    </LayoutPart>
  );
}
