import { useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { userMessage } from '../../../session/userMessage.ts';
import { PlusIcon } from '../../../ui/icons.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { useNotices } from '../../../ui/kit/noticeStore.ts';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import { useEvents } from '../../../ui/useEvents.ts';
import { CheckInvoiceAccountDocument, InvoiceAccountsDocument } from './connections.main.gen.ts';
import { InvoiceAccountDialog } from './InvoiceAccountDialog.tsx';
import { InvoiceAccountCard } from './parts/InvoiceAccountCard.tsx';
import { PageHead } from './parts/PageHead.tsx';
import { WhoUses } from './parts/WhoUses.tsx';
import './connections.css';

/** The accounts at providers of electronic invoices: what each issues, who with, and whether the provider takes it. */
export default function InvoiceAccountsPage({ onBack }: { onBack?: () => void }) {
  const { t } = useTranslation('connections');
  const { message } = useNotices();
  const { data, error, loading, refetch } = useQuery(InvoiceAccountsDocument, {
    fetchPolicy: 'cache-and-network',
  });
  const [check] = useMutation(CheckInvoiceAccountDocument);
  const [checking, setChecking] = useState<string | null>(null);
  const [open, setOpen] = useState<string | null>(null);
  useEvents(['HeThong'], () => void refetch());
  const accounts = data?.taiKhoanHoaDons;
  const run = async (id: string) => {
    setChecking(id);
    try {
      await check({ variables: { id } });
    } catch (failure) {
      message.error(userMessage(failure));
    } finally {
      setChecking(null);
    }
  };
  return (
    <div className="setting-section connections">
      <PageHead title={t('invoices')} note={t('invoicesNote')} {...(onBack ? { onBack } : {})}>
        <Button type="primary" icon={<PlusIcon />} onClick={() => setOpen('new')}>
          {t('newAccount')}
        </Button>
      </PageHead>
      {error && !accounts ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {loading && !accounts ? <p className="soft">{t('loading')}</p> : null}
      {accounts?.length === 0 ? <EmptyState text={t('noAccounts')} /> : null}
      {accounts?.map((account) => (
        <InvoiceAccountCard
          key={account._id}
          account={account}
          checking={checking === account._id}
          onEdit={() => setOpen(account._id)}
          onCheck={() => void run(account._id)}
        />
      ))}
      {accounts && accounts.length > 0 ? <WhoUses accounts={accounts} /> : null}
      {open ? (
        <InvoiceAccountDialog
          key={open}
          account={accounts?.find(({ _id }) => _id === open) ?? null}
          onClose={() => setOpen(null)}
          onSaved={() => void refetch()}
        />
      ) : null}
    </div>
  );
}
