import { i18n } from '../../session/i18n.ts';

const words: ReadonlyArray<readonly [of: RegExp, is: string]> = [
  [/người bệnh|bệnh nhân/g, 'khách hàng'],
  [/Người bệnh|Bệnh nhân/g, 'Khách hàng'],
  [/\bpatient(s?)\b/g, 'customer$1'],
  [/\bPatient(s?)\b/g, 'Customer$1'],
];

/** A text of the desk as a spa says it: who comes is a customer. */
export function inCustomerWords(text: string): string {
  return words.reduce((said, [of, is]) => said.replace(of, is), text);
}

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
