import type { XacNhanBHYTRow } from '../insurance/tables.ts';
import type { VisitToConfirm } from './confirmations.ts';
import type { BillDifference } from './difference.ts';
import type { VisitWithPayer } from './payerChanges.ts';
import type { CostOfVisit, PaymentPart, PostedLine } from './queries.ts';
import type { Shift } from './shift.ts';
import type { BienLaiRow, DoiDoiTuongRow, GiaoDichTamRow, MienGiamRow, VienPhiDongRow } from './tables.ts';

/** What the types of this feature are resolved from. */
export type Rows = {
  BienLai: BienLaiRow;
  BienLaiDong: PostedLine;
  GiaoDichTam: GiaoDichTamRow;
  LanDoiDoiTuong: DoiDoiTuongRow;
  LanXacNhanBHYT: XacNhanBHYTRow;
  LuotDoiDoiTuong: VisitWithPayer;
  LuotXacNhanBHYT: VisitToConfirm;
  MienGiam: MienGiamRow;
  SoLieuThuNgan: Shift;
  ThanhToan: PaymentPart;
  VienPhi: CostOfVisit & { isEWH?: boolean };
  VienPhiDong: VienPhiDongRow;
  VienPhiTinhLai: BillDifference;
};
