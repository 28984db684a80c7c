import { defineActs } from '../acts/acts.ts';
import type { Issue } from '../catalogue/validate.ts';
import { inForce } from '../records/commonFields.ts';
import type { KhoangSo } from './gaps.ts';

/** What the acts on missing numbers decide on; a gap that nobody has explained has no state. */
export type GiaiTrinhSoFacts = {
  TrangThai?: string;
  /** The facility of the series. */
  node: string | null;
};

/** What a person may do with numbers that are missing, and with what was said of them. */
export const giaiTrinhSoActs = defineActs<GiaiTrinhSoFacts>()({
  name: 'GiaiTrinhSo',
  initial: 'HieuLuc',
  states: inForce,
  acts: {
    giaiTrinh: {
      permission: 'SO_KHUYET_GIAI_TRINH',
      label: { vi: 'Giải trình', en: 'Explain' },
      refuse: ({ TrangThai }) => (TrangThai === undefined ? null : 'NUMBER_EXPLAINED'),
    },
    thuHoi: {
      permission: 'SO_KHUYET_GIAI_TRINH',
      label: { vi: 'Thu hồi giải trình', en: 'Take the explanation back' },
      move: { from: ['HieuLuc'], to: 'DaHuy' },
    },
  },
});

/** The numbers that one explanation covers at most. */
export const mostExplained = 1_000_000;

/** What is wrong with the numbers that an explanation names. */
export function khoangIssues({ TuSo, DenSo }: KhoangSo): Issue[] {
  if (TuSo < 1) return [{ path: 'TuSo', code: 'TOO_SMALL', details: { min: '1' } }];
  if (DenSo < TuSo) return [{ path: 'DenSo', code: 'TOO_SMALL', details: { min: String(TuSo) } }];
  if (DenSo - TuSo >= mostExplained)
    return [{ path: 'DenSo', code: 'TOO_LARGE', details: { max: String(TuSo + mostExplained - 1) } }];
  return [];
}
