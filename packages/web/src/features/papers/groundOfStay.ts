import { today } from '../../ui/dateText.ts';
import type { SessionOfPaper, StayOfTab } from '../../ui/feature.ts';

type Stay = Pick<StayOfTab, '_id' | 'BenhNhan_Id' | 'TiepNhan_Id'> & Partial<StayOfTab>;

/** A stay as a paper has what it is written out of. */
export const groundOfStay = ({
  _id,
  BenhNhan_Id,
  TiepNhan_Id,
  BenhAn_Id,
  ...stay
}: Stay): SessionOfPaper => ({
  _id,
  BenhNhan_Id,
  TiepNhan_Id,
  BenhAn_Id: BenhAn_Id ?? null,
  Ngay: today(),
  PhongBan: null,
  BacSiKham: stay.BacSiDieuTri ?? null,
  ChanDoanICD: stay.ChanDoanICD ?? null,
  BenhNhan: stay.BenhNhan ?? null,
});
