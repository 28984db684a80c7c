import { createInstance } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';

const keys = createInstance({ lng: 'cimode', resources: {}, initAsync: false });
void keys.init();

/** Shows every text as its key, for tests of what does not depend on the wording; no other test changes its language. */
export function TextKeys({ children }: { children: ReactNode }) {
  return <I18nextProvider i18n={keys}>{children}</I18nextProvider>;
}
