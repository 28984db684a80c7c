import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../session/i18n.ts';
import { userMessage } from '../../session/userMessage.ts';
import { Alert } from '../../ui/kit/Alert.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { changesOf } from './api.ts';
import type { ChangedEntry } from './types.ts';
import './faults.css';

/** What a checked file would change in entries that exist, field by field; asked for when it is opened. */
export function ChangeList({ id, total }: { id: string; total: number }) {
  const { t } = useTranslation('catalogue');
  const language = currentLanguage();
  const [entries, setEntries] = useState<readonly ChangedEntry[]>([]);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const more = async () => {
    setBusy(true);
    setRefusal(null);
    try {
      const found = await changesOf(id, entries.length);
      setEntries((before) => [...before, ...found]);
    } catch (error) {
      setRefusal(userMessage(error));
    } finally {
      setBusy(false);
    }
  };
  const opened = (open: boolean) => {
    if (open && entries.length === 0 && !busy) void more();
  };
  return (
    <details className="import-changes" onToggle={(event) => opened(event.currentTarget.open)}>
      <summary>{t('imports.changes', { count: total })}</summary>
      {refusal ? <Alert type="error" title={refusal} /> : null}
      <ol aria-label={t('imports.changes', { count: total })}>
        {entries.map((entry) => (
          <li key={`${entry.row} ${entry.catalogue}`}>
            <p>
              <strong>{entry.name}</strong> {entry.code} · {t('imports.lineOf', { row: entry.row })}
            </p>
            <dl>
              {entry.fields.map(({ label, before, after }) => (
                <div key={label.vi} style={{ display: 'contents' }}>
                  <dt>{label[language]}</dt>
                  <dd>
                    <del>{before === '' ? t('imports.nothingThere') : before}</del> →{' '}
                    <ins>{after === '' ? t('imports.nothingThere') : after}</ins>
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ol>
      {entries.length < total ? (
        <Button loading={busy} onClick={() => void more()}>
          {t('imports.moreChanges')}
        </Button>
      ) : null}
    </details>
  );
}
