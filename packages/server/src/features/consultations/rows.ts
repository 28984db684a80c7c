import type { NguoiThamGia } from '@sen/domain/consultations/hoiChan';
import type { HoiChanRow } from './tables.ts';

/** What the types of this feature are resolved from. */
export type Rows = {
  BienBanHoiChan: HoiChanRow;
  NguoiHoiChan: NguoiThamGia;
};
