import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';

/** The language of the viewer where it is not that of the house: a patient's page speaks one more. */
export const ViewerLanguageContext = createContext<string | null>(null);

/** The words of the viewer. */
export function useViewerWords() {
  const lng = useContext(ViewerLanguageContext);
  return useTranslation('dicomViewer', lng ? { lng } : {}).t;
}
