import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../ui/states.tsx';
import { useEvents } from '../../../ui/useEvents.ts';
import { PrescriptionLinkSettingsDocument } from './connections.main.gen.ts';
import { PrescriptionLinkForm } from './PrescriptionLinkForm.tsx';
import { PageHead } from './parts/PageHead.tsx';
import { Prescribers } from './parts/Prescribers.tsx';
import './connections.css';

/** The link to the national prescription system, and who prescribes without a link code. */
export default function PrescriptionLinkPage({ onBack }: { onBack?: () => void }) {
  const { t } = useTranslation('connections');
  const { data, error, loading, refetch } = useQuery(PrescriptionLinkSettingsDocument, {
    fetchPolicy: 'cache-and-network',
  });
  useEvents(['HeThong'], () => void refetch());
  const link = data?.lienThongDonThuoc;
  return (
    <div className="setting-section connections">
      <PageHead title={t('prescriptions')} note={t('prescriptionsNote')} {...(onBack ? { onBack } : {})} />
      {error && !link ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {loading && !link ? <p className="soft">{t('loading')}</p> : null}
      {link ? <PrescriptionLinkForm link={link} onSaved={() => void refetch()} /> : null}
      <Prescribers />
    </div>
  );
}
