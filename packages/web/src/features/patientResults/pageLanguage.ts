import type { TFunction } from 'i18next';
import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../session/i18n.ts';

/** The languages of the patient's page: one more than the house speaks. */
export const pageLanguages = { vi: 'Tiếng Việt', en: 'English', zh: '中文' } as const;
export type PageLanguage = keyof typeof pageLanguages;

const storageKey = 'resultsLanguage';

/** The language that was chosen on this device, else that of the browser where the page has it. */
export function firstLanguage(): PageLanguage {
  const chosen = readChoice() ?? (navigator.language.startsWith('zh') ? 'zh' : null);
  return chosen ?? currentLanguage();
}

export function keepLanguage(language: PageLanguage): void {
  try {
    localStorage.setItem(storageKey, language);
  } catch {
    // a browser that refuses storage asks again
  }
}

function readChoice(): PageLanguage | null {
  try {
    const kept = localStorage.getItem(storageKey);
    return kept === 'vi' || kept === 'en' || kept === 'zh' ? kept : null;
  } catch {
    return null;
  }
}

/** What the papers are told in: they know two languages. */
export const paperLanguage = (language: PageLanguage) => (language === 'vi' ? 'vi' : 'en');

export const PageLanguageContext = createContext<PageLanguage>('vi');

/** The words of the page in the language that was chosen on it. */
export function usePageWords(): { t: TFunction<'patientResults'>; language: PageLanguage } {
  const language = useContext(PageLanguageContext);
  const { t } = useTranslation('patientResults', { lng: language });
  return { t, language };
}
