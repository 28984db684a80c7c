import { defineActs } from '../acts/acts.ts';
import type { Issue } from '../catalogue/validate.ts';
import { inUse } from '../records/commonFields.ts';
import { episodeIssues } from './benhAn.ts';

/** What the acts on a summary of progress decide on. */
export type PhieuSoKetFacts = {
  TrangThai: string;
  node: string | null;
  /** The record is under treatment. */
  dangDieuTri: boolean;
  /** The record is locked. */
  daKhoa?: boolean;
};

function whileOpen(one: PhieuSoKetFacts) {
  if (!one.dangDieuTri) return 'MEDICAL_RECORD_CLOSED' as const;
  return one.daKhoa ? ('MEDICAL_RECORD_LOCKED' as const) : null;
}

/** The life of a summary: in use until it is removed; of an ended record it is only read. */
export const phieuSoKetActs = defineActs<PhieuSoKetFacts>()({
  name: 'PhieuSoKet',
  initial: 'DangSuDung',
  states: inUse,
  acts: {
    sua: {
      permission: 'BENH_AN_NGOAI_TRU',
      label: { vi: 'Sửa phiếu sơ kết', en: 'Change the summary' },
      move: { from: ['DangSuDung'] },
      refuse: whileOpen,
    },
    xoa: {
      permission: 'BENH_AN_NGOAI_TRU',
      label: { vi: 'Xóa phiếu sơ kết', en: 'Remove the summary' },
      move: { from: ['DangSuDung'], to: 'DaHuy' },
      refuse: whileOpen,
    },
  },
});

/** What a summary tells, in the order of the form. */
export const phieuSoKetTexts = [
  'DienBienLamSang',
  'XetNghiem',
  'QuaTrinhDieuTri',
  'DanhGiaKetQua',
  'HuongDieuTri',
] as const;

type PhieuSoKet = { NgaySoKet?: string | Date | null | undefined } & {
  [K in (typeof phieuSoKetTexts)[number]]?: string | null | undefined;
};

/** What a summary lacks: its time (spec 5), within the treatment, and the course of the disease. */
export function phieuSoKetIssues(one: PhieuSoKet, of: { tu: Date; now: Date }): Issue[] {
  const issues: Issue[] = [];
  if (!one.NgaySoKet) issues.push({ path: 'NgaySoKet', code: 'REQUIRED' });
  else issues.push(...episodeIssues('NgaySoKet', one.NgaySoKet, of.tu, of.now));
  if (!one.DienBienLamSang) issues.push({ path: 'DienBienLamSang', code: 'REQUIRED' });
  return issues;
}
