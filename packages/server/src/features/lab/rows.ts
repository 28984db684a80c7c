import type { Result } from './queries.ts';
import type { LabLine } from './workList.ts';

/** What the types of this feature are resolved from. */
export type Rows = {
  DongXetNghiem: LabLine;
  KetQuaDichVuYeuCau: Result;
  PhienBanKetQua: Result['phienBans'][number];
};
