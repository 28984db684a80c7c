import { exemptionOf } from '@sen/domain/cashier/lineState';
import type { Issue } from '@sen/domain/catalogue/validate';
import { exemptionIssues, owedOf, type Share } from '@sen/domain/exemptions/grants';
import { dec } from '@sen/domain/money/decimal';

/** Whether percent or dong is typed. */
export type ExemptBy = 'PhanTram' | 'SoTien';

type Line = {
  _id: string;
  BenhNhanTT: string;
  KhuyenMai: string;
  MienGiam: string;
  MienGiamPhanTram?: number | null;
};

/** What is typed at first: what the line has, all of what the patient owes where it has nothing. */
export function firstShare(line: Line): { theo: ExemptBy; typed: string } {
  if (dec(line.MienGiam).eq(0)) return { theo: 'PhanTram', typed: '100' };
  const percent = line.MienGiamPhanTram ?? null;
  return percent === null
    ? { theo: 'SoTien', typed: line.MienGiam }
    : { theo: 'PhanTram', typed: String(percent) };
}

/** The share that was typed, null while it is no number; 0 takes an exemption back. */
export function shareOf(theo: ExemptBy, typed: string | null): Share | null {
  if (typed === null || !/^\d+(\.\d+)?$/.test(typed)) return null;
  return theo === 'PhanTram' ? { PhanTram: Number(typed) } : { SoTien: typed };
}

/** What is wrong with a share of a line; null when it may be sent. */
export function shareIssue(line: Line, share: Share | null): Issue | null {
  if (share === null) return { path: 'muc', code: 'REQUIRED' };
  if (Number(share.PhanTram ?? share.SoTien) === 0) return null;
  const asked = { PhamVi: 'TheoDong', dongs: [{ VienPhiDong_Id: line._id, ...share }] } as const;
  return exemptionIssues(asked, [line])[0] ?? null;
}

/** What a share of a line comes to in dong. */
export function amountOf(line: Line, share: Share | null): string {
  const { PhanTram = null, SoTien = null } = share ?? {};
  return exemptionOf(owedOf(line), { PhanTram, SoTien });
}
