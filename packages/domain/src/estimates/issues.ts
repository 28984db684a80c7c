import { type Issue, validateField } from '../catalogue/validate.ts';

/** What is written of an estimate. */
export type WrittenEstimate = {
  TenNguoiHoi?: string | null | undefined;
  SoDienThoai?: string | null | undefined;
  BenhNhan_Id?: string | null | undefined;
  DoiTuong_Id?: string | null | undefined;
  HieuLucDen?: string | null | undefined;
  GhiChu?: string | null | undefined;
  dongs: ReadonlyArray<{
    DichVu_Id?: string | null | undefined;
    Duoc_Id?: string | null | undefined;
    SoLuong?: string | null | undefined;
  }>;
};

const label = { vi: '', en: '' };
const phone = { kind: 'text', label, max: 20, pattern: 'phone' } as const;
const text = (max: number) => ({ kind: 'text', label, max }) as const;
const count = { kind: 'quantity', label, required: true, max: '100000' } as const;

/** The most lines of an estimate. */
export const maxLines = 200;

/** What is wrong with an estimate as it is written, by field; `homNay` as YYYY-MM-DD. */
export function estimateIssues(input: WrittenEstimate, homNay: string): Issue[] {
  const { BenhNhan_Id, HieuLucDen, dongs } = input;
  const issues: Issue[] = [
    ...validateField('TenNguoiHoi', text(100), input.TenNguoiHoi?.trim() || null),
    ...validateField('SoDienThoai', phone, input.SoDienThoai?.replace(/[\s.]/g, '') || null),
    ...validateField('GhiChu', text(500), input.GhiChu?.trim() || null),
  ];
  if (!BenhNhan_Id && !input.TenNguoiHoi?.trim()) issues.push({ path: 'TenNguoiHoi', code: 'REQUIRED' });
  if (!input.DoiTuong_Id) issues.push({ path: 'DoiTuong_Id', code: 'REQUIRED' });
  if (HieuLucDen && HieuLucDen < homNay) issues.push({ path: 'HieuLucDen', code: 'ESTIMATE_DAY_PAST' });
  if (dongs.length === 0) issues.push({ path: 'dongs', code: 'REQUIRED' });
  if (dongs.length > maxLines) issues.push({ path: 'dongs', code: 'TOO_LARGE', details: { max: maxLines } });
  return [...issues, ...dongs.flatMap((line, at) => lineIssues(line, `dongs.${at}`))];
}

function lineIssues({ DichVu_Id, Duoc_Id, SoLuong }: WrittenEstimate['dongs'][number], at: string): Issue[] {
  if (Boolean(DichVu_Id) === Boolean(Duoc_Id)) return [{ path: `${at}.DichVu_Id`, code: 'REQUIRED' }];
  const wrong = validateField(`${at}.SoLuong`, count, SoLuong ?? '1');
  if (wrong.length > 0) return wrong;
  return Number(SoLuong ?? '1') > 0
    ? []
    : [{ path: `${at}.SoLuong`, code: 'TOO_SMALL', details: { min: 1 } }];
}
