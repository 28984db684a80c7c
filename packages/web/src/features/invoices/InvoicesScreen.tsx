import { type ComponentType, lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { Loading } from '../../ui/Loading.tsx';
import InvoicesList from './InvoicesList.tsx';
import './invoices.css';

const views: Readonly<Record<string, ComponentType>> = {
  'chua-lap': lazy(() => import('./OwedList.tsx')),
  'quyet-toan': lazy(() => import('./settlements/SettlementsList.tsx')),
};

/** Electronic invoices, the receipts that have none yet, and what is settled with the insurance. */
export default function InvoicesScreen() {
  const [params] = useSearchParams();
  const List = views[params.get('xem') ?? ''] ?? InvoicesList;
  return (
    <Suspense fallback={<Loading />}>
      <List />
    </Suspense>
  );
}
