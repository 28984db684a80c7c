import { Suspense, useContext } from 'react';
import { contributionsOf, FeaturesContext } from './useContributions.ts';

type Props = { path: string; onChanged: () => void };

/** What features have to do with the print that is looked at; nothing where the page knows no features. */
export function PrintActs({ path, onChanged }: Props) {
  const features = useContext(FeaturesContext);
  const [, form, id] = /^\/api\/print\/(\w+)\/([\w-]+)$/.exec(path) ?? [];
  if (!features || !form || !id) return null;
  return (
    <Suspense fallback={null}>
      {contributionsOf(features, 'printActs')
        .flat()
        .map((Act, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list of features never changes its order
          <Act key={at} form={form} id={id} onChanged={onChanged} />
        ))}
    </Suspense>
  );
}
