import type { Issue } from '@sen/domain/catalogue/validate';
import type { DebtLimitFragment } from './limits.main.gen.ts';

/** The limit of a debtor as it is typed. */
export type LimitValues = {
  /** Whose it is. */
  cua: 'BenhNhan' | 'CongTy';
  BenhNhan_Id: string | null;
  CongTy_Id: string | null;
  HanMuc: string | null;
  NhomCongNo_Id: string | null;
  GhiChu: string | null;
};

export const blankLimit: LimitValues = {
  ...{ cua: 'CongTy', BenhNhan_Id: null, CongTy_Id: null, HanMuc: null, NhomCongNo_Id: null, GhiChu: null },
};

export function limitValues(one: DebtLimitFragment): LimitValues {
  const { BenhNhan_Id, CongTy_Id, HanMuc, NhomCongNo_Id, GhiChu } = one;
  return {
    cua: BenhNhan_Id ? 'BenhNhan' : 'CongTy',
    ...{ BenhNhan_Id, CongTy_Id, HanMuc, NhomCongNo_Id, GhiChu },
  };
}

/** The same as it is sent: of one debtor. */
export function limitInput({ cua, ...values }: LimitValues) {
  const other = cua === 'CongTy' ? { BenhNhan_Id: null } : { CongTy_Id: null };
  return { ...values, ...other, HanMuc: values.HanMuc || null, GhiChu: values.GhiChu?.trim() || null };
}

/** What is wrong before it is sent. */
export function limitIssues({ cua, ...values }: LimitValues): Issue[] {
  const whose = `${cua}_Id` as const;
  return [
    ...(values[whose] ? [] : [{ path: whose, code: 'REQUIRED' }]),
    ...(values.HanMuc === null || values.HanMuc === '' || /^\d+(\.\d+)?$/.test(values.HanMuc)
      ? []
      : [{ path: 'HanMuc', code: 'NOT_A_NUMBER' }]),
  ];
}
