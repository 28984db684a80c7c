import type { ToaThuocChiTietRow, ToaThuocRow } from './tables.ts';

/** What the types of this feature are resolved from. */
export type Rows = {
  ToaThuoc: ToaThuocRow;
  ToaThuocChiTiet: ToaThuocChiTietRow;
};
