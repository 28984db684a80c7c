import type { VuongMac } from '@sen/domain/discharges/vuongMac';
import type { RaVienNoiTruRow } from './tables.ts';

/** What the types of this feature are resolved from. */
export type Rows = {
  RaVienNoiTru: RaVienNoiTruRow;
  VuongMacRaVien: VuongMac;
};
