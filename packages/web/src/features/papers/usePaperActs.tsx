import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useActDialog } from '../../ui/actDialog/useActDialog.tsx';
import type { CardActs } from './PaperActs.tsx';
import type { KnownActs } from './paperScreen.ts';
import type { Papers } from './usePapers.ts';

/** What is done by a button on one paper; `write` opens it to be changed, or to be issued again for a reason. The dialogue asks for reasons. */
export function usePaperActs(
  { texts, reasons }: KnownActs,
  { cancel, remove }: Pick<Papers<never, never>, 'cancel' | 'remove'>,
  of: string,
  write: (again: string | null) => void,
): { acts: Omit<Required<CardActs>, 'print'>; dialog: ReactNode } {
  const { t } = useTranslation(texts);
  const { ask, dialog } = useActDialog();
  const again = async (act = reasons.again) =>
    act &&
    ask({
      act,
      of,
      title: t('againAsk'),
      okText: t('again'),
      reasons: t('againReasons').split('|'),
      harmless: true,
      run: write,
    });
  const end = async (act = reasons.cancel) =>
    act &&
    ask({
      act,
      of,
      title: t('cancelAsk'),
      okText: t('cancel'),
      run: (reason) => cancel(of, reason),
    });
  return {
    acts: {
      sua: () => write(null),
      capLai: () => void again(),
      xoa: () => void remove(of),
      huy: () => void end(),
    },
    dialog,
  };
}
