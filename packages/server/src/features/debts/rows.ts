import type { CongNoRow, HanMucNoRow, NhacNoRow, PhatSinhRow, XoaNoRow } from './tables.ts';

/** What the types of this feature are resolved from. */
export type Rows = {
  CongNo: CongNoRow;
  CongNoPhatSinh: PhatSinhRow;
  NhacNo: NhacNoRow;
  XoaNo: XoaNoRow;
  HanMucNo: HanMucNoRow;
};
