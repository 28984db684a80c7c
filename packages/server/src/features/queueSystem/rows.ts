import type { HeThongGoiSo } from './queries.ts';

/** What the types of this feature are resolved from. */
export type Rows = {
  HeThongGoiSo: HeThongGoiSo;
};
