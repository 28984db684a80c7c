import { useTranslation } from 'react-i18next';
import { DraftNotice } from './DraftNotice.tsx';
import { formatDateTime } from './dateText.ts';
import { Alert } from './kit/Alert.tsx';
import { Button } from './kit/Button.tsx';
import type { VersionedDraft } from './useVersionedDraft.ts';

type Props<T> = {
  draft: VersionedDraft<T>;
  /** What was typed, each field with its label. */
  tell: (value: T) => ReadonlyArray<{ label: string; text: string }>;
};

/** Says that a form shows a restored draft; one that was typed over an earlier version is shown here, to be used or discarded. */
export function DraftBeside<T>({ draft: { kept, change, clear }, tell }: Props<T>) {
  const { t } = useTranslation();
  if (!kept) return null;
  if (!kept.isOlder) return <DraftNotice savedAt={kept.savedAt} onDiscard={clear} />;
  return (
    <Alert
      type="warning"
      role="status"
      title={t('olderDraft', { at: formatDateTime(new Date(kept.savedAt)) })}
      description={tell(kept.value).map(({ label, text }) => (
        <div key={label}>
          {label}: {text || '–'}
        </div>
      ))}
      action={
        <>
          <Button size="small" onClick={() => change(kept.value)}>
            {t('takeDraft')}
          </Button>{' '}
          <Button size="small" onClick={clear}>
            {t('discardDraft')}
          </Button>
        </>
      }
    />
  );
}
