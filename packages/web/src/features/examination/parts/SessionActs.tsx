import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useActDialog } from '../../../ui/actDialog/useActDialog.tsx';
import { focusIsFree } from '../../../ui/focusKeeper.ts';
import { CheckIcon, FileIcon, MoreIcon, PrinterIcon, SaveIcon, SwapIcon } from '../../../ui/icons.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { Dropdown } from '../../../ui/kit/Dropdown.tsx';
import type { Ending, Exam } from '../useExam.ts';
import type { Papers } from '../usePapers.tsx';

type Props = {
  may: (action: string) => boolean;
  exam: Exam;
  onSave: () => void;
  onPrint: () => void;
  onEnd: (act?: Ending) => void;
  onMove: () => void;
  /** The menu of papers. */
  papers: Papers;
};

type FurtherAct = {
  key: string;
  label: string;
  hotkey?: string;
  icon?: ReactNode;
  isDanger?: boolean;
  /** Stands in the menu also where there is room. */
  isHidden?: boolean;
  run: () => void;
};

/** The acts on a session that would succeed now; the rarer ones, and on a phone all but two, stand in a menu. */
export function SessionActs({ may, exam, onSave, onPrint, onEnd, onMove, papers }: Props) {
  const { t } = useTranslation('examination');
  const reasons = useActDialog();
  const narrow = useLocation().pathname.startsWith('/m/');
  const ask = (act: 'cancelKhamBenh' | 'removeKhamBenh', title: string, okText: string) =>
    reasons.ask({
      act,
      of: exam.session?._id ?? '',
      title,
      okText,
      needed: 'listed',
      run: (_words, picked) => {
        if (picked === null) return null;
        const reason = { LyDo_Id: picked._id, LyDo: picked.beyond || null };
        return act === 'cancelKhamBenh' ? exam.cancel(reason) : exam.remove(reason);
      },
    });
  const printButton = useRef<HTMLButtonElement>(null);
  const isOpen = may('luu');
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    // the end takes the focus from its field or its button
    const isLost = focusIsFree() || document.activeElement?.matches(':disabled');
    if (wasOpen.current && !isOpen && isLost) printButton.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const further: FurtherAct[] = [
    { key: 'chuyenPhong', label: t('moveRoom'), hotkey: 'F7', icon: <SwapIcon />, run: onMove },
    { key: 'ketThuc', label: t('endAndVerify'), isHidden: true, run: () => onEnd('endAndVerify') },
    { key: 'duyet', label: t('verify'), run: () => void exam.verify() },
    {
      key: 'xoa',
      label: t('remove'),
      isDanger: true,
      run: () => void ask('removeKhamBenh', t('removeAsk'), t('remove')),
    },
    {
      key: 'huy',
      label: t('cancel'),
      isDanger: true,
      run: () => void ask('cancelKhamBenh', t('cancelAsk'), t('cancel')),
    },
  ].filter(({ key }) => may(key));
  const menuOf = (acts: readonly FurtherAct[]) => ({
    items: acts.map(({ key, label, isDanger = false, run }) => ({
      key,
      label,
      danger: isDanger,
      onClick: run,
    })),
  });
  // what destroys stands behind a menu, away from what is pressed all day
  const shown = narrow ? [] : further.filter((act) => !act.isDanger && !act.isHidden);
  const hidden = narrow
    ? [...papers.entries, ...further]
    : further.filter((act) => act.isDanger || act.isHidden);
  return (
    <>
      {isOpen ? (
        <Button icon={<SaveIcon />} loading={exam.busy} onClick={onSave}>
          {t('save')} <kbd>Ctrl S</kbd>
        </Button>
      ) : null}
      <Button ref={printButton} icon={<PrinterIcon />} onClick={onPrint}>
        {t('print')} <kbd>Ctrl P</kbd>
      </Button>
      {may('ketThuc') ? (
        <Button type="primary" icon={<CheckIcon />} loading={exam.busy} onClick={() => onEnd()}>
          {t('end')} <kbd>F10</kbd>
        </Button>
      ) : null}
      {narrow || papers.entries.length === 0 ? null : (
        <Dropdown menu={menuOf(papers.entries)}>
          <Button icon={<FileIcon />}>{t('papers')}</Button>
        </Dropdown>
      )}
      {shown.map((act) => (
        <Button key={act.key} icon={act.icon} onClick={act.run}>
          {act.label} {act.hotkey ? <kbd>{act.hotkey}</kbd> : null}
        </Button>
      ))}
      {hidden.length > 0 ? (
        <Dropdown menu={menuOf(hidden)}>
          <Button icon={<MoreIcon />} aria-label={t('furtherActs')} />
        </Dropdown>
      ) : null}
      {papers.dialog}
      {reasons.dialog}
    </>
  );
}
