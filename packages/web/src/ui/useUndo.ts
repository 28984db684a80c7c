import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNotices } from './kit/noticeStore.ts';

/**
 * Tells what was done, with a button that undoes it. Of several acts the last one can be undone; none any more once the screen that did
 * it is left.
 */
export function useUndo(kind: 'info' | 'success' = 'info'): (text: string, undo: () => void) => void {
  const { t } = useTranslation();
  const { message } = useNotices();
  const withdraw = useRef<() => void>(() => undefined);
  useEffect(() => () => withdraw.current(), []);
  return (text, undo) => {
    withdraw.current = message[kind](text, undefined, { label: t('undo'), run: undo });
  };
}
