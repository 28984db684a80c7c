import type { VuongMac } from '@sen/domain/discharges/vuongMac';
import type { NhapVienRow } from '../admission/tables.ts';
import type { GiayToDotRow } from './papersOfStay.ts';
import type { RaVienNoiTruRow } from './tables.ts';

/** What the types of this feature are resolved from. */
export type Rows = {
  DotRaVien: NhapVienRow;
  GiayToDot: GiayToDotRow;
  RaVienNoiTru: RaVienNoiTruRow;
  VuongMacRaVien: VuongMac;
};
