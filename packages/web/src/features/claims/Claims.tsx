import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import { Loading } from '../../ui/Loading.tsx';
import ClaimsScreen from './ClaimsScreen.tsx';

const ReturnImport = lazy(() => import('./ReturnImport.tsx'));

/** /ho-so-bhyt: claims; and the import of what came back, below it. */
export default function Claims() {
  const { childComponentPath } = useParams();
  if (childComponentPath !== 'nhap') return <ClaimsScreen />;
  return (
    <Suspense fallback={<Loading />}>
      <ReturnImport />
    </Suspense>
  );
}
