import { defineActs, type Refusal } from '../acts/acts.ts';
import type { Issue } from '../catalogue/validate.ts';

/** What the acts on an order to admit, and on the stay that it begins, decide on. */
export type NhapVienFacts = {
  TrangThai: string;
  /** The room of the session that ordered it. */
  node: string | null;
  /** The ward where the patient lies, or that expects the patient. */
  khoa?: string | null;
  /** A transfer to another ward waits for its answer. */
  dangChuyen?: boolean;
  /** How often the patient went on to another ward. */
  soLanChuyen?: number;
} & LeavingFacts;

/** What other features know of a stay, on which its acts decide. */
export type LeavingFacts = {
  /** Orders, sheets or doses were written of it. */
  coGhiChep?: boolean;
  /** The facility of the ward: whoever completes stays works at some desk of it. */
  coSo?: string | null;
  /** How many orders, results, drugs and entries stand against leaving. */
  soVuong?: number;
  /** Why the account of the visit is not in balance. */
  vienPhi?: Refusal | null;
  /** The portal has accepted a claim of the visit. */
  hoSoDaNhan?: boolean;
  /** Nothing more is written into the record. */
  daKhoa?: boolean;
};

/** The states from the ordered discharge on: no order is added or taken away in them. */
export const trangThaiRaVien = ['ChiDinhRaVien', 'ChoThanhToan', 'DaRaVien'] as const;

/** The states of a stay that is not over: a patient has one such stay. */
export const dangNamVien = ['DangDieuTri', 'ChiDinhRaVien', 'ChoThanhToan'] as const;

const ward = (one: NhapVienFacts) => one.khoa ?? one.node;
const facility = (one: NhapVienFacts) => one.coSo ?? one.node;
const waits = (one: NhapVienFacts) => (one.dangChuyen ? 'STAY_TRANSFER_WAITS' : null);
const locked = (one: NhapVienFacts) => (one.daKhoa ? 'MEDICAL_RECORD_LOCKED' : null);
const stands = ({ soVuong = 0 }: NhapVienFacts): Refusal | null =>
  soVuong > 0 ? { code: 'STAY_WORK_STANDS', details: { soVuong } } : null;

/**
 * The life of an order to admit: the ward expects the patient, sends the order back for a reason, or takes the patient in to a bed. Then
 * it is a stay: the patient moves between beds and wards. Taking in goes one step back for a reason while nothing but beds came of it. A
 * doctor orders the discharge, the ward closes its work, and the stay is completed when the account is in balance; each goes one step back.
 */
export const nhapVienActs = defineActs<NhapVienFacts>()({
  name: 'TiepNhanNhapVien',
  initial: 'MoiVaoVien',
  states: {
    MoiVaoVien: { vi: 'Mới vào viện', en: 'Ordered' },
    KhoaTraLai: { vi: 'Khoa trả lại', en: 'Sent back by the ward' },
    DangDieuTri: { vi: 'Đang điều trị', en: 'In the ward' },
    ChiDinhRaVien: { vi: 'Chỉ định ra viện', en: 'Discharge ordered' },
    ChoThanhToan: { vi: 'Chờ thanh toán', en: 'Waiting for payment' },
    DaRaVien: { vi: 'Đã ra viện', en: 'Discharged' },
    DaHuy: { vi: 'Đã hủy', en: 'Cancelled' },
  },
  acts: {
    // one that was sent back is expected again once it is changed
    sua: {
      permission: 'CHI_DINH_NHAP_VIEN',
      label: { vi: 'Sửa chỉ định nhập viện', en: 'Change the order to admit' },
      move: { from: ['MoiVaoVien', 'KhoaTraLai'], to: 'MoiVaoVien', wrong: inWard },
    },
    huy: {
      permission: 'CHI_DINH_NHAP_VIEN',
      label: { vi: 'Hủy nhập viện', en: 'Cancel the admission' },
      move: { from: ['MoiVaoVien', 'KhoaTraLai'], to: 'DaHuy', wrong: inWard },
    },
    nhanVaoKhoa: {
      permission: 'NOI_TRU_NHAN',
      label: { vi: 'Nhận vào khoa', en: 'Take in' },
      at: ward,
      move: { from: ['MoiVaoVien'], to: 'DangDieuTri' },
    },
    traLai: {
      permission: 'NOI_TRU_NHAN',
      label: { vi: 'Trả lại nơi chỉ định', en: 'Send the order back' },
      at: ward,
      move: { from: ['MoiVaoVien'], to: 'KhoaTraLai' },
    },
    huyNhan: {
      permission: 'NOI_TRU_NHAN',
      label: { vi: 'Hủy nhận vào khoa', en: 'Undo taking in' },
      at: ward,
      move: { from: ['DangDieuTri'], to: 'MoiVaoVien' },
      refuse: (one) =>
        one.soLanChuyen ? 'STAY_HAS_MOVED' : (waits(one) ?? (one.coGhiChep ? 'STAY_HAS_ENTRIES' : null)),
    },
    capNhat: {
      permission: 'NOI_TRU_NHAN',
      label: { vi: 'Sửa thông tin nằm viện', en: 'Change the facts of the stay' },
      at: ward,
      move: { from: ['DangDieuTri'], to: 'DangDieuTri' },
    },
    chuyenGiuong: {
      permission: 'GIUONG_BENH_XEP',
      label: { vi: 'Chuyển giường', en: 'Move to another bed' },
      at: ward,
      move: { from: ['DangDieuTri'], to: 'DangDieuTri' },
    },
    // what is ordered for the patient while they lie there: on the treatment sheet, or by telephone through somebody else
    raYLenh: {
      permission: 'Y_LENH',
      label: { vi: 'Ra y lệnh', en: 'Order' },
      at: ward,
      move: { from: ['DangDieuTri'], to: 'DangDieuTri' },
    },
    ghiYLenhMieng: {
      permission: 'Y_LENH_MIENG',
      label: { vi: 'Ghi y lệnh miệng', en: 'Write down a verbal order' },
      at: ward,
      move: { from: ['DangDieuTri'], to: 'DangDieuTri' },
    },
    // papers that are written on the stay; of each kind its feature says the rest
    lapHoiChan: {
      permission: 'HOI_CHAN',
      label: { vi: 'Lập biên bản hội chẩn', en: 'Write consultation minutes' },
      at: ward,
      move: { from: ['DangDieuTri'] },
    },
    chuyenKhoa: {
      permission: 'NOI_TRU_NHAN',
      label: { vi: 'Chuyển khoa', en: 'Transfer to another ward' },
      at: ward,
      move: { from: ['DangDieuTri'], to: 'DangDieuTri' },
      refuse: waits,
    },
    chiDinhRaVien: {
      permission: 'NOI_TRU_RA_VIEN',
      label: { vi: 'Chỉ định ra viện', en: 'Order the discharge' },
      at: ward,
      move: { from: ['DangDieuTri'], to: 'ChiDinhRaVien' },
      refuse: waits,
    },
    huyRaVien: {
      permission: 'NOI_TRU_RA_VIEN',
      label: { vi: 'Hủy chỉ định ra viện', en: 'Take the order of discharge back' },
      at: ward,
      move: { from: ['ChiDinhRaVien'], to: 'DangDieuTri' },
    },
    // papers that follow from the discharge
    lapChuyenVien: {
      permission: 'KHAM_BENH',
      label: { vi: 'Lập phiếu chuyển cơ sở', en: 'Write the transfer to another facility' },
      at: ward,
      move: { from: trangThaiRaVien },
      refuse: locked,
    },
    henKhamLai: {
      permission: 'GIAY_HEN_KHAM_LAI',
      label: { vi: 'Hẹn khám lại', en: 'Issue the appointment slip' },
      at: ward,
      move: { from: trangThaiRaVien },
      refuse: locked,
    },
    // certificates, also while the patient lies there
    lapGiayTo: {
      permission: 'GIAY_TO_NOI_TRU',
      label: { vi: 'Cấp giấy tờ nội trú', en: 'Issue certificates of the stay' },
      at: ward,
      move: { from: ['DangDieuTri', ...trangThaiRaVien] },
      refuse: locked,
    },
    lapChungSinh: {
      permission: 'GIAY_CHUNG_SINH',
      label: { vi: 'Cấp giấy chứng sinh', en: 'Issue birth certificates' },
      at: ward,
      move: { from: ['DangDieuTri', ...trangThaiRaVien] },
      refuse: locked,
    },
    // results that come after the patient has left stand against leaving no longer
    traKetQuaSau: {
      permission: 'NOI_TRU_NHAN',
      label: { vi: 'Kết quả trả sau', en: 'Results come later' },
      at: ward,
      move: { from: ['ChiDinhRaVien'], to: 'ChiDinhRaVien' },
    },
    // the ward has done its work: the bill is complete
    chuyenThanhToan: {
      permission: 'NOI_TRU_NHAN',
      label: { vi: 'Chuyển thanh toán', en: 'Close the ward’s work' },
      at: ward,
      move: { from: ['ChiDinhRaVien'], to: 'ChoThanhToan' },
      refuse: stands,
    },
    huyChuyenThanhToan: {
      permission: 'NOI_TRU_NHAN',
      label: { vi: 'Lấy lại về khoa', en: 'Take back to the ward' },
      at: ward,
      move: { from: ['ChoThanhToan'], to: 'ChiDinhRaVien' },
    },
    hoanTatRaVien: {
      permission: 'NOI_TRU_HOAN_TAT',
      label: { vi: 'Hoàn tất ra viện', en: 'Complete the discharge' },
      at: facility,
      move: { from: ['ChoThanhToan'], to: 'DaRaVien' },
      refuse: (one) => stands(one) ?? one.vienPhi ?? null,
    },
    moLaiRaVien: {
      permission: 'NOI_TRU_MO_LAI',
      label: { vi: 'Mở lại đợt đã ra viện', en: 'Open the ended stay again' },
      at: facility,
      move: { from: ['DaRaVien'], to: 'ChoThanhToan' },
      refuse: (one) => (one.hoSoDaNhan ? 'STAY_CLAIM_ACCEPTED' : null),
    },
  },
});

/** What an order whose patient lies in the ward says to who ordered it. */
function inWard({ TrangThai }: NhapVienFacts) {
  return TrangThai === 'DangDieuTri' || trangThaiRaVien.some((state) => state === TrangThai)
    ? ('ADMISSION_IN_WARD' as const)
    : null;
}

/** What an order to admit lacks or has wrong. Times as ISO text to the minute, in one zone. */
export function admissionIssues(one: {
  KhoaNhapVien_Id?: string | null | undefined;
  /** Whether the department is one of the facility of the examination. */
  laKhoaCuaCoSo: boolean;
  LoaiBenhAn_Id?: string | null | undefined;
  BacSiChiDinh_Id?: string | null | undefined;
  ChanDoanICD_Id?: string | null | undefined;
  LyDoVaoVien?: string | null | undefined;
  ThoiGianVaoVien: string | null;
  NgayKham: string;
}): Issue[] {
  const issues: Issue[] = [];
  for (const path of [
    'KhoaNhapVien_Id',
    'LoaiBenhAn_Id',
    'BacSiChiDinh_Id',
    'ChanDoanICD_Id',
    'LyDoVaoVien',
    'ThoiGianVaoVien',
  ] as const)
    if (!one[path]) issues.push({ path, code: 'REQUIRED' });
  if (one.KhoaNhapVien_Id && !one.laKhoaCuaCoSo)
    issues.push({ path: 'KhoaNhapVien_Id', code: 'ADMISSION_TO_NO_WARD' });
  if (one.ThoiGianVaoVien && one.ThoiGianVaoVien < one.NgayKham)
    issues.push({ path: 'ThoiGianVaoVien', code: 'ADMISSION_BEFORE_EXAM' });
  return issues;
}
