import { defineActs, type Refusal } from '../acts/acts.ts';

/** What the acts on a place of a paper where somebody signs decide on. */
export type ChuKyFacts = {
  node: null;
  /** The caller is the one who is to sign there. */
  laNguoiKy: boolean;
  /** A signature is in force, and the paper says what it said then. */
  daKy: boolean;
  /** The caller has a specimen signature. */
  coChuKyMau: boolean;
  /** What the caller's position refuses. */
  chucVu: Refusal | null;
};

/** A place of a paper: signed by the person alone whom it names, and taken back by the same. */
export const chuKyActs = defineActs<ChuKyFacts>()({
  name: 'ChuKyGiayTo',
  initial: 'HieuLuc',
  states: {
    HieuLuc: { vi: 'Có hiệu lực', en: 'In force' },
    DaThuHoi: { vi: 'Đã thu hồi', en: 'Taken back' },
  },
  acts: {
    ky: {
      permission: 'KY_GIAY_TO',
      label: { vi: 'Ký', en: 'Sign' },
      refuse: (one) => {
        if (!one.laNguoiKy) return 'SIGN_NOT_YOURS';
        if (one.daKy) return 'SIGNED_ALREADY';
        return one.coChuKyMau ? one.chucVu : 'SIGN_NO_SPECIMEN';
      },
    },
    thuHoi: {
      permission: 'KY_GIAY_TO',
      label: { vi: 'Thu hồi chữ ký', en: 'Take the signature back' },
      refuse: (one) => {
        if (!one.laNguoiKy) return 'SIGN_NOT_YOURS';
        return one.daKy ? null : 'NOT_SIGNED';
      },
    },
  },
});

/** How a paper was signed: the specimen as a picture; a certificate has its own fields, which a picture leaves empty. */
export const phuongThucKy = {
  Anh: { vi: 'Ảnh chữ ký mẫu', en: 'Picture of the specimen' },
  ChungThuSo: { vi: 'Chứng thư số', en: 'Certificate' },
} as const;

/** The places of papers where somebody signs, by the name that their forms give them. */
export const viTriKy = {
  ChuKyBacSi: { vi: 'Bác sĩ', en: 'Doctor' },
  ChuKyBacSiChiDinh: { vi: 'Bác sĩ chỉ định', en: 'Ordering doctor' },
  ChuKyNguoiThucHien: { vi: 'Người thực hiện', en: 'Performed by' },
  ChuKyNguoiDuyet: { vi: 'Người duyệt', en: 'Approved by' },
  ChuKyChuToa: { vi: 'Chủ tọa', en: 'Chair' },
  ChuKyThuKy: { vi: 'Thư ký', en: 'Secretary' },
  ChuKyNguoiBaoCao: { vi: 'Người báo cáo', en: 'Reported by' },
} as const;

export type ViTriKy = keyof typeof viTriKy;
