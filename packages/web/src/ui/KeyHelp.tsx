import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Hotkey } from './hotkeys.tsx';

const arrows: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
};

/** The keys that work here, those of the whole application first. */
export function KeyHelp({ keys, onClose }: { keys: readonly Hotkey[]; onClose: () => void }) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    // the button that has the focus stands at the end of a long list
    if (dialog.current) dialog.current.scrollTop = 0;
  }, []);
  const lines = [
    { keys: 'Ctrl+K', label: t('searchEverywhere') },
    { keys: '? / F1', label: t('keys') },
    ...keys,
  ];
  return (
    <dialog ref={dialog} className="plain-dialog" aria-label={t('keys')} onClose={onClose}>
      <h2>{t('keys')}</h2>
      <dl className="key-help">
        {lines.map((one) => (
          <div key={`${one.keys}${one.label}`} className="key-line">
            <dt>
              <kbd>{arrows[one.keys] ?? one.keys}</kbd>
            </dt>
            <dd>{one.label}</dd>
          </div>
        ))}
      </dl>
      <button type="button" className="plain-button" onClick={() => dialog.current?.close()}>
        {t('close')}
      </button>
    </dialog>
  );
}
