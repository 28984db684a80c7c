import type { Place } from './places.ts';

/** What the types of this feature are resolved from. */
export type Rows = {
  ChuKyGiayTo: Place;
};
