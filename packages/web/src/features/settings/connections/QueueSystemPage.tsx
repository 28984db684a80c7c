import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../ui/states.tsx';
import { useEvents } from '../../../ui/useEvents.ts';
import { QueueSystemSettingsDocument } from './connections.main.gen.ts';
import { PageHead } from './parts/PageHead.tsx';
import { QueueSystemForm } from './QueueSystemForm.tsx';
import './connections.css';

/** The queue system of the house that leads queues: its account, which queues, and how it stands. */
export default function QueueSystemPage({ onBack }: { onBack?: () => void }) {
  const { t } = useTranslation('connections');
  const { data, error, loading, refetch } = useQuery(QueueSystemSettingsDocument, {
    fetchPolicy: 'cache-and-network',
  });
  useEvents(['HeThong', 'HangDoi'], () => void refetch());
  const system = data?.heThongGoiSo;
  return (
    <div className="setting-section connections">
      <PageHead title={t('queueSystem')} note={t('queueSystemNote')} {...(onBack ? { onBack } : {})} />
      {error && !system ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {loading && !system ? <p className="soft">{t('loading')}</p> : null}
      {system ? <QueueSystemForm system={system} onSaved={() => void refetch()} /> : null}
    </div>
  );
}
