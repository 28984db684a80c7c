import type { BangGia } from './queries.ts';

/** What the types of this feature are resolved from. */
export type Rows = {
  BangGia: BangGia;
};
