import { expect, it } from 'vitest';
import { type ChoNo, choNoIssues } from './choNo.ts';

const today = '2026-02-10';
const debt = (over: Partial<ChoNo> = {}): ChoNo => ({ LoaiNguoiNo: 'BenhNhan', LyDo: 'Chờ lương', ...over });

it.each([
  ['of a patient', debt(), []],
  ['due today', debt({ NgayHan: today }), []],
  ['due yesterday', debt({ NgayHan: '2026-02-09' }), ['NgayHan DEBT_DUE_PAST']],
  ['without a reason', debt({ LyDo: ' ' }), ['LyDo REASON_NEEDED']],
  ['of a company', debt({ LoaiNguoiNo: 'CongTy' }), ['CongTy_Id REQUIRED']],
  [
    'of nobody who guarantees',
    debt({ LoaiNguoiNo: 'BaoLanh', NguoiBaoLanh: ' ' }),
    ['NguoiBaoLanh REQUIRED'],
  ],
  ['of an insurer', debt({ LoaiNguoiNo: 'BaoLanh', CongTy_Id: 'c' }), []],
  ['of the insurance', debt({ LoaiNguoiNo: 'BHXH' }), ['LoaiNguoiNo NOT_IN_LIST']],
])('a debt %s is told what is wrong at its field', (_case, given, said) => {
  expect(choNoIssues(given, today).map(({ path, code }) => `${path} ${code}`)).toEqual(said);
});
