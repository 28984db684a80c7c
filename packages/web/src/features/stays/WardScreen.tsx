import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { Loading } from '../../ui/Loading.tsx';
import ExpectedList from './ExpectedList.tsx';
import type { View } from './viewTabs.tsx';
import './stays.css';

const lists = {
  'trong-khoa': lazy(() => import('./InWardList.tsx')),
  'chuyen-khoa': lazy(() => import('./TransfersList.tsx')),
  'ra-vien': lazy(() => import('./LeavingList.tsx')),
} as const satisfies Record<Exclude<View, 'cho-nhan'>, unknown>;

const isOther = (view: string | null): view is keyof typeof lists => view !== null && view in lists;

/** A ward: whom it expects, who lies there, and the transfers that wait. */
export default function WardScreen() {
  const [params] = useSearchParams();
  const view = params.get('xem');
  const List = isOther(view) ? lists[view] : ExpectedList;
  return (
    <Suspense fallback={<Loading />}>
      <List />
    </Suspense>
  );
}
