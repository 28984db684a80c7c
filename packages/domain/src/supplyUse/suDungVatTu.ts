import { defineActs } from '../acts/acts.ts';
import type { Issue } from '../catalogue/validate.ts';
import { dec, sum, toQuantity } from '../money/decimal.ts';
import type { QuotaLine } from '../orders/quotas.ts';
import { isAmount } from '../stock/dongPhieu.ts';

/** What the acts on the supplies of a performance decide on. */
export type SuDungVatTuFacts = {
  TrangThai: string;
  /** The room that performs. */
  node: string | null;
  /** The service, or its session, is begun. */
  daBatDau: boolean;
  /** Its report is returned. */
  daTra: boolean;
};

/** The life of the supplies of a performance: a draft; verified, and so out of the stock; a draft again. */
export const suDungVatTuActs = defineActs<SuDungVatTuFacts>()({
  name: 'SuDungVatTu',
  initial: 'DangSuDung',
  states: {
    DangSuDung: { vi: 'Chưa duyệt', en: 'Not verified' },
    DaDuyet: { vi: 'Đã duyệt', en: 'Verified' },
  },
  acts: {
    sua: {
      permission: 'VAT_TU_DICH_VU',
      label: { vi: 'Ghi vật tư sử dụng', en: 'Note the supplies used' },
      move: { from: ['DangSuDung'], wrong: 'SUPPLY_USE_VERIFIED' },
      refuse: unperformed,
    },
    duyet: {
      permission: 'VAT_TU_DICH_VU_DUYET',
      label: { vi: 'Duyệt vật tư sử dụng', en: 'Verify the supplies used' },
      move: { from: ['DangSuDung'], to: 'DaDuyet', wrong: 'SUPPLY_USE_VERIFIED' },
      refuse: unperformed,
    },
    huyDuyet: {
      permission: 'VAT_TU_DICH_VU_DUYET',
      label: { vi: 'Hủy duyệt vật tư sử dụng', en: 'Take the verification of supplies back' },
      move: { from: ['DaDuyet'], to: 'DangSuDung', wrong: 'SUPPLY_USE_NOT_VERIFIED' },
      refuse: (one) => (one.daTra ? 'SUPPLY_USE_RETURNED' : null),
    },
  },
});

function unperformed({ daBatDau, daTra }: SuDungVatTuFacts) {
  if (daTra) return 'SUPPLY_USE_RETURNED' as const;
  return daBatDau ? null : ('SUPPLY_USE_NOT_BEGUN' as const);
}

/** Rows that a performance may have, and characters of a reason. */
export const supplyRowsMost = 100;
export const supplyReasonMost = 250;

/** What a performance may use of a drug or supply by the quotas of its service; decimal text. */
export type Quota = { Duoc_Id: string; TenDuoc: string; SoLuong: string; MucCanhBao: string | null };

/** The quotas of a service for so many performances, one a drug or supply. */
export function quotasFor(
  quotas: readonly Pick<QuotaLine, 'Duoc_Id' | 'TenDuoc' | 'SoLuong' | 'MucCanhBao'>[],
  times: string,
): Quota[] {
  return [...new Set(quotas.map((one) => one.Duoc_Id))].flatMap((Duoc_Id) => {
    const of = quotas.filter((one) => one.Duoc_Id === Duoc_Id);
    const [first] = of;
    if (!first) return [];
    const levels = of.flatMap((one) => (one.MucCanhBao === null ? [] : [one.MucCanhBao]));
    const MucCanhBao = levels.reduce<string | null>(
      (most, one) => (most === null || dec(one).gt(most) ? one : most),
      null,
    );
    const SoLuong = toQuantity(sum(of.map((one) => one.SoLuong)).times(times));
    return [{ Duoc_Id, TenDuoc: first.TenDuoc, SoLuong, MucCanhBao }];
  });
}

/** The quota of a drug or supply: nothing of what a service with quotas does not name, null where a service has none and limits nothing. */
export function quotaOf(quotas: readonly Quota[], Duoc_Id: string | null): string | null {
  if (quotas.length === 0) return null;
  return quotas.find((one) => one.Duoc_Id === Duoc_Id)?.SoLuong ?? '0.000';
}

type Row = { Duoc_Id: string | null; SoLuong: string | null; DinhMuc: string | null; LyDo: string | null };

/** Whether a row is more than the quota of its drug or supply. */
export function isOverQuota({ SoLuong, DinhMuc }: Pick<Row, 'SoLuong' | 'DinhMuc'>): boolean {
  return DinhMuc !== null && SoLuong !== null && isAmount(SoLuong) && dec(SoLuong).gt(DinhMuc);
}

/** What is wrong with the rows of a performance. `complete`: before they are verified; what is over a quota says why. */
export function supplyUseIssues(rows: readonly Row[], complete: boolean): Issue[] {
  if (rows.length > supplyRowsMost)
    return [{ path: 'dongs', code: 'TOO_MANY_ROWS', details: { max: supplyRowsMost } }];
  const issues: Issue[] = complete && rows.length === 0 ? [{ path: 'dongs', code: 'REQUIRED' }] : [];
  for (const [at, row] of rows.entries()) {
    const say = (field: keyof Row, code: string, details?: Record<string, string | number>) =>
      issues.push({ path: `dongs.${at}.${field}`, code, ...(details ? { details } : {}) });
    if (!row.Duoc_Id) say('Duoc_Id', 'REQUIRED');
    else if (rows.findIndex((one) => one.Duoc_Id === row.Duoc_Id) < at) say('Duoc_Id', 'SUPPLY_USE_TWICE');
    if (!row.SoLuong) say('SoLuong', 'REQUIRED');
    else if (!isAmount(row.SoLuong)) say('SoLuong', 'NOT_A_NUMBER');
    else if (dec(row.SoLuong).lte(0)) say('SoLuong', 'TOO_SMALL', { min: '0.001' });
    if ((row.LyDo ?? '').length > supplyReasonMost) say('LyDo', 'TOO_LONG', { max: supplyReasonMost });
    if (complete && !row.LyDo?.trim() && isOverQuota(row)) say('LyDo', 'SUPPLY_USE_OVER');
  }
  return issues;
}

/** What a row does to a store: it does not suffice (short), or so little is left that the quota warns (low). */
export function supplyWarning(
  SoLuong: string | null,
  ton: string,
  MucCanhBao: string | null,
): 'SUPPLY_SHORT' | 'SUPPLY_LOW' | null {
  if (!SoLuong || !isAmount(SoLuong)) return null;
  const left = dec(ton).minus(SoLuong);
  if (left.lt(0)) return 'SUPPLY_SHORT';
  return MucCanhBao !== null && left.lte(MucCanhBao) ? 'SUPPLY_LOW' : null;
}
