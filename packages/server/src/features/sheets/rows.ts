import type { PhieuChamSocRow } from './tables.ts';
import type { CareOfPatient, OrderedCare } from './ward.ts';

/** What the types of this feature are resolved from. */
export type Rows = {
  ChamSocNguoiBenh: CareOfPatient;
  DongYLenhChamSoc: OrderedCare['dongs'][number];
  PhieuChamSoc: PhieuChamSocRow;
};
