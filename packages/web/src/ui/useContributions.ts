import { createContext, useContext, useMemo } from 'react';
import type { FeatureScreens } from './feature.ts';

type Kind = Exclude<keyof FeatureScreens, 'name'>;
type Brought<K extends Kind> = ReadonlyArray<NonNullable<FeatureScreens[K]>>;

/** The features of the program: `app/features.ts` lists them, the page gives them to every screen. */
export const FeaturesContext = createContext<readonly FeatureScreens[] | null>(null);

/** What each feature brings of a kind, in the order of the list, so that a screen shows what it does not know. */
export function useContributions<K extends Kind>(kind: K): Brought<K> {
  const features = useContext(FeaturesContext);
  if (!features) throw new Error('useContributions stands outside the page: it knows no features');
  return useMemo(() => contributionsOf(features, kind), [features, kind]);
}

/** The same, of a list of features. */
export function contributionsOf<K extends Kind>(features: readonly FeatureScreens[], kind: K): Brought<K> {
  return features.flatMap(({ [kind]: brought }) => (brought === undefined ? [] : [brought])) as Brought<K>; // those that are there
}
