import type { Issue } from '../catalogue/validate.ts';

/** What the rules need of a disease code. */
export type IcdFacts = {
  _id: string;
  MaICD: string;
  TenICD: string;
  GioiTinh: string | null;
  TuoiMin: number | null;
  TuoiMax: number | null;
  KhongLamBenhChinh: boolean;
  KhongKhuyenKhichBenhChinh: boolean;
  CoMaChiTietHon: boolean;
  ChiNguyenNhanTuVong: boolean;
  Asterisk: boolean;
};

export type Diagnosis = {
  main: IcdFacts | null;
  secondary: readonly IcdFacts[];
  patient: { GioiTinh: string; Tuoi: number };
};

/** As many secondary codes as the insurance file takes. */
const mostSecondary = 12;

/**
 * The rules of the official list (domain 6.1): what it forbids are errors, what it discourages are asked (`confirm`), sex and age
 * are told (`warn`). Paths
 * `ChanDoanICD_Id`, `ChanDoanPhuICD_Ids` and `ChanDoanPhuICD_Ids.<n>`.
 */
export function diagnosisIssues({ main, secondary, patient }: Diagnosis): Issue[] {
  const issues: Issue[] = [];
  // An asterisk code tells where a disease shows; some other code must tell the disease.
  const anchored = [main, ...secondary].some((icd) => icd && !icd.Asterisk);
  if (secondary.length > mostSecondary) {
    issues.push({ path: 'ChanDoanPhuICD_Ids', code: 'ICD_TOO_MANY', details: { max: mostSecondary } });
  }
  if (main) {
    issues.push(...codeIssues(main, 'ChanDoanICD_Id', patient));
    if (main.KhongLamBenhChinh) issues.push(of(main, 'ChanDoanICD_Id', 'ICD_NOT_MAIN'));
    if (main.KhongKhuyenKhichBenhChinh) {
      issues.push({ ...of(main, 'ChanDoanICD_Id', 'ICD_DISCOURAGED'), severity: 'confirm' });
    }
  }
  secondary.forEach((icd, index) => {
    const path = `ChanDoanPhuICD_Ids.${index}`;
    issues.push(...codeIssues(icd, path, patient));
    if (icd._id === main?._id) issues.push(of(icd, path, 'ICD_MAIN_IS_SECONDARY'));
    if (secondary.findIndex((one) => one._id === icd._id) < index) issues.push(of(icd, path, 'DUPLICATE'));
    if (icd.Asterisk && !anchored) issues.push(of(icd, path, 'ICD_NEEDS_DAGGER'));
  });
  return issues;
}

/** The issues that refuse a diagnosis. */
export function forbidden(issues: readonly Issue[]): Issue[] {
  return issues.filter((issue) => issue.severity === undefined || issue.severity === 'error');
}

function codeIssues(icd: IcdFacts, path: string, patient: Diagnosis['patient']): Issue[] {
  const issues: Issue[] = [];
  if (icd.CoMaChiTietHon) issues.push(of(icd, path, 'ICD_TOO_GENERAL'));
  if (icd.ChiNguyenNhanTuVong) issues.push(of(icd, path, 'ICD_ONLY_DEATH'));
  if (icd.GioiTinh && icd.GioiTinh !== patient.GioiTinh)
    issues.push({ ...of(icd, path, 'ICD_SEX'), severity: 'warn' });
  const tooYoung = icd.TuoiMin !== null && patient.Tuoi < icd.TuoiMin;
  const tooOld = icd.TuoiMax !== null && patient.Tuoi > icd.TuoiMax;
  if (tooYoung || tooOld) issues.push({ ...of(icd, path, 'ICD_AGE'), severity: 'warn' });
  return issues;
}

function of(icd: IcdFacts, path: string, code: string): Issue {
  return { path, code, details: { MaICD: icd.MaICD, TenICD: icd.TenICD } };
}
