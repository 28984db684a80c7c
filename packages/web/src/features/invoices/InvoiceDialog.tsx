import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import type { OpenedProps } from '../../lists/listDef.ts';
import { Modal } from '../../ui/kit/Dialog.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { useEvents } from '../../ui/useEvents.ts';
import { InvoiceButtons } from './InvoiceButtons.tsx';
import { InvoiceFacts } from './InvoiceFacts.tsx';
import { InvoiceHistory } from './InvoiceHistory.tsx';
import { type InvoiceFragment, InvoiceOpenedDocument, type InvoiceRowFragment } from './invoices.main.gen.ts';
import { Notices } from './notices/Notices.tsx';
import { numberOf } from './numberOf.ts';
import './invoices.css';

/** One invoice: its buyer, lines and receipts, what was said to the provider, and what may be done with it. */
export default function InvoiceDialog({ id, onChanged, onClose }: OpenedProps<InvoiceRowFragment>) {
  const { t } = useTranslation('invoices');
  const { data, error, refetch } = useQuery(InvoiceOpenedDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  useEvents(['HoaDonDienTu', 'BienLai'], () => void refetch());
  const one = data?.hoaDon as InvoiceFragment | undefined; // a whole answer
  if (!one)
    return (
      <Modal open title={t('title')} footer={null} onCancel={onClose}>
        {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Loading />}
      </Modal>
    );
  const done = () => {
    void refetch();
    onChanged();
  };
  return (
    <Modal
      open
      width={860}
      title={`${numberOf(one)} · ${one.DonViMua ?? one.NguoiMua}`}
      footer={<InvoiceButtons one={one} onDone={done} />}
      onCancel={onClose}
    >
      <InvoiceFacts one={one} />
      <Notices one={one} onDone={done} />
      <InvoiceHistory one={one} />
    </Modal>
  );
}
