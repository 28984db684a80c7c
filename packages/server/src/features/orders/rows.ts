import type { FoundService } from './serviceSearch.ts';
import type { SlipRow } from './tables.ts';

/** What the types of this feature are resolved from. */
export type Rows = {
  DichVuTimThay: FoundService;
  DichVuYeuCau: SlipRow;
};
