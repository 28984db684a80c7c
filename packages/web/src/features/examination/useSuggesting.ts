import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Hotkey } from '../../ui/hotkeys.tsx';

/** Which tab shows suggestions, and the key that shows them. */
export function useSuggesting(tab: string, editable: boolean) {
  const { t } = useTranslation();
  const [shown, setShown] = useState<{ tab: string; first?: string | undefined } | null>(null);
  const suggests = tab === 'orders' || tab === 'prescription';
  const key: Hotkey = {
    keys: 'Alt+G',
    label: t('suggest.button'),
    run: () => setShown({ tab }),
    disabled: !editable || !suggests,
  };
  return {
    key,
    of: (asked: string) => (shown?.tab === asked ? shown : null),
    /** Shows those of a tab, one of them first. */
    show: (asked: string, first?: string) => setShown({ tab: asked, first }),
    close: () => setShown(null),
  };
}
