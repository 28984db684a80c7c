import type { PhanHeThong, TrangThaiSucKhoe } from '../../gql/main.ts';

/** From where on a figure is a warning and from where on it is bad; `below`: small figures are the bad ones. */
export type Limit = {
  figure: string;
  warn: number;
  bad: number;
  below?: true;
  reason: string;
  /** The reason of a warning when the figure is null: it was never measured, and should have been. */
  missing?: string;
};

/** A disk is watched by its share, and by the free bytes that the site set. */
const disk: readonly Limit[] = [
  { figure: 'day', warn: 99, bad: 1, reason: 'DISK_FULL' },
  { figure: 'phanTramTrong', warn: 15, bad: 5, below: true, reason: 'DISK' },
  { figure: 'thieuCho', warn: 1, bad: 99, reason: 'DISK' },
];

/** What is watched of each part; the first limit that is broken worst gives the reason. */
export const limits: Readonly<Record<PhanHeThong, readonly Limit[]>> = {
  CO_SO_DU_LIEU: [{ figure: 'traLoiMs', warn: 300, bad: 2000, reason: 'SLOW' }],
  KET_NOI: [{ figure: 'phanTram', warn: 75, bad: 90, reason: 'CONNECTIONS' }],
  SU_KIEN: [{ figure: 'treMs', warn: 2000, bad: 10_000, reason: 'LATE_EVENTS' }],
  DIA_DU_LIEU: disk,
  DIA_SAO_LUU: disk,
  KHO_TEP: [{ figure: 'khongTraLoi', warn: 99, bad: 1, reason: 'FILES_UNAVAILABLE' }],
  CONG_VIEC: [
    { figure: 'choLauNhatGiay', warn: 120, bad: 900, reason: 'JOBS_LATE' },
    { figure: 'hong', warn: 1, bad: 50, reason: 'JOBS_FAILED' },
  ],
  GOI_NGOAI: [
    { figure: 'choLauNhatGiay', warn: 600, bad: 86_400, reason: 'CALLS_LATE' },
    { figure: 'loi', warn: 1, bad: 50, reason: 'CALLS_FAILED' },
  ],
  SAO_LUU: [
    { figure: 'lanCuoiLoi', warn: 1, bad: 99, reason: 'BACKUP_FAILED' },
    { figure: 'kiemChungHong', warn: 99, bad: 1, reason: 'PROOF_FAILED' },
    { figure: 'tuoiGio', warn: 26, bad: 72, reason: 'BACKUP_OLD', missing: 'NO_BACKUP' },
    { figure: 'kiemChungNgay', warn: 35, bad: 365, reason: 'PROOF_OLD', missing: 'NOT_PROVEN' },
  ],
  NHAT_KY: [
    { figure: 'chuoiHong', warn: 99, bad: 1, reason: 'CHAIN_BROKEN' },
    { figure: 'neoLech', warn: 99, bad: 1, reason: 'CHAIN_BROKEN' },
    { figure: 'choNiemPhongGiay', warn: 300, bad: 3600, reason: 'SEALS_LATE' },
  ],
  BO_NHO: [{ figure: 'phanTramTrong', warn: 10, bad: 3, below: true, reason: 'MEMORY' }],
  MAY_CHU: [{ figure: 'soPhienBan', warn: 2, bad: 99, reason: 'VERSIONS' }],
};

export type Verdict = { trangThai: TrangThaiSucKhoe; lyDo: string | null };
export type Figures = Readonly<Record<string, number | string | boolean | null>>;

/** How a part is by its figures; figures that are not there break nothing. */
export function judge(phan: PhanHeThong, figures: Figures): Verdict {
  let verdict: Verdict = { trangThai: 'TOT', lyDo: null };
  for (const limit of limits[phan]) {
    const value = figures[limit.figure];
    if (value === null && limit.missing && verdict.trangThai === 'TOT')
      verdict = { trangThai: 'CANH_BAO', lyDo: limit.missing };
    if (typeof value !== 'number') continue;
    const breaks = (than: number) => (limit.below ? value < than : value >= than);
    if (breaks(limit.bad)) return { trangThai: 'LOI', lyDo: limit.reason };
    if (breaks(limit.warn) && verdict.trangThai === 'TOT')
      verdict = { trangThai: 'CANH_BAO', lyDo: limit.reason };
  }
  return verdict;
}

/** The worst of some states. */
export function worst(states: readonly TrangThaiSucKhoe[]): TrangThaiSucKhoe {
  return states.includes('LOI') ? 'LOI' : states.includes('CANH_BAO') ? 'CANH_BAO' : 'TOT';
}
