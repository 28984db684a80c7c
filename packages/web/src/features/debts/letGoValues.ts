import type { LoaiNguoiNo } from '@sen/domain/debts/congNo';

/** What is typed of a debt before it is written. */
export type LetGoValues = {
  LoaiNguoiNo: Exclude<LoaiNguoiNo, 'BHXH'>;
  CongTy_Id: string | null;
  NguoiBaoLanh: string | null;
  SoDienThoai: string | null;
  NhomCongNo_Id: string | null;
  NgayHan: string | null;
  LyDo: string;
  /** Over the limit, and approved. */
  vuotHanMuc: boolean;
};

export const blankDebt: LetGoValues = {
  ...{ LoaiNguoiNo: 'BenhNhan', CongTy_Id: null, NguoiBaoLanh: null, SoDienThoai: null },
  ...{ NhomCongNo_Id: null, NgayHan: null, LyDo: '', vuotHanMuc: false },
};

/** The same as it is sent: what was typed for another kind of debtor is left out. */
export function letGoInput(values: LetGoValues) {
  const { LoaiNguoiNo, NhomCongNo_Id, NgayHan, LyDo, vuotHanMuc } = values;
  const guaranteed = LoaiNguoiNo === 'BaoLanh';
  return {
    ...{ LoaiNguoiNo, NhomCongNo_Id, NgayHan, LyDo: LyDo.trim(), vuotHanMuc },
    CongTy_Id: LoaiNguoiNo === 'BenhNhan' ? null : values.CongTy_Id,
    NguoiBaoLanh: guaranteed ? values.NguoiBaoLanh?.trim() || null : null,
    SoDienThoai: guaranteed ? values.SoDienThoai?.trim() || null : null,
  };
}
