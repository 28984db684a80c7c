import { expect, it } from 'vitest';
import { blankDebt, letGoInput } from './letGoValues.ts';

const typed = {
  ...blankDebt,
  ...{ CongTy_Id: 'c', NguoiBaoLanh: ' Lê Văn Tám ', SoDienThoai: '0912', LyDo: ' Chờ lương ' },
};

it.each([
  ['BenhNhan', { CongTy_Id: null, NguoiBaoLanh: null, SoDienThoai: null }],
  ['CongTy', { CongTy_Id: 'c', NguoiBaoLanh: null, SoDienThoai: null }],
  ['BaoLanh', { CongTy_Id: 'c', NguoiBaoLanh: 'Lê Văn Tám', SoDienThoai: '0912' }],
] as const)('a debt of %s is sent with what is its own', (LoaiNguoiNo, own) => {
  expect(letGoInput({ ...typed, LoaiNguoiNo })).toMatchObject({ ...own, LoaiNguoiNo, LyDo: 'Chờ lương' });
});
