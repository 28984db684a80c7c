import type { Issue } from '@sen/domain/catalogue/validate';
import { dec } from '@sen/domain/money/decimal';
import { dayPlus } from '../../ui/dateText.ts';
import type { PriceList } from './lists.ts';

/** The head of a list as a form holds it, with what a copy changes. */
export type HeadValues = {
  TenBangGia: string;
  LoaiGia_Id: string | null;
  TuNgay: string | null;
  SoQuyetDinh: string | null;
  GhiChu: string | null;
  phanTram: string | null;
  lamTron: number;
};

export const headFields = ['TenBangGia', 'LoaiGia_Id', 'TuNgay', 'SoQuyetDinh', 'GhiChu'] as const;

/** The steps in dong that prices of a copy are rounded to. */
export const steps = [1, 10, 100, 500, 1000, 5000, 10_000] as const;

/** What the form of a task starts with: a new list and a copy begin tomorrow. */
export function startOf(
  task: { kind: 'new' | 'edit' | 'copy'; list: PriceList | null },
  today: string,
  copyName: string,
): HeadValues {
  const { kind, list } = task;
  const copied = { phanTram: kind === 'copy' ? '10' : null, lamTron: kind === 'copy' ? 1000 : 1 };
  if (kind === 'edit' && list) {
    const { TenBangGia, LoaiGia_Id, TuNgay, SoQuyetDinh = null, GhiChu = null } = list;
    return { TenBangGia, LoaiGia_Id, TuNgay, SoQuyetDinh, GhiChu, ...copied };
  }
  return {
    TenBangGia: kind === 'copy' ? copyName : '',
    LoaiGia_Id: list?.LoaiGia_Id ?? null,
    TuNgay: dayPlus(today, 1),
    SoQuyetDinh: null,
    GhiChu: null,
    ...copied,
  };
}

/** What is wrong with a head, by field. */
export function headIssues(values: HeadValues, isCopy: boolean): Issue[] {
  const issues: Issue[] = [];
  if (values.TenBangGia.trim() === '') issues.push({ path: 'TenBangGia', code: 'REQUIRED' });
  if (!values.LoaiGia_Id) issues.push({ path: 'LoaiGia_Id', code: 'REQUIRED' });
  if (!values.TuNgay) issues.push({ path: 'TuNgay', code: 'REQUIRED' });
  else if (!/^\d{4}-\d{2}-\d{2}$/.test(values.TuNgay)) issues.push({ path: 'TuNgay', code: 'NOT_A_DATE' });
  if (isCopy && percentOf(values) === null) issues.push({ path: 'phanTram', code: 'NOT_A_NUMBER' });
  return issues;
}

/** The percentage of a copy as decimal text; null while it is none that prices can be changed by. */
export function percentOf({ phanTram }: Pick<HeadValues, 'phanTram'>): string | null {
  if (!phanTram || !/^-?\d{1,4}(\.\d{1,4})?$/.test(phanTram)) return null;
  return dec(phanTram).lt(-100) || dec(phanTram).gt(1000) ? null : phanTram;
}

/** The head as the API takes it; what it needs was checked before. */
export function headOf({ TenBangGia, LoaiGia_Id, TuNgay, SoQuyetDinh, GhiChu }: HeadValues) {
  return { TenBangGia, LoaiGia_Id: LoaiGia_Id ?? '', TuNgay: TuNgay ?? '', SoQuyetDinh, GhiChu };
}

/** Whether a head that was opened and the list as it is now say the same. */
export function isSameHead(opened: HeadValues, now: Pick<PriceList, (typeof headFields)[number]>): boolean {
  return headFields.every((field) => (opened[field] ?? '') === (now[field] ?? ''));
}

/** A copy as the API takes it. */
export function inputOf(values: HeadValues) {
  return { ...headOf(values), phanTram: percentOf(values) ?? '0', lamTron: values.lamTron };
}
