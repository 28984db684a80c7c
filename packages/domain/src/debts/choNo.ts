import { reasonIssues } from '../acts/reason.ts';
import type { Issue } from '../catalogue/validate.ts';

/** What is said of a debt before it is written. */
export type ChoNo = {
  LoaiNguoiNo: string;
  CongTy_Id?: string | null | undefined;
  NguoiBaoLanh?: string | null | undefined;
  /** YYYY-MM-DD; by the terms of the debtor when there is none. */
  NgayHan?: string | null | undefined;
  LyDo: string;
};

/** What is wrong with a debt before it is written, by field; `today` as YYYY-MM-DD (debts 1). */
export function choNoIssues(
  { LoaiNguoiNo, CongTy_Id, NguoiBaoLanh, NgayHan, LyDo }: ChoNo,
  today: string,
): Issue[] {
  const issues: Issue[] = [...reasonIssues(LyDo, { code: 'REASON_NEEDED' })];
  // what the insurance owes follows from confirmed costs
  if (LoaiNguoiNo === 'BHXH') issues.push({ path: 'LoaiNguoiNo', code: 'NOT_IN_LIST' });
  if (LoaiNguoiNo === 'CongTy' && !CongTy_Id) issues.push({ path: 'CongTy_Id', code: 'REQUIRED' });
  if (LoaiNguoiNo === 'BaoLanh' && !CongTy_Id && !NguoiBaoLanh?.trim())
    issues.push({ path: 'NguoiBaoLanh', code: 'REQUIRED' });
  if (NgayHan && NgayHan < today) issues.push({ path: 'NgayHan', code: 'DEBT_DUE_PAST' });
  return issues;
}
