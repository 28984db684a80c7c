import type { Moment } from './points.ts';
import type { Patient } from './queries.ts';
import type { DiaChiGiaoHangRow, GopBenhNhanRow } from './tables.ts';

/** What the types of this feature are resolved from. */
export type Rows = {
  BenhNhan: Patient;
  DeliveryAddress: DiaChiGiaoHangRow;
  GopBenhNhan: GopBenhNhanRow;
  MocThoiGian: Moment;
};
