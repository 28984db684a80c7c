import { dayOf, today } from '../../ui/dateText.ts';
import type { DischargeOfPaper, SessionOfPaper, StayOfTab } from '../../ui/feature.ts';

type Stay = Pick<StayOfTab, '_id' | 'BenhNhan_Id' | 'TiepNhan_Id'> &
  Partial<Pick<StayOfTab, 'BenhAn_Id' | 'BacSiDieuTri' | 'ChanDoanICD' | 'BenhNhan'>>;

/** A stay, with its discharge where that is ordered, as a paper has what it is written out of. */
export const groundOfStay = (
  { _id, BenhNhan_Id, TiepNhan_Id, BenhAn_Id, BacSiDieuTri, ChanDoanICD, BenhNhan }: Stay,
  raVien: DischargeOfPaper | null = null,
): SessionOfPaper => ({
  _id,
  BenhNhan_Id,
  TiepNhan_Id,
  BenhAn_Id: BenhAn_Id ?? null,
  Ngay: raVien ? dayOf(raVien.ThoiGianRaVien) : today(),
  NgayTaiKham: raVien?.NgayTaiKham ?? null,
  LoiDan: raVien?.LoiDan ?? null,
  PhongBan: null,
  BacSiKham: BacSiDieuTri ?? null,
  ChanDoan: raVien?.ChanDoan ?? null,
  ChanDoanICD: ChanDoanICD ?? null,
  BenhNhan: BenhNhan ?? null,
  raVien,
});
