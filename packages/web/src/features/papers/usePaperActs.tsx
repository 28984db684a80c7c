import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../session/i18n.ts';
import { useActDialog } from '../../ui/actDialog/useActDialog.tsx';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import type { CardActs } from './PaperActs.tsx';
import type { KnownActs } from './paperScreen.ts';
import type { Papers } from './usePapers.ts';

/** What is done by a button on one paper; `write` opens it to be changed, or to be issued again for a reason. The dialogue asks for reasons, and whether it is removed. */
export function usePaperActs(
  { texts, reasons, acts: known }: KnownActs,
  { cancel, remove }: Pick<Papers<never, never>, 'cancel' | 'remove'>,
  of: string,
  write: (again: string | null) => void,
): { acts: Omit<Required<CardActs>, 'print'>; dialog: ReactNode } {
  const { t } = useTranslation(texts);
  const { ask, dialog } = useActDialog();
  const { modal } = useNotices();
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
  const askRemove = () => {
    const label = known.acts['xoa']?.label[currentLanguage()];
    modal.confirm({
      title: t('removeAsk'),
      ...(label && { okText: label }),
      okButtonProps: { danger: true },
      onOk: () => void remove(of),
    });
  };
  return {
    acts: {
      sua: () => write(null),
      capLai: () => void again(),
      xoa: askRemove,
      huy: () => void end(),
    },
    dialog,
  };
}
