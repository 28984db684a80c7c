import { usePreference } from '../ui/preferences.ts';

const most = 12;
const isPaths = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length <= most && value.every((one) => typeof one === 'string');
const none: readonly string[] = [];

/** The screens that a person has marked, by their wide paths, in the order of marking. */
export function useFavourites() {
  const [paths, setPaths] = usePreference<readonly string[]>('favourites', none, isPaths, {
    follows: true,
  });
  return {
    paths,
    has: (path: string) => paths.includes(path),
    toggle: (path: string) =>
      setPaths(paths.includes(path) ? paths.filter((one) => one !== path) : [...paths, path].slice(-most)),
  };
}
