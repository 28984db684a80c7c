import { defineActs } from '../acts/acts.ts';

/** What the acts on an emergency arrival decide on. */
export type CapCuuFacts = {
  /** Its visit is cancelled. */
  daHuy: boolean;
  node: string | null;
  /** Nobody knows who it is. */
  chuaRo: boolean;
  daBaoXa: boolean;
  /** A doctor has begun. */
  daKham: boolean;
};

/** Nothing is done about a visit that is cancelled. */
const cancelled = ({ daHuy }: CapCuuFacts) => (daHuy ? 'STATE_CHANGED' : null);

/** What the emergency reception does with who came: judge anew, keep and give back belongings, tell the commune of who is not known. */
export const capCuuActs = defineActs<CapCuuFacts>()({
  name: 'TiepNhanCapCuu',
  states: {},
  acts: {
    phanLoai: {
      permission: 'CAP_CUU_TIEP_NHAN',
      label: { vi: 'Phân loại lại', en: 'Judge anew' },
      refuse: (one) => cancelled(one) ?? (one.daKham ? 'EMERGENCY_BEGUN' : null),
    },
    nhanTuTrang: {
      permission: 'CAP_CUU_TIEP_NHAN',
      label: { vi: 'Nhận giữ tư trang', en: 'Keep belongings' },
      refuse: cancelled,
    },
    baoXa: {
      permission: 'CAP_CUU_TIEP_NHAN',
      label: { vi: 'Đã báo chính quyền', en: 'The commune was told' },
      refuse: (one) => {
        if (cancelled(one)) return 'STATE_CHANGED';
        if (!one.chuaRo) return 'EMERGENCY_IDENTIFIED';
        return one.daBaoXa ? 'EMERGENCY_TOLD' : null;
      },
    },
  },
});

export type TuTrangFacts = { TrangThai: string; node: string | null };

/** What becomes of belongings that the house keeps. */
export const tuTrangActs = defineActs<TuTrangFacts>()({
  name: 'TuTrang',
  initial: 'DangGiu',
  states: {
    DangGiu: { vi: 'Đang giữ', en: 'Kept' },
    DaTra: { vi: 'Đã trả', en: 'Given back' },
  },
  acts: {
    tra: {
      permission: 'CAP_CUU_TIEP_NHAN',
      label: { vi: 'Trả tư trang', en: 'Give back' },
      move: { from: ['DangGiu'], to: 'DaTra' },
    },
  },
});
