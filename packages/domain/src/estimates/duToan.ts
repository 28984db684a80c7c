import { defineActs } from '../acts/acts.ts';
import type { Label } from '../catalogue/catalogue.ts';

/** How somebody would come, as the insurance asks; the law of the day says what the route is paid. */
export const tuyenDen = {
  DungNoiDangKy: { vi: 'Đúng nơi đăng ký ban đầu', en: 'Registered here' },
  ChuyenTuyen: { vi: 'Có giấy chuyển cơ sở', en: 'With a referral paper' },
  CapCuu: { vi: 'Cấp cứu', en: 'Emergency' },
  TuDen: { vi: 'Tự đến, đăng ký nơi khác', en: 'By themselves, registered elsewhere' },
} as const satisfies Record<string, Label>;

export type TuyenDen = keyof typeof tuyenDen;

/** Levels of benefit as they are printed on cards, for somebody who has none at hand. */
export const mucThe = {
  Muc1: { vi: 'Mức 1 (100 %)', en: 'Level 1 (100 %)' },
  Muc2: { vi: 'Mức 2 (100 %)', en: 'Level 2 (100 %)' },
  Muc3: { vi: 'Mức 3 (95 %)', en: 'Level 3 (95 %)' },
  Muc4: { vi: 'Mức 4 (80 %)', en: 'Level 4 (80 %)' },
  Muc5: { vi: 'Mức 5 (100 %)', en: 'Level 5 (100 %)' },
} as const satisfies Record<string, Label>;

export type MucThe = keyof typeof mucThe;

/** What the acts on an estimate decide on. Days as YYYY-MM-DD. */
export type DuToanFacts = { TrangThai: string; node: string | null; HieuLucDen: string; homNay: string };

/** An estimate is handed out as it was written: another one is a copy with a number of its own. */
export const duToanActs = defineActs<DuToanFacts>()({
  name: 'DuToanChiPhi',
  initial: 'HieuLuc',
  states: {
    HieuLuc: { vi: 'Còn hiệu lực', en: 'In force' },
    DaChuyen: { vi: 'Đã chuyển thành chỉ định', en: 'Turned into orders' },
    DaHuy: { vi: 'Đã hủy', en: 'Cancelled' },
  },
  acts: {
    chuyenChiDinh: {
      permission: 'DU_TOAN_SUA',
      label: { vi: 'Chuyển thành chỉ định', en: 'Turn into orders' },
      move: { from: ['HieuLuc'], to: 'DaChuyen' },
      refuse: ({ HieuLucDen, homNay }) =>
        HieuLucDen < homNay ? { code: 'ESTIMATE_EXPIRED', details: { HieuLucDen } } : null,
    },
    huy: {
      permission: 'DU_TOAN_SUA',
      label: { vi: 'Hủy', en: 'Cancel' },
      move: { from: ['HieuLuc'], to: 'DaHuy' },
    },
  },
});

/** The states of an estimate as lists show them: one whose days are over is not cancelled. */
export const tinhTrangDuToan = {
  ...duToanActs.states,
  HetHan: { vi: 'Hết hiệu lực', en: 'Expired' },
} as const;

export type TinhTrangDuToan = keyof typeof tinhTrangDuToan;

/** How an estimate stands on a day (YYYY-MM-DD). */
export function tinhTrangOf(
  { TrangThai, HieuLucDen }: { TrangThai: keyof typeof duToanActs.states; HieuLucDen: string },
  homNay: string,
): TinhTrangDuToan {
  return TrangThai === 'HieuLuc' && HieuLucDen < homNay ? 'HetHan' : TrangThai;
}

/** For how many days an estimate is good where nobody says. */
export const soNgayHieuLuc = 30;
