import { Suspense, useContext } from 'react';
import { contributionsOf, FeaturesContext } from './useContributions.ts';

/** What features have to do with a returned result; nothing where the page knows no features. */
export function ResultActs({ id }: { id: string }) {
  const features = useContext(FeaturesContext);
  if (!features) return null;
  return (
    <Suspense fallback={null}>
      {contributionsOf(features, 'resultActs')
        .flat()
        .map((Act, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list of features never changes its order
          <Act key={at} id={id} />
        ))}
    </Suspense>
  );
}
