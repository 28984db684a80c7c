import { Suspense, useContext } from 'react';
import type { ResultActProps } from './feature.ts';
import { contributionsOf, FeaturesContext } from './useContributions.ts';

/** What features have to do with a returned result; nothing where the page knows no features. */
export function ResultActs(props: ResultActProps) {
  const features = useContext(FeaturesContext);
  if (!features) return null;
  return (
    <Suspense fallback={null}>
      {contributionsOf(features, 'resultActs')
        .flat()
        .map((Act, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list of features never changes its order
          <Act key={at} {...props} />
        ))}
    </Suspense>
  );
}
