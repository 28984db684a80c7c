import { useTranslation } from 'react-i18next';
import { currentLanguage, setLanguage } from '../session/i18n.ts';
import { GlobeIcon } from '../ui/icons.tsx';
import { BarMenu } from './BarMenu.tsx';
import { LookChoice } from './LookChoice.tsx';

const languages = [
  { value: 'vi', label: 'Tiếng Việt' },
  { value: 'en', label: 'English' },
] as const;

/** The language in the drawer of a phone: both in sight. */
export function LanguageChoice() {
  const { t } = useTranslation('shell');
  return (
    <LookChoice
      label={t('language')}
      value={currentLanguage()}
      options={languages}
      onChange={(value) => void setLanguage(value)}
    />
  );
}

/** The language, as a globe with its two letters. */
export function LanguageMenu() {
  const { t } = useTranslation('shell');
  const now = currentLanguage();
  return (
    <BarMenu
      className="at-end"
      label={
        <>
          <GlobeIcon className="menu-icon" />
          <span className="visually-hidden">{t('language')}: </span>
          {now.toUpperCase()}
        </>
      }
    >
      <ul>
        {languages.map(({ value, label }) => (
          <li key={value}>
            <button
              type="button"
              lang={value}
              aria-current={now === value}
              onClick={() => void setLanguage(value)}
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
    </BarMenu>
  );
}
