import type { QueueView } from './queries.ts';
import type { DongViecRow, VeRow } from './tables.ts';
import type { WaitingAt } from './waiting.ts';
import type { WaitedRow } from './waitsByHour.ts';

/** What the types of this feature are resolved from. */
export type Rows = {
  ChoTheoNoi: WaitingAt;
  DongViec: DongViecRow;
  HangDoi: QueueView;
  LuotCho: WaitedRow;
  VeHangDoi: VeRow;
};
