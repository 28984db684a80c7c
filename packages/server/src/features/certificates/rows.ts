import type {
  GiayBaoTuRow,
  GiayChungSinhRow,
  GiayNghiDuongThaiRow,
  GiayThuongTichRow,
  GiayXacNhanRow,
} from './tables.ts';

/** What the types of this feature are resolved from. */
export type Rows = {
  GiayBaoTu: GiayBaoTuRow;
  GiayChungSinh: GiayChungSinhRow;
  GiayNghiDuongThai: GiayNghiDuongThaiRow;
  GiayXacNhanNoiTru: GiayXacNhanRow;
  GiayThuongTich: GiayThuongTichRow;
};
