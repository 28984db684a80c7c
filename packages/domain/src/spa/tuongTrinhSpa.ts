import { defineActs } from '../acts/acts.ts';
import type { Issue } from '../catalogue/validate.ts';
import { phiaAnhs } from '../readings/phiaAnh.ts';
import { bodyMapIssues, type DiemSoDo } from './bodyMap.ts';

/** What the acts on the report of a session decide on. */
export type TuongTrinhSpaFacts = {
  TrangThai: string;
  /** The facility of the course. */
  node: string | null;
  /** The session is being treated. */
  dangLam: boolean;
};

/** The life of the report of a session: a draft, verified and so locked, returned; taken back, a further version goes on from it. */
export const tuongTrinhSpaActs = defineActs<TuongTrinhSpaFacts>()({
  name: 'TuongTrinhSpa',
  initial: 'Nhap',
  states: {
    Nhap: { vi: 'Nháp', en: 'Draft' },
    DaDuyet: { vi: 'Đã duyệt', en: 'Verified' },
    DaTraKetQua: { vi: 'Đã trả kết quả', en: 'Returned' },
    DaHuy: { vi: 'Đã hủy', en: 'Taken back' },
  },
  acts: {
    sua: {
      permission: 'LIEU_TRINH',
      label: { vi: 'Viết tường trình buổi', en: 'Write the report of a session' },
      move: { from: ['Nhap'], wrong: lockedBy },
    },
    duyet: {
      permission: 'TUONG_TRINH_SPA_DUYET',
      label: { vi: 'Duyệt tường trình buổi', en: 'Verify the report of a session' },
      move: { from: ['Nhap'], to: 'DaDuyet', wrong: lockedBy },
      refuse: (one) => (one.dangLam ? 'SPA_SESSION_OPEN' : null),
    },
    traKetQua: {
      permission: 'TUONG_TRINH_SPA_DUYET',
      label: { vi: 'Trả kết quả buổi', en: 'Return the report of a session' },
      move: {
        from: ['DaDuyet'],
        to: 'DaTraKetQua',
        wrong: (one) => (one.TrangThai === 'Nhap' ? 'SPA_REPORT_NOT_VERIFIED' : null),
      },
    },
    huyTra: {
      permission: 'TUONG_TRINH_SPA_HUY',
      label: { vi: 'Hủy duyệt, hủy trả tường trình buổi', en: 'Take the report of a session back' },
      move: { from: ['DaDuyet', 'DaTraKetQua'], to: 'DaHuy' },
    },
  },
});

function lockedBy({ TrangThai }: TuongTrinhSpaFacts) {
  return TrangThai === 'DaDuyet' || TrangThai === 'DaTraKetQua' ? ('SPA_REPORT_VERIFIED' as const) : null;
}

export type TrangThaiTuongTrinhSpa = keyof typeof tuongTrinhSpaActs.states;

/** Whether a report stands verified or returned: its session is not taken back before it is. */
export function isVerified(state: string | null | undefined): boolean {
  return state === 'DaDuyet' || state === 'DaTraKetQua';
}

/** Characters that the texts of a report may have. */
export const spaReportTexts = { QuaTrinh: 4000, KetQua: 2000, PhanUng: 1000 } as const;

/** Who may perform a session together, and pictures of each side, at most. */
export const spaPerformersMost = 10;
export const spaPicturesMost = 12;

type Text = string | null | undefined;

export type NoiDungTuongTrinhSpa = {
  QuaTrinh?: Text;
  KetQua?: Text;
  PhanUng?: Text;
  NguoiThucHien_Ids: readonly string[];
  SoDo: readonly DiemSoDo[];
  hinhAnhs: ReadonlyArray<{ Phia: string }>;
};

/** What is wrong with a report. `complete`: before it is verified it says what was done, what came of it and by whom. */
export function spaReportIssues(report: NoiDungTuongTrinhSpa, complete: boolean): Issue[] {
  const issues: Issue[] = [];
  for (const [path, max] of Object.entries(spaReportTexts))
    if ((report[path as keyof typeof spaReportTexts] ?? '').length > max)
      issues.push({ path, code: 'TOO_LONG', details: { max } });
  if (complete)
    for (const path of ['QuaTrinh', 'KetQua'] as const)
      if (!report[path]?.trim()) issues.push({ path, code: 'REQUIRED' });
  const { NguoiThucHien_Ids: who } = report;
  if (complete && who.length === 0) issues.push({ path: 'NguoiThucHien_Ids', code: 'REQUIRED' });
  if (new Set(who).size < who.length) issues.push({ path: 'NguoiThucHien_Ids', code: 'PERFORMER_TWICE' });
  if (who.length > spaPerformersMost)
    issues.push({ path: 'NguoiThucHien_Ids', code: 'TOO_MANY', details: { max: spaPerformersMost } });
  for (const side of phiaAnhs)
    if (report.hinhAnhs.filter(({ Phia }) => Phia === side).length > spaPicturesMost)
      issues.push({ path: 'hinhAnhs', code: 'TOO_MANY', details: { max: spaPicturesMost } });
  return [...issues, ...bodyMapIssues(report.SoDo)];
}
