import { defineActs } from '../acts/acts.ts';
import type { Issue } from '../catalogue/validate.ts';
import type { ErrorCode } from '../errors/errors.ts';
import { type CachDung, readTimes } from './doseTimes.ts';

/** What the acts on an order of a drug decide on. */
export type YLenhThuocFacts = {
  TrangThai: string;
  /** The ward where the patient lies. */
  node: string | null;
  /** Why nothing is written on the sheet now; null while it is. */
  khongNhan: ErrorCode | null;
  /** Its end has passed. */
  hetHan: boolean;
};

/** The life of an order of a drug: given until its end, stopped before it for a reason, or cancelled with its entry. */
export const yLenhThuocActs = defineActs<YLenhThuocFacts>()({
  name: 'YLenhThuoc',
  initial: 'DangDung',
  states: {
    DangDung: { vi: 'Đang dùng', en: 'In use' },
    DaNgung: { vi: 'Đã ngừng', en: 'Stopped' },
    DaHuy: { vi: 'Đã hủy', en: 'Cancelled' },
  },
  acts: {
    ngung: {
      permission: 'Y_LENH',
      label: { vi: 'Ngừng y lệnh', en: 'Stop the order' },
      move: { from: ['DangDung'], to: 'DaNgung' },
      refuse: ({ khongNhan, hetHan }) => khongNhan ?? (hetHan ? 'DRUG_ORDER_ENDED' : null),
    },
  },
});

/** What is said of how a drug is given. */
export type DrugOrder = {
  Duoc_Id?: string | null | undefined;
  Lieu?: string | null | undefined;
  DuongDung_Id?: string | null | undefined;
  CachDung?: CachDung | null | undefined;
  /** 'HH:MM' each, with commas between them. */
  Gios?: string | null | undefined;
  LyDoKhiCan?: string | null | undefined;
  ToiDa24h?: number | null | undefined;
  CachGio?: string | null | undefined;
  /** Millilitres. */
  TheTich?: string | null | undefined;
  SoPhut?: number | null | undefined;
  GiotMl?: number | null | undefined;
  GhiChu?: string | null | undefined;
};

const above = (value: string | number | null | undefined) => Number(value ?? 0) > 0;

/** What an order of a drug lacks or has wrong. */
export function yLenhThuocIssues(one: DrugOrder): Issue[] {
  const issues: Issue[] = [];
  const need = (path: keyof DrugOrder) => {
    if (!one[path]) issues.push({ path, code: 'REQUIRED' });
  };
  need('Duoc_Id');
  need('DuongDung_Id');
  need('CachDung');
  if (!one.Lieu) issues.push({ path: 'Lieu', code: 'REQUIRED' });
  else if (!above(one.Lieu)) issues.push({ path: 'Lieu', code: 'DOSE_ABOVE_ZERO' });
  if (one.CachDung === 'TheoGio') {
    const times = readTimes(one.Gios ?? '');
    if (times === null) issues.push({ path: 'Gios', code: 'DOSE_TIMES' });
    else if (times.length === 0) issues.push({ path: 'Gios', code: 'REQUIRED' });
  }
  if (one.CachDung === 'KhiCan') {
    need('LyDoKhiCan');
    for (const path of ['ToiDa24h', 'CachGio'] as const)
      if (!above(one[path])) issues.push({ path, code: 'REQUIRED' });
  }
  if (above(one.TheTich) !== above(one.SoPhut))
    issues.push({ path: above(one.TheTich) ? 'SoPhut' : 'TheTich', code: 'REQUIRED' });
  return issues;
}

/** What an order says otherwise than the one that it repeats. */
const compared = [
  'Lieu',
  'DuongDung_Id',
  'CachDung',
  'Gios',
  'LyDoKhiCan',
  'ToiDa24h',
  'CachGio',
  'TheTich',
  'SoPhut',
  'GhiChu',
] as const satisfies ReadonlyArray<keyof DrugOrder>;
export type ComparedField = (typeof compared)[number];

const numbers: ReadonlySet<string> = new Set(['Lieu', 'ToiDa24h', 'CachGio', 'TheTich', 'SoPhut']);

/** The fields in which two orders of a drug differ; numbers are compared as numbers. */
export function changedFields(before: DrugOrder, after: DrugOrder): ComparedField[] {
  const said = (one: DrugOrder, field: ComparedField) => {
    const value = one[field] ?? '';
    return numbers.has(field) && value !== '' ? Number(value) : value;
  };
  return compared.filter((field) => said(before, field) !== said(after, field));
}
