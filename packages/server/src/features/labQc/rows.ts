import type { MucKiemChuan } from '@sen/domain/labQc/materials';
import type { KetQuaKiemChuanRow } from './tables.ts';

/** An index of an open control material with how it stands. */
type TargetState = {
  VatLieu_Id: string;
  version: number;
  MaVatLieu: string;
  TenVatLieu: string;
  SoLo: string;
  HanDung: string;
  Muc: MucKiemChuan;
  ThietBi_Id: string;
  TenThietBi: string;
  MaChiSo: string;
  TenChiSo: string;
  DonViTinh: string | null;
  TrungBinh: string;
  DoLechChuan: string;
  TuTinh: boolean;
  TinhTrang: 'Dat' | 'CanhBao' | 'LoaiBo' | 'ChuaChay';
  ganNhat_Id: string | null;
};

/** What the types of this feature are resolved from. */
export type Rows = {
  KetQuaKiemChuan: KetQuaKiemChuanRow;
  ChiSoKiemChuan: TargetState;
};
