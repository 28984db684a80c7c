import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import { Loading } from '../../ui/Loading.tsx';
import BankNoticesScreen from './BankNoticesScreen.tsx';

const StatementImport = lazy(() => import('./StatementImport.tsx'));

/** Bank transactions: the list; `nhap` is the import of a statement file. */
export default function BankNotices() {
  if (useParams()['childComponentPath'] !== 'nhap') return <BankNoticesScreen />;
  return (
    <Suspense fallback={<Loading />}>
      <StatementImport />
    </Suspense>
  );
}
