import { i18n } from '../../session/i18n.ts';
import { inCustomerWords } from './customerWording.ts';

i18n.use({
  type: 'postProcessor',
  name: 'customerWords',
  process: (value: unknown) => (typeof value === 'string' ? inCustomerWords(value) : value),
});

/** The texts of the application in the words of a spa; they change their language with the others. */
export const customerTexts = i18n.cloneInstance({
  lng: i18n.language,
  initAsync: false,
  postProcess: ['customerWords'],
});
i18n.on('languageChanged', (language) => void customerTexts.changeLanguage(language));
