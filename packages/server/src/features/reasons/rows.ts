import type { GivenRow, ReasonPage } from './queries.ts';

/** What the types of this feature are resolved from. */
export type Rows = {
  LyDoDaNeu: GivenRow;
  TrangLyDoDaNeu: ReasonPage;
};
