import { expect, it } from 'vitest';
import { estimateInput, newEstimate, workedInput } from './estimateValues.ts';

const of = { DoiTuong_Id: 'paying', dongs: [{ DichVu_Id: 'scan', LoaiGia_Id: 'on demand' }] };
const values = {
  ...{ ...newEstimate(null), DoiTuong_Id: 'paying' },
  dichVus: [
    { DichVu_Id: 'scan', SoLuong: '1' },
    { DichVu_Id: 'other', SoLuong: 'x' },
  ],
  thuocs: [{ Duoc_Id: 'drug', SoLuong: '10' }],
};
const types = (input: ReturnType<typeof estimateInput>) => input.dongs.map((line) => line.LoaiGia_Id ?? null);

it('a copy keeps the price types of its services, for the same payer alone', () => {
  expect(types(estimateInput(values, of))).toEqual(['on demand', null, null]);
  expect(types(estimateInput({ ...values, DoiTuong_Id: 'insured' }, of))).toEqual([null, null, null]);
  expect(types(estimateInput(values, null))).toEqual([null, null, null]);
});

it('what is worked out while it is written leaves out lines without a number', () => {
  expect(workedInput(values, of)?.dongs).toEqual([
    { DichVu_Id: 'scan', Duoc_Id: null, LoaiGia_Id: 'on demand', SoLuong: '1' },
    { DichVu_Id: null, Duoc_Id: 'drug', SoLuong: '10' },
  ]);
  expect(workedInput({ ...values, DoiTuong_Id: null }, of)).toBeNull();
});
