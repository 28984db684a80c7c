import type { EarlierLine } from './history.ts';
import type { FoundService } from './serviceSearch.ts';
import type { OrderSuggestions } from './suggestions.ts';
import type { LineRow, SlipRow } from './tables.ts';

/** What the types of this feature are resolved from. */
export type Rows = {
  ChiDinhLanTruoc: NonNullable<OrderSuggestions['lanTruoc']>;
  ChiDinhTruoc: EarlierLine;
  DichVuTimThay: FoundService;
  DichVuYeuCau: SlipRow;
  DichVuYeuCauChiTiet: LineRow;
};
