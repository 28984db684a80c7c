import { defineActs } from '../acts/acts.ts';

/** What the acts on a certificate of a stay decide on: the ward, whether somebody has it on paper, whether the record is locked. */
export type GiayToFacts = { TrangThai: string; node: string | null; daIn: boolean; daKhoa: boolean };

const locked = ({ daKhoa }: GiayToFacts) => (daKhoa ? 'MEDICAL_RECORD_LOCKED' : null);

/**
 * The life of a certificate of a stay: in use, replaced by one that was issued again, cancelled. One that was handed out on paper is never
 * edited: a further version with the same number replaces it.
 */
export const certificateActs = (name: string, permission: 'GIAY_TO_NOI_TRU' | 'GIAY_CHUNG_SINH') =>
  defineActs<GiayToFacts>()({
    name,
    initial: 'DangSuDung',
    states: {
      DangSuDung: { vi: 'Đang sử dụng', en: 'In use' },
      BiThayThe: { vi: 'Đã cấp lại', en: 'Replaced' },
      DaHuy: { vi: 'Đã hủy', en: 'Cancelled' },
    },
    acts: {
      sua: {
        permission,
        label: { vi: 'Sửa giấy', en: 'Change' },
        move: { from: ['DangSuDung'], to: 'DangSuDung' },
        refuse: (one) => locked(one) ?? (one.daIn ? 'CERTIFICATE_PRINTED' : null),
      },
      capLai: {
        permission,
        label: { vi: 'Cấp lại', en: 'Issue again' },
        move: { from: ['DangSuDung'], to: 'BiThayThe' },
        refuse: locked,
      },
      huy: {
        permission,
        label: { vi: 'Hủy giấy', en: 'Cancel' },
        move: { from: ['DangSuDung'], to: 'DaHuy' },
        refuse: locked,
      },
    },
  });
