import { type ComponentType, lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { Loading } from '../../ui/Loading.tsx';
import ClaimsList from './ClaimsList.tsx';

const others: Readonly<Record<string, ComponentType>> = {
  'dong-tra': lazy(() => import('./ReturnedList.tsx')),
  thang: lazy(() => import('./MonthScreen.tsx')),
};

/** Claims of visits that have ended, what came back of them, and what the portal has of a month. */
export default function ClaimsScreen() {
  const [params] = useSearchParams();
  const Shown = others[params.get('xem') ?? ''] ?? ClaimsList;
  return (
    <Suspense fallback={<Loading />}>
      <Shown />
    </Suspense>
  );
}
