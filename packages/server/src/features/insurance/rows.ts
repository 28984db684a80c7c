import type { CardCheck } from './portal.ts';

/** What the types of this feature are resolved from. */
export type Rows = {
  TraCuuThe: CardCheck;
};
