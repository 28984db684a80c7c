import type { KetNoiNganHang } from './link.ts';
import type { GiaoDichNganHangRow } from './tables.ts';

/** What the types of this feature are resolved from. */
export type Rows = {
  GiaoDichNganHang: GiaoDichNganHangRow;
  KetNoiNganHang: KetNoiNganHang;
};
