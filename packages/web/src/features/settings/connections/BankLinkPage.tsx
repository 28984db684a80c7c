import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../ui/states.tsx';
import { useEvents } from '../../../ui/useEvents.ts';
import { BankLinkForm } from './BankLinkForm.tsx';
import { BankLinkSettingsDocument } from './bankLink.main.gen.ts';
import { PageHead } from './parts/PageHead.tsx';
import './connections.css';

/** The notices of bank transactions: who sends them, with which key, and where to. */
export default function BankLinkPage({ onBack }: { onBack?: () => void }) {
  const { t } = useTranslation('connections');
  const { data, error, loading, refetch } = useQuery(BankLinkSettingsDocument, {
    fetchPolicy: 'cache-and-network',
  });
  useEvents(['HeThong', 'GiaoDichNganHang'], () => void refetch());
  const link = data?.ketNoiNganHang;
  return (
    <div className="setting-section connections">
      <PageHead title={t('bankLink')} note={t('bankLinkNote')} {...(onBack ? { onBack } : {})} />
      {error && !link ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {loading && !link ? <p className="soft">{t('loading')}</p> : null}
      {link ? <BankLinkForm link={link} onSaved={() => void refetch()} /> : null}
    </div>
  );
}
