import { useLocation } from 'react-router';

/** Whether the twin for phones is open. */
export function useNarrow(): boolean {
  return useLocation().pathname.startsWith('/m/');
}
