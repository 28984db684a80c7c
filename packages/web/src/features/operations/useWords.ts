import { useTranslation } from 'react-i18next';
import type { Words } from './figureText.ts';

/** The words of the units of time in the language of the screen. */
export function useWords(): Words {
  const { t } = useTranslation('operations');
  return (unit, count) => t(`time.${unit}`, { count });
}

/** What a failure is called: the text of its code, or the failure's own message. */
export function useFailureText(): (failure: string) => string {
  const { t } = useTranslation('operations');
  return (failure) =>
    /^[A-Z_]{6,}$/.test(failure) ? t(`failure.${failure}`, { defaultValue: failure }) : failure;
}
