import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { Loading } from '../../ui/Loading.tsx';
import { DebtDialogs } from './DebtDialogs.tsx';
import DebtsList from './DebtsList.tsx';
import type { View } from './viewTabs.tsx';
import './debts.css';

const lists = {
  'theo-nguoi-no': lazy(() => import('./ReceivablesList.tsx')),
  'chua-thu': lazy(() => import('./UnpaidList.tsx')),
  'han-muc': lazy(() => import('./LimitsList.tsx')),
} as const satisfies Record<Exclude<View, 'khoan-no'>, unknown>;

const isOther = (view: string | null): view is keyof typeof lists => view !== null && view in lists;

/** What is owed to the house: debts, debtors over some days, what was ordered and is not paid, limits of debtors. */
export default function DebtsScreen() {
  const [params] = useSearchParams();
  const view = params.get('xem');
  const List = isOther(view) ? lists[view] : DebtsList;
  return (
    <DebtDialogs>
      <Suspense fallback={<Loading />}>
        <List />
      </Suspense>
    </DebtDialogs>
  );
}
