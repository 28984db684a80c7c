import { yearsOn } from '@sen/domain/ages/age';
import { parseThe } from '@sen/domain/insurance/card';
import { type PriorityReason, type PriorityRules, suggestPriority } from '@sen/domain/queues/priority';
import type { RefLabel } from '../../ui/entry.ts';
import { emptyHealth, type HealthValues, healthInput, healthNames, healthOf } from './healthValues.ts';
import type {
  ReceptionDetailFragment,
  ReceptionPatientFragment,
  TiepNhanInput,
} from './reception.main.gen.ts';

export type Birth = { NgaySinh: string | null; NamSinh: number | null };

/** One service of the form. `soCho` of its room is shown, not sent. */
export type ServiceLine = { DichVu_Id: string; LoaiGia_Id: string; NoiThucHien_Id: string };

/** The form of a reception: the patient's fields, then those of the visit. */
export type ReceptionValues = HealthValues & {
  /** The patient's record, once it is known; not a field that is shown. */
  BenhNhan_Id: string | null;
  TenBenhNhan: string;
  birth: Birth | null;
  GioiTinh: 'MALE' | 'FEMALE' | 'OTHER' | null;
  SoDienThoai: string | null;
  CMNDHoacHoChieu: string | null;
  SoNha: string | null;
  DiaChi_Id: string | null;
  QuocTich_Id: string | null;
  DanToc_Id: string | null;
  NgheNghiep_Id: string | null;
  TenNguoiLienHe: string | null;
  QuanHeNguoiLienHe: string | null;
  SoDienThoaiNguoiLienHe: string | null;
  DiaChiNguoiLienHe: string | null;
  TienSuDiUng: string | null;
  DoiTuong_Id: string | null;
  SoTheBHYT: string | null;
  BHYTNgayHieuLuc: string | null;
  BHYTNgayHetHieuLuc: string | null;
  NgayDu5Nam: string | null;
  NgayCapThe: string | null;
  NoiCapThe: string | null;
  /** The object code as a person chose it; null has it worked out. */
  MaDoiTuongKCB: string | null;
  /** What was co-paid in the year, with its paper. */
  CungChiTraLuyKe: string | null;
  SoGiayLuyKe: string | null;
  NgayGiayLuyKe: string | null;
  /** The birth paper of a child without a card; what proves the object code. */
  SoGiayKhaiSinh: string | null;
  NgayGiayKhaiSinh: string | null;
  SoGiayDoiTuong: string | null;
  NgayGiayDoiTuong: string | null;
  BenhPhuLuc_Id: string | null;
  BenhVien_KCB_Id: string | null;
  KhuVucSinhSong: 'K1' | 'K2' | 'K3' | null;
  CoGiayChuyen: boolean;
  SoGiayChuyen: string | null;
  NgayGiayChuyen: string | null;
  BenhVienChuyen_Id: string | null;
  TaiKhamTheoHen: boolean;
  /** Number of the appointment slip that the visit uses. */
  SoGiayHen: string | null;
  CapCuu: boolean;
  MienCungChiTra: boolean;
  SoGiayMien: string | null;
  NgayGiayMien: string | null;
  UuTien: boolean;
  LyDoUuTien: string | null;
  LyDoKham: string | null;
  LyDoTiepNhanLai: string | null;
  dichVus: ServiceLine[];
  /** Order lines of a kept reception that are taken back. */
  boDichVu_Ids: string[];
};

export const emptyValues: ReceptionValues = {
  ...emptyHealth,
  BenhNhan_Id: null,
  TenBenhNhan: '',
  birth: null,
  GioiTinh: null,
  SoDienThoai: null,
  CMNDHoacHoChieu: null,
  SoNha: null,
  DiaChi_Id: null,
  QuocTich_Id: null,
  DanToc_Id: null,
  NgheNghiep_Id: null,
  TenNguoiLienHe: null,
  QuanHeNguoiLienHe: null,
  SoDienThoaiNguoiLienHe: null,
  DiaChiNguoiLienHe: null,
  TienSuDiUng: null,
  DoiTuong_Id: null,
  SoTheBHYT: null,
  BHYTNgayHieuLuc: null,
  BHYTNgayHetHieuLuc: null,
  NgayDu5Nam: null,
  NgayCapThe: null,
  NoiCapThe: null,
  MaDoiTuongKCB: null,
  CungChiTraLuyKe: null,
  SoGiayLuyKe: null,
  NgayGiayLuyKe: null,
  SoGiayKhaiSinh: null,
  NgayGiayKhaiSinh: null,
  SoGiayDoiTuong: null,
  NgayGiayDoiTuong: null,
  BenhPhuLuc_Id: null,
  BenhVien_KCB_Id: null,
  KhuVucSinhSong: null,
  CoGiayChuyen: false,
  SoGiayChuyen: null,
  NgayGiayChuyen: null,
  BenhVienChuyen_Id: null,
  TaiKhamTheoHen: false,
  SoGiayHen: null,
  CapCuu: false,
  MienCungChiTra: false,
  SoGiayMien: null,
  NgayGiayMien: null,
  UuTien: false,
  LyDoUuTien: null,
  LyDoKham: null,
  LyDoTiepNhanLai: null,
  dichVus: [],
  boDichVu_Ids: [],
};

/** Labels of the references in the form, so that pickers show them before they ask. */
export type Labels = Partial<Record<keyof ReceptionValues, RefLabel | null>>;

const patientFields = [
  'GioiTinh',
  'SoDienThoai',
  'CMNDHoacHoChieu',
  'SoNha',
  'DiaChi_Id',
  'QuocTich_Id',
  'DanToc_Id',
  'NgheNghiep_Id',
  'TenNguoiLienHe',
  'QuanHeNguoiLienHe',
  'SoDienThoaiNguoiLienHe',
  'DiaChiNguoiLienHe',
  'TienSuDiUng',
] as const satisfies readonly (keyof ReceptionValues & keyof ReceptionPatientFragment)[];

/** A known patient's fields, with the last card when it is still valid on the day. */
export function fromPatient(
  patient: ReceptionPatientFragment,
  day: string,
): { values: Partial<ReceptionValues>; labels: Labels } {
  const own = Object.fromEntries(patientFields.map((field) => [field, patient[field] ?? null]));
  const valid = patient.SoTheBHYT && (!patient.BHYTNgayHetHieuLuc || patient.BHYTNgayHetHieuLuc >= day);
  return {
    values: {
      ...(own as Partial<ReceptionValues>), // the same fields by name
      TenBenhNhan: patient.TenBenhNhan,
      birth: { NgaySinh: patient.NgaySinh ?? null, NamSinh: patient.NamSinh },
      ...(valid
        ? {
            SoTheBHYT: patient.SoTheBHYT ?? null,
            BHYTNgayHieuLuc: patient.BHYTNgayHieuLuc ?? null,
            BHYTNgayHetHieuLuc: patient.BHYTNgayHetHieuLuc ?? null,
            NgayDu5Nam: patient.NgayDu5Nam ?? null,
            BenhVien_KCB_Id: patient.BenhVien_KCB_Id ?? null,
          }
        : {}),
    },
    labels: {
      DiaChi_Id: patient.DiaChi ?? null,
      QuocTich_Id: patient.QuocTich ?? null,
      DanToc_Id: patient.DanToc ?? null,
      NgheNghiep_Id: patient.NgheNghiep ?? null,
      BenhVien_KCB_Id: patient.BenhVien_KCB ?? null,
    },
  };
}

/** A kept reception as the form shows it. */
export function fromReception(visit: ReceptionDetailFragment): {
  values: Partial<ReceptionValues>;
  labels: Labels;
} {
  const patient = visit.BenhNhan ? fromPatient(visit.BenhNhan, '') : { values: {}, labels: {} };
  return {
    values: {
      ...patient.values,
      DoiTuong_Id: visit.DoiTuong_Id,
      SoTheBHYT: visit.SoTheBHYT ?? null,
      BHYTNgayHieuLuc: visit.BHYTNgayHieuLuc ?? null,
      BHYTNgayHetHieuLuc: visit.BHYTNgayHetHieuLuc ?? null,
      NgayDu5Nam: visit.NgayDu5Nam ?? null,
      NgayCapThe: visit.NgayCapThe ?? null,
      NoiCapThe: visit.NoiCapThe ?? null,
      MaDoiTuongKCB: visit.MaDoiTuongKCBChon ?? null,
      CungChiTraLuyKe: Number(visit.CungChiTraLuyKe) > 0 ? visit.CungChiTraLuyKe : null,
      SoGiayLuyKe: visit.SoGiayLuyKe ?? null,
      NgayGiayLuyKe: visit.NgayGiayLuyKe ?? null,
      SoGiayKhaiSinh: visit.SoGiayKhaiSinh ?? null,
      NgayGiayKhaiSinh: visit.NgayGiayKhaiSinh ?? null,
      SoGiayDoiTuong: visit.SoGiayDoiTuong ?? null,
      NgayGiayDoiTuong: visit.NgayGiayDoiTuong ?? null,
      BenhPhuLuc_Id: visit.BenhPhuLuc_Id ?? null,
      ...healthOf(visit.SucKhoe),
      BenhVien_KCB_Id: visit.BenhVien_KCB_Id ?? null,
      KhuVucSinhSong: visit.KhuVucSinhSong ?? null,
      CoGiayChuyen: visit.CoGiayChuyen,
      SoGiayChuyen: visit.SoGiayChuyen ?? null,
      NgayGiayChuyen: visit.NgayGiayChuyen ?? null,
      BenhVienChuyen_Id: visit.BenhVienChuyen_Id ?? null,
      TaiKhamTheoHen: visit.TaiKhamTheoHen,
      SoGiayHen: visit.SoGiayHen ?? null,
      CapCuu: visit.CapCuu,
      MienCungChiTra: visit.MienCungChiTra,
      SoGiayMien: visit.SoGiayMien ?? null,
      NgayGiayMien: visit.NgayGiayMien ?? null,
      UuTien: visit.UuTien,
      LyDoUuTien: visit.LyDoUuTien ?? null,
      LyDoKham: visit.LyDoKham ?? null,
      LyDoTiepNhanLai: visit.LyDoTiepNhanLai ?? null,
      dichVus: [],
      boDichVu_Ids: [],
    },
    labels: {
      ...patient.labels,
      BenhVien_KCB_Id: visit.BenhVien_KCB ?? null,
      BenhVienChuyen_Id: visit.BenhVienChuyen ?? null,
      BenhPhuLuc_Id: visit.BenhPhuLuc ?? null,
    },
  };
}

/** The legal reason for priority that the form's data give, or null. */
export function priorityOf(
  values: Partial<ReceptionValues>,
  day: string,
  rules: PriorityRules,
): PriorityReason | null {
  const { birth } = values;
  const card = values.SoTheBHYT ? parseThe(values.SoTheBHYT) : null;
  return suggestPriority(
    {
      ageYears: birth?.NamSinh ? yearsOn({ NgaySinh: birth.NgaySinh, NamSinh: birth.NamSinh }, day) : null,
      capCuu: values.CapCuu ?? false,
      doiTuongThe: card && 'doiTuong' in card ? card.doiTuong : null,
      theoHen: values.TaiKhamTheoHen ?? false,
    },
    rules,
  );
}

/** Which records a form is saved to, and in which versions. */
export type FormMeta = {
  requestId: string;
  patientVersion: number | null;
  version: number | null;
  /** The version of the health notes, null for none yet; left out where they are not asked for. */
  healthVersion?: number | null;
};

/** What the desk was asked before saving and has accepted. */
export type Confirmed = {
  xacNhanTrung?: boolean;
  LyDoVuotChongChiDinh?: string;
  chapNhanThe?: boolean;
  chapNhanGiayChuyen?: boolean;
};

/** The form as the API takes it. */
export function toInput(values: ReceptionValues, meta: FormMeta, confirmed: Confirmed): TiepNhanInput {
  const { birth, TenBenhNhan, dichVus, ...rest } = values;
  const patient = Object.fromEntries(patientFields.map((field) => [field, rest[field] ?? null]));
  const visit = Object.fromEntries(
    Object.entries(rest).filter(([field]) => !patientOnly.has(field) && !healthNames.has(field)),
  );
  const health = meta.healthVersion === undefined ? null : healthInput(values, meta.healthVersion);
  return {
    ...visit,
    CungChiTraLuyKe: values.CungChiTraLuyKe ?? '0',
    ...(health ? { SucKhoe: health } : {}),
    requestId: meta.version === null ? meta.requestId : null,
    version: meta.version,
    BenhNhan: {
      ...patient,
      TenBenhNhan,
      NgaySinh: birth?.NgaySinh ?? null,
      NamSinh: birth?.NamSinh ?? null,
      version: meta.patientVersion,
    },
    dichVus: dichVus.filter((line) => line.DichVu_Id),
    ...confirmed,
  };
}

const patientOnly: ReadonlySet<string> = new Set([
  'GioiTinh',
  'SoDienThoai',
  'CMNDHoacHoChieu',
  'SoNha',
  'DiaChi_Id',
  'QuocTich_Id',
  'DanToc_Id',
  'NgheNghiep_Id',
  'TienSuDiUng',
]);

/** Where an issue of the API stands in the form: 'BenhNhan.NgaySinh' and 'NamSinh' are the field `birth`. */
export function formPath(path: string): string {
  const own = path.replace(/^(BenhNhan|SucKhoe)\./, '');
  if (own === 'DiUng') return 'TienSuDiUng';
  return own === 'NgaySinh' || own === 'NamSinh' ? 'birth' : own;
}
