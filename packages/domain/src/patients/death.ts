import { type CatalogueDef, defineCatalogue } from '../catalogue/catalogue.ts';
import { type Issue, validate } from '../catalogue/validate.ts';
import type { IcdFacts } from '../diagnosis/icdRules.ts';

const text = (vi: string, en: string, max: number) =>
  ({ kind: 'text', label: { vi, en }, max, required: true }) as const;

/** The fields of a death that is recorded on a patient's page; it is no catalogue of its own. */
export const deathDef: CatalogueDef = defineCatalogue({
  name: 'TuVong',
  service: 'main',
  label: { vi: 'Ghi nhận tử vong', en: 'Record of a death' },
  group: 'benhNhan',
  permission: 'TU_VONG_GHI',
  fields: {
    NgayTuVong: { kind: 'datetime', label: { vi: 'Tử vong lúc', en: 'Died at' }, required: true },
    NguyenNhanTuVong_Id: {
      kind: 'ref',
      to: 'ICD',
      label: { vi: 'Nguyên nhân tử vong (ICD)', en: 'Cause of death (ICD)' },
      required: true,
    },
    NoiTuVong: text('Nơi tử vong', 'Place of death', 200),
    LyDoTuVong: text('Căn cứ ghi nhận', 'Ground for the record', 500),
  },
  searchBy: ['NoiTuVong'],
  display: 'NoiTuVong',
});

/** What is wrong with a death at a moment, by field: it lies between the birth and now. */
export function deathIssues(
  input: Readonly<Record<string, unknown>>,
  birth: { NgaySinh: string | null; NamSinh: number },
  now: Date,
): Issue[] {
  const issues = validate(deathDef, input);
  const at = input['NgayTuVong'];
  if (issues.some(({ path }) => path === 'NgayTuVong') || at === null || at === undefined) return issues;
  const moment = new Date(String(at)).getTime();
  const born = Date.parse(`${birth.NgaySinh ?? `${birth.NamSinh}-01-01`}T00:00:00+07:00`);
  if (moment > now.getTime()) issues.push({ path: 'NgayTuVong', code: 'IN_THE_FUTURE' });
  else if (moment < born) issues.push({ path: 'NgayTuVong', code: 'BEFORE_BIRTH' });
  return issues;
}

/** What the official list says to a cause of death: codes that are nothing else are allowed here, those with a more detailed one are not (domain 6.1). */
export function causeIssues(icd: Pick<IcdFacts, 'MaICD' | 'TenICD' | 'CoMaChiTietHon'> | null): Issue[] {
  if (icd === null) return [{ path: 'NguyenNhanTuVong_Id', code: 'NOT_IN_LIST' }];
  const { MaICD, TenICD } = icd;
  return icd.CoMaChiTietHon
    ? [{ path: 'NguyenNhanTuVong_Id', code: 'ICD_TOO_GENERAL', details: { MaICD, TenICD } }]
    : [];
}
