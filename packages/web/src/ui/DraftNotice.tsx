import { useTranslation } from 'react-i18next';
import { formatDateTime } from './dateText.ts';
import { Alert } from './kit/Alert.tsx';
import { Button } from './kit/Button.tsx';

/** Says that the form shows a restored draft, and offers to discard it. */
export function DraftNotice({ savedAt, onDiscard }: { savedAt: number; onDiscard: () => void }) {
  const { t } = useTranslation();
  return (
    <Alert
      type="info"
      className="draft-notice"
      title={t('draftRestored', { at: formatDateTime(new Date(savedAt)) })}
      action={
        <Button size="small" onClick={onDiscard}>
          {t('discardDraft')}
        </Button>
      }
    />
  );
}
