import type { ListedRequest, RequestedLine } from './queries.ts';
import type { YeuCauMienGiamRow } from './tables.ts';

/** What the types of this feature are resolved from. */
export type Rows = {
  YeuCauMienGiam: YeuCauMienGiamRow;
  DongYeuCauMienGiam: RequestedLine;
  DongDanhSachMienGiam: ListedRequest;
};
