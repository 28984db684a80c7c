import { lazy, Suspense } from 'react';
import CashierScreen from '../cashier/CashierScreen.tsx';
import { SpaDesk } from './SpaDesk.tsx';

const CustomerAccount = lazy(() => import('./CustomerAccount.tsx'));

/** /vien-phi-ngoai-tru-spa: the cashier of a spa. */
export default function SpaFeesScreen() {
  return (
    <SpaDesk Beside={Account}>
      <CashierScreen />
    </SpaDesk>
  );
}

function Account(of: { BenhNhan_Id: string }) {
  return (
    <Suspense>
      <CustomerAccount {...of} />
    </Suspense>
  );
}
