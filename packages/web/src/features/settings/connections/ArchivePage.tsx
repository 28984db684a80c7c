import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../ui/states.tsx';
import { useEvents } from '../../../ui/useEvents.ts';
import { ArchiveForm } from './ArchiveForm.tsx';
import { ArchiveSettingsDocument } from './connections.main.gen.ts';
import { PageHead } from './parts/PageHead.tsx';
import './connections.css';

/** The archive of pictures: its address and account, and how it stands. */
export default function ArchivePage({ onBack }: { onBack?: () => void }) {
  const { t } = useTranslation('connections');
  const { data, error, loading, refetch } = useQuery(ArchiveSettingsDocument, {
    fetchPolicy: 'cache-and-network',
  });
  useEvents(['HeThong'], () => void refetch());
  const archive = data?.khoAnhDICOM;
  return (
    <div className="setting-section connections">
      <PageHead title={t('archive')} note={t('archiveNote')} {...(onBack ? { onBack } : {})} />
      {error && !archive ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {loading && !archive ? <p className="soft">{t('loading')}</p> : null}
      {archive ? <ArchiveForm archive={archive} onSaved={() => void refetch()} /> : null}
    </div>
  );
}
