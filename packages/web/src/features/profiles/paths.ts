import { useLocation } from 'react-router';
import { narrowPath } from '../../session/routeTable.ts';

const path = '/quan-tri-he-thong/ho-so';

/** Where the profiles stand on this device, and whether it is a narrow one. */
export function useProfilePath(): { narrow: boolean; path: string } {
  const narrow = useLocation().pathname.startsWith('/m/');
  return { narrow, path: narrow ? narrowPath(path) : path };
}
