import type { DiUng } from '@sen/domain/patients/allergies';
import type { ChungTuGPP } from './gppPapers.ts';
import type { Moment } from './points.ts';
import type { Patient } from './queries.ts';
import type { DiaChiGiaoHangRow, GopBenhNhanRow } from './tables.ts';

/** What the types of this feature are resolved from. */
export type Rows = {
  BenhNhan: Patient;
  ChungTuGPP: ChungTuGPP;
  DeliveryAddress: DiaChiGiaoHangRow;
  DiUng: DiUng;
  GopBenhNhan: GopBenhNhanRow;
  MocThoiGian: Moment;
};
