import { useMatches } from 'react-router';
import type { RouteSpec } from './routeTable.ts';

/** The line of the screen table that is shown; undefined before the first one is. */
export function useRoute(): RouteSpec | undefined {
  return useMatches()
    .map((match) => match.handle as RouteSpec | undefined) // the router's handles are our routes
    .find((handle) => handle !== undefined);
}
