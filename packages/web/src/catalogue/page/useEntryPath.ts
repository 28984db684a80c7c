import { narrowPath } from '../../session/routeTable.ts';
import { useMayOpen } from '../../session/useMayOpen.ts';
import { ownRoutes } from '../ownRoutes.ts';
import { useNarrow } from './useNarrow.ts';
import { entryWord } from './useOpened.ts';

const index = '/he-thong-danh-muc';

/** The address of an entry of a catalogue, on the twin that is open; null where the profile's menu does not lead there. */
export function useEntryPath(): (catalogue: string, id: string) => string | null {
  const mayOpen = useMayOpen();
  const narrow = useNarrow();
  return (catalogue, id) => {
    const own = ownRoutes.find((route) => route.catalogue === catalogue && mayOpen(route.path))?.path;
    if (!own && !mayOpen(index)) return null;
    const path = own ?? `${index}/${catalogue}`;
    return `${narrow ? narrowPath(path) : path}?${entryWord}=${id}`;
  };
}
