import type { VeRow } from './tables.ts';
import type { WaitingAt } from './waiting.ts';

/** What the types of this feature are resolved from. */
export type Rows = {
  ChoTheoNoi: WaitingAt;
  VeHangDoi: VeRow;
};
