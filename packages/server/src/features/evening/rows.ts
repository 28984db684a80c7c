import type { EveningRead } from './read.ts';

/** What the types of this feature are resolved from. */
export type Rows = {
  DoiChieuNgay: EveningRead;
};
