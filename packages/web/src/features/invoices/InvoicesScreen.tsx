import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { Loading } from '../../ui/Loading.tsx';
import InvoicesList from './InvoicesList.tsx';
import './invoices.css';

const OwedList = lazy(() => import('./OwedList.tsx'));

/** Electronic invoices, and the receipts that have none yet. */
export default function InvoicesScreen() {
  const [params] = useSearchParams();
  const List = params.get('xem') === 'chua-lap' ? OwedList : InvoicesList;
  return (
    <Suspense fallback={<Loading />}>
      <List />
    </Suspense>
  );
}
