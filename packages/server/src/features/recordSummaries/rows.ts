import type { HoSoRow } from './queries.ts';
import type { TomTatRow, YeuCauRow } from './tables.ts';

/** What the types of this feature are resolved from. */
export type Rows = {
  HoSoDeTomTat: HoSoRow;
  YeuCauTomTatHoSo: YeuCauRow;
  TomTatDaCap: TomTatRow;
  TomTatHoSoBenhAn: TomTatRow;
};
