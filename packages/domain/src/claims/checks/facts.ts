import type { TheTrongDot } from '../../insurance/benefit.ts';
import type { ThamSo } from '../../insurance/parameters.ts';
import type { SettleVisit } from '../../insurance/settleTypes.ts';

/** A code of the list of diseases: its columns 24 to 29 (domain 6.1), from when until when it holds ('YYYY-MM-DD'). */
export type IcdFact = {
  khongLamBenhChinh: boolean;
  khongKhuyenKhichBenhChinh: boolean;
  coMaChiTietHon: boolean;
  chiNguyenNhanTuVong: boolean;
  sao: boolean;
  /** '1' male, '2' female, as GIOI_TINH. */
  gioiTinh: string | null;
  /** Long-term disease of annex I, circular 25/2025. */
  daiNgay: boolean;
  tuNgay: string | null;
  denNgay: string | null;
};

/** A drug as the fund accepted it for the facility. */
export type DrugFact = {
  MA_THUOC: string;
  TEN_THUOC: string;
  SO_DANG_KY: string;
  TT_THAU: string;
  tuNgay: string;
  denNgay: string | null;
};

/** A member of staff that the portal knows. CHUCDANH_NN: 1 doctor, 2 physician assistant. */
export type StaffFact = { chucDanhNN: string | null; tuNgay: string | null; denNgay: string | null };

/** An examination that a doctor held for another visit; times as the tables have them. */
export type BusyFact = { maBacSi: string; tu: string; den: string; maLK: string };

/** All that the checks need besides the file: looked up before, so that the same checks run while ordering, at the desk and before sending. */
export type ClaimFacts = {
  parameters: readonly ThamSo[];
  /** What the settlement of the visit knows and the file does not. */
  visit: Pick<SettleVisit, 'dungNoiDangKy' | 'trinhTheLuc' | 'luyKe' | 'gioiHan' | 'trongPhamViTruoc'>;
  /** The cards that count, where they are not those of XML1: a child without one. */
  the: readonly TheTrongDot[] | null;
  icds: ReadonlyMap<string, IcdFact>;
  coSos: ReadonlySet<string>;
  /** Drugs that the fund accepted, null where the site has no list of them. */
  thuocs: readonly DrugFact[] | null;
  nhanViens: ReadonlyMap<string, StaffFact>;
  ban: readonly BusyFact[];
  mays: ReadonlySet<string>;
  /** Codes of the beds, null where the site has no list of them. */
  giuongs: ReadonlySet<string> | null;
  /** Room and speciality of each examination, by its STT in XML3. */
  noiKhams: ReadonlyMap<string, { phong: string; chuyenKhoa: string }>;
  /** MA_LK of the files of other visits. */
  maLKs: ReadonlySet<string>;
  /** Days of medicine given (visit type 05), null where nobody knows. */
  soNgayThuoc: number | null;
  /** Whether the social insurance of the place takes a line that the yearly limit cuts (insurance E8). */
  nhanDongChamTran: boolean;
};
