import { StrictMode, Suspense } from 'react';
import { RouterProvider } from 'react-router';
import { FeaturesContext } from '../ui/useContributions.ts';
import { features } from './features.ts';
import type { makeRouter } from './router.tsx';

/** All that a page draws. */
export function Application({ router }: { router: ReturnType<typeof makeRouter> }) {
  return (
    <StrictMode>
      <Suspense fallback={null}>
        <FeaturesContext value={features}>
          <RouterProvider router={router} />
        </FeaturesContext>
      </Suspense>
    </StrictMode>
  );
}
