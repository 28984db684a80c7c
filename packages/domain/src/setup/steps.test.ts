import { expect, it } from 'vitest';
import { type SetupFigures, setupSteps } from './steps.ts';

const nothing: SetupFigures = {
  soTiepNhan: 0,
  soPhongKham: 0,
  soQuayThu: 0,
  soKho: 0,
  soXa: 0,
  soICD: 0,
  soDichVu: 0,
  soDichVuCoGia: 0,
  soThuoc: 0,
  soLoTon: 0,
  soNhanVien: 1,
  soTaiKhoan: 1,
  soDoiTuong: 0,
  luongCoSo: null,
  soQuyenBienLai: 0,
  soThuNgan: 0,
  soThuNganThieuQuyen: 0,
  coBieuTrung: false,
  soSaoLuu: 0,
  soKiemChung: 0,
};
const done = (has: Partial<SetupFigures>) =>
  setupSteps({ ...nothing, ...has })
    .filter((step) => step.done)
    .map((step) => step.key);

it('an administrator alone has done nothing yet', () => {
  expect(done({})).toEqual([]);
});

it.each([
  [{ soTiepNhan: 1, soPhongKham: 2, soQuayThu: 1 }, 'organisation'],
  [{ soDichVu: 9, soDichVuCoGia: 1 }, 'services'],
  [{ soXa: 3321, soICD: 1 }, 'lists'],
  [{ soNhanVien: 2 }, 'staff'],
  [{ soTaiKhoan: 2 }, 'accounts'],
  [{ soThuoc: 1, soKho: 1 }, 'drugs'],
  [{ soLoTon: 1 }, 'stock'],
  [{ soDoiTuong: 1, luongCoSo: '2530000' }, 'payers'],
  [{ soQuyenBienLai: 4, soThuNgan: 1 }, 'receipts'],
  [{ coBieuTrung: true }, 'forms'],
  [{ soSaoLuu: 1, soKiemChung: 1 }, 'backup'],
])('%j is one step done', (has, key) => {
  expect(done(has)).toEqual([key]);
});

it.each([
  { soTiepNhan: 1, soPhongKham: 1 },
  { soDichVu: 30 },
  { soXa: 1 },
  { soThuoc: 5 },
  { soDoiTuong: 3 },
  { soSaoLuu: 2 },
  { soQuyenBienLai: 1 },
  { soQuyenBienLai: 5, soThuNgan: 2, soThuNganThieuQuyen: 1 },
])('half of a step is none: %j', (has) => {
  expect(done(has)).toEqual([]);
});
