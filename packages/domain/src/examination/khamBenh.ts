import { defineActs, type Refusal } from '../acts/acts.ts';
import type { Issue } from '../catalogue/validate.ts';
import type { ErrorCode } from '../errors/errors.ts';
import type { HanhViChucVu } from '../signing/positions.ts';

/** What the acts on a session decide on. */
export type KhamBenhFacts = {
  TrangThai: string;
  /** The room of the session. */
  node: string | null;
  DaDuyet: boolean;
  ChanDoanICD_Id: string | null;
  NgayTaiKham: string | null;
  /** Live orders or prescriptions of the session. */
  coChiDinh: boolean;
  /** A live transfer record: it is cancelled first (spec 4). */
  coChuyenVien: boolean;
  /** The refusal of another paper in use, which is cancelled first. */
  giayTo: ErrorCode | null;
  /** The refusal of a paper in use that follows from the resolution, which does not change before it is cancelled. */
  giayTheoHuong: ErrorCode | null;
  /** The caller examines the patient. */
  laBacSiKham: boolean;
  /** The caller may cancel sessions of others at this room. */
  duocHuy: boolean;
  /** What the caller's position in the house refuses, by what asks for one. */
  chucVu: Readonly<Partial<Record<HanhViChucVu, Refusal>>>;
};

const needsDiagnosis = (one: KhamBenhFacts): ErrorCode | null =>
  one.ChanDoanICD_Id ? null : 'MAIN_DISEASE_NEEDED';

const mayCancel = (one: KhamBenhFacts): ErrorCode | null => {
  if (!one.laBacSiKham && !one.duocHuy) return 'EXAM_OF_ANOTHER_DOCTOR';
  if (one.coChiDinh) return 'EXAM_HAS_ORDERS';
  return one.coChuyenVien ? 'TRANSFER_NOT_CANCELLED' : one.giayTo;
};

/** The life of a session (spec 4): being examined, examined, cancelled. An ended or cancelled one cannot be edited. */
export const khamBenhActs = defineActs<KhamBenhFacts>()({
  name: 'KhamBenh',
  initial: 'DangKham',
  states: {
    DangKham: { vi: 'Đang khám', en: 'Being examined' },
    DaKham: { vi: 'Đã khám', en: 'Examined' },
    DaHuy: { vi: 'Đã hủy', en: 'Cancelled' },
  },
  acts: {
    luu: {
      permission: 'KHAM_BENH',
      label: { vi: 'Lưu', en: 'Save' },
      move: { from: ['DangKham'], wrong: 'EXAM_ENDED' },
    },
    chiDinh: {
      permission: 'CHI_DINH',
      label: { vi: 'Chỉ định dịch vụ', en: 'Order services' },
      move: { from: ['DangKham'], wrong: 'EXAM_ENDED' },
      refuse: needsDiagnosis,
    },
    keDon: {
      permission: 'KE_DON',
      label: { vi: 'Kê đơn', en: 'Prescribe' },
      move: { from: ['DangKham'], wrong: 'EXAM_ENDED' },
      refuse: needsDiagnosis,
    },
    // The law lets a prescription that was given out be replaced by another one, not be edited (prescriptions).
    thayDon: {
      permission: 'KE_DON',
      label: { vi: 'Thay đơn đã kê', en: 'Replace the prescription' },
      move: { from: ['DaKham'], wrong: 'STATE_CHANGED' },
    },
    lapChuyenVien: {
      permission: 'KHAM_BENH',
      label: { vi: 'Lập giấy chuyển viện', en: 'Write the referral' },
      move: { from: ['DangKham', 'DaKham'], wrong: 'EXAM_ENDED' },
      refuse: (one) => (one.coChuyenVien ? 'TRANSFER_EXISTS' : (one.chucVu.LapChuyenVien ?? null)),
    },
    // The resolution says so, and a ward waits for the patient.
    chiDinhNhapVien: {
      permission: 'CHI_DINH_NHAP_VIEN',
      label: { vi: 'Chỉ định nhập viện', en: 'Order the admission' },
      move: { from: ['DangKham', 'DaKham'], wrong: 'EXAM_ENDED' },
      refuse: (one) => (one.giayTheoHuong ? 'ADMISSION_EXISTS' : (one.chucVu.ChiDinhNhapVien ?? null)),
    },
    // A leave on social insurance, which names the main disease.
    capGiayNghi: {
      permission: 'GIAY_NGHI_BHXH',
      label: { vi: 'Cấp giấy nghỉ hưởng BHXH', en: 'Issue a sick-leave certificate' },
      move: { from: ['DangKham', 'DaKham'], wrong: 'EXAM_ENDED' },
      refuse: (one) => needsDiagnosis(one) ?? one.chucVu.CapGiayNghi ?? null,
    },
    // The slip of the follow-up that the examination has arranged.
    henKhamLai: {
      permission: 'GIAY_HEN_KHAM_LAI',
      label: { vi: 'Phiếu hẹn khám lại', en: 'Appointment slip' },
      move: { from: ['DaKham'], wrong: 'EXAM_NOT_ENDED' },
      refuse: (one) => (one.NgayTaiKham ? null : 'FOLLOW_UP_DAY_NEEDED'),
    },
    // The outpatient record of a disease that is treated over several visits.
    lapBenhAn: {
      permission: 'BENH_AN_NGOAI_TRU',
      label: { vi: 'Lập bệnh án ngoại trú', en: 'Open an outpatient record' },
      move: { from: ['DangKham', 'DaKham'], wrong: 'EXAM_ENDED' },
      refuse: needsDiagnosis,
    },
    // Minutes of a consultation, which may be held after the session has ended.
    lapHoiChan: {
      permission: 'HOI_CHAN',
      label: { vi: 'Biên bản hội chẩn', en: 'Consultation minutes' },
      move: { from: ['DangKham', 'DaKham'], wrong: 'EXAM_ENDED' },
    },
    // A case of a notifiable disease.
    baoCaoCaBenh: {
      permission: 'BAO_CAO_CA_BENH',
      label: { vi: 'Báo cáo ca bệnh', en: 'Report the case' },
      move: { from: ['DangKham', 'DaKham'], wrong: 'EXAM_ENDED' },
      refuse: needsDiagnosis,
    },
    ketThuc: {
      permission: 'KHAM_BENH',
      label: { vi: 'Kết thúc khám', en: 'End' },
      move: { from: ['DangKham'], to: 'DaKham', wrong: 'EXAM_ENDED' },
    },
    duyet: {
      permission: 'KHAM_BENH',
      label: { vi: 'Duyệt', en: 'Verify' },
      move: { from: ['DaKham'], to: 'DaKham' },
      refuse: (one) => (one.DaDuyet ? 'STATE_CHANGED' : null),
    },
    chuyenPhong: {
      permission: 'KHAM_BENH',
      label: { vi: 'Chuyển phòng khám', en: 'Move to another room' },
      move: { from: ['DangKham'], to: 'DaKham', wrong: 'EXAM_ENDED' },
    },
    // Opened by mistake: nothing was ordered yet.
    xoa: {
      permission: 'KHAM_BENH',
      label: { vi: 'Xóa phiên khám', en: 'Remove' },
      move: { from: ['DangKham'], to: 'DaHuy' },
      refuse: mayCancel,
    },
    // For the doctor of the session; who has the right to cancel does it for others.
    huy: {
      permission: 'KHAM_BENH',
      label: { vi: 'Hủy phiên khám', en: 'Cancel' },
      move: { from: ['DaKham'], to: 'DaHuy' },
      refuse: mayCancel,
    },
  },
});

export type KhamBenhAction = keyof typeof khamBenhActs.acts;

/**
 * What an end needs (spec 4 and 5): a main disease, a resolution, the record of a transfer, a follow-up day not before the exam. Days as
 * YYYY-MM-DD.
 */
export function endIssues(end: {
  ChanDoanICD_Id?: string | null | undefined;
  HuongGiaiQuyet_Id?: string | null | undefined;
  NgayTaiKham?: string | null | undefined;
  NgayKham: string;
  /** Kind of the resolution. */
  loaiHuongGiaiQuyet: string | null;
  coChuyenVien: boolean;
}): Issue[] {
  const issues: Issue[] = [];
  if (!end.ChanDoanICD_Id) issues.push({ path: 'ChanDoanICD_Id', code: 'REQUIRED' });
  if (!end.HuongGiaiQuyet_Id) issues.push({ path: 'HuongGiaiQuyet_Id', code: 'REQUIRED' });
  if (end.loaiHuongGiaiQuyet === 'ChuyenVien' && !end.coChuyenVien)
    issues.push({ path: 'HuongGiaiQuyet_Id', code: 'TRANSFER_NEEDED' });
  return [...issues, ...followUpIssues(end)];
}

/** A follow-up day stands not before the exam (spec 5). */
export function followUpIssues(one: { NgayTaiKham?: string | null | undefined; NgayKham: string }): Issue[] {
  return one.NgayTaiKham && one.NgayTaiKham < one.NgayKham
    ? [{ path: 'NgayTaiKham', code: 'FOLLOW_UP_BEFORE_EXAM' }]
    : [];
}
