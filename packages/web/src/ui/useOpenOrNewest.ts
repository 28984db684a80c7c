import { useLocation } from 'react-router';

/**
 * What stands beside a list while nothing is chosen: at a desk what is newest in it, so that the screen is not empty; a phone shows the
 * list alone.
 */
export function useOpenOrNewest<O>(open: O | null, newest: O | null): O | null {
  const narrow = useLocation().pathname.startsWith('/m/');
  return open ?? (narrow ? null : newest);
}
