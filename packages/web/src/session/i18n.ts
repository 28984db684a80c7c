import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { chooseLanguage, type Language, storageKeys, store, stored } from './session.ts';

const texts = import.meta.glob<{ default: Record<string, unknown> }>('../locales/*/*.json');

/** The texts of the application: one namespace a feature, loaded when a screen of it is. */
export const i18n = i18next.createInstance();

i18n
  .use(initReactI18next)
  .use({
    type: 'backend',
    read: (language: string, namespace: string, done: (error: unknown, data: unknown) => void) => {
      const load = texts[`../locales/${language}/${namespace}.json`];
      if (!load) return done(new Error(`no texts ${language}/${namespace}`), null);
      load().then(
        (module) => done(null, module.default),
        (error: unknown) => done(error, null),
      );
    },
  })
  .init({
    lng: chooseLanguage(stored(storageKeys.language), null, navigator.language),
    fallbackLng: false,
    ns: ['common'],
    defaultNS: 'common',
    interpolation: { escapeValue: false },
    returnNull: false,
    react: { useSuspense: true },
  })
  .catch((error: unknown) => console.error('texts', error));

i18n.on('languageChanged', (language) => {
  document.documentElement.lang = language;
});

/** Changes the language and keeps it on this device. */
export async function setLanguage(language: Language): Promise<void> {
  store(storageKeys.language, language);
  await i18n.changeLanguage(language);
}

/** The language in use. */
export function currentLanguage(): Language {
  return i18n.language === 'en' ? 'en' : 'vi';
}
