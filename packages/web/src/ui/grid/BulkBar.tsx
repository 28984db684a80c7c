import X from 'lucide-react/icons/x';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { userMessage } from '../../session/userMessage.ts';
import { useNotices } from '../kit/noticeStore.ts';
import { useUndo } from '../useUndo.ts';
import { type BulkRefusal, RefusedDialog } from './RefusedDialog.tsx';
import './bulkBar.css';

/** With how many rows an act was done, and those that were refused. */
export type BulkOutcome = {
  done: number;
  refused: readonly BulkRefusal[];
  /** Takes back what was done. */
  undo?: (() => Promise<unknown>) | undefined;
};

/** An act with the chosen rows. Without an answer it said itself what became of it, or opened something. */
export type BulkAct<T> = {
  key: string;
  label: string;
  icon: ReactNode;
  danger?: boolean;
  /** Asked before it is done. */
  confirm?: (count: number) => { title: string; content?: string; okText: string } | null;
  run: (rows: readonly T[]) => Promise<BulkOutcome | null> | null;
};

type Props<T> = {
  rows: ReadonlyMap<string, T>;
  acts: ReadonlyArray<BulkAct<T>>;
  nameOf: (row: T) => string;
  onClear: () => void;
  /** Those that stay chosen: what was refused. */
  onLeft: (keys: readonly string[]) => void;
};

/** As keyboards have it, in every language. */
const clearKey = 'Esc';

/** What can be done with the chosen rows, at the lower edge of the list. */
export function BulkBar<T>({ rows, acts, nameOf, onClear, onLeft }: Props<T>) {
  const { t } = useTranslation('grid');
  const { message, modal } = useNotices();
  const undo = useUndo('success');
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<readonly BulkRefusal[]>([]);
  const run = async (act: BulkAct<T>) => {
    setBusy(true);
    try {
      const outcome = await act.run([...rows.values()]);
      if (!outcome) return;
      if (outcome.done > 0) tellDone(outcome);
      setRefused(outcome.refused);
      onLeft(outcome.refused.map(({ key }) => key));
    } catch (error) {
      message.error(userMessage(error));
    } finally {
      setBusy(false);
    }
  };
  const tellDone = ({ done, undo: takeBack }: BulkOutcome) => {
    const text = t('bulkDone', { count: done });
    if (!takeBack) return void message.success(text);
    undo(text, () => void takeBack().catch((error: unknown) => message.error(userMessage(error))));
  };
  const press = (act: BulkAct<T>) => {
    const question = act.confirm?.(rows.size);
    if (!question) return void run(act);
    modal.confirm({ ...question, okButtonProps: { danger: act.danger ?? false }, onOk: () => run(act) });
  };
  const names = new Map([...rows].map(([key, row]) => [key, nameOf(row)]));
  return (
    <>
      {rows.size > 0 ? (
        <div className="grid-bulk" role="toolbar" aria-label={t('withChosen')} aria-busy={busy}>
          <strong aria-live="polite">{t('chosen', { count: rows.size })}</strong>
          {acts.map((act) => (
            <button
              key={act.key}
              type="button"
              className={act.danger ? 'danger' : undefined}
              disabled={busy}
              onClick={() => press(act)}
            >
              {act.icon}
              {act.label}
            </button>
          ))}
          <button type="button" className="quiet" disabled={busy} onClick={onClear}>
            <X size={15} aria-hidden />
            {t('clearChoice')} <kbd>{clearKey}</kbd>
          </button>
        </div>
      ) : null}
      {refused.length > 0 ? (
        <RefusedDialog refused={refused} names={names} onClose={() => setRefused([])} />
      ) : null}
    </>
  );
}
