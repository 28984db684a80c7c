import { expect, it } from 'vitest';
import { minutesInput, minutesValues, placedIssues } from './minutesValues.ts';

const begin = { ChanDoan: 'Viêm phổi', NhanVien_Id: 'me', now: '2026-11-23T03:00:00.000Z' };

it('new minutes begin with the diagnosis, who writes them and the moment', () => {
  expect(minutesValues(null, begin)).toMatchObject({
    ChanDoan: 'Viêm phổi',
    BacSiDeNghi_Id: 'me',
    NgayHoiChan: begin.now,
    HinhThucHoiChan: 'Khoa',
    ChuToa: null,
    ThanhVien: [],
  });
});

it('people are sent by their position, an empty one not at all', () => {
  const values = { ...minutesValues(null, begin), ChuToa: 'a', ThanhVien: ['b', 'c'], HoTro: ['d'] };
  expect(minutesInput(values).DoiNguThamGia).toEqual([
    { NhanVien_Id: 'a', ViTri: 'ChuToa' },
    { NhanVien_Id: 'b', ViTri: 'ThanhVien' },
    { NhanVien_Id: 'c', ViTri: 'ThanhVien' },
    { NhanVien_Id: 'd', ViTri: 'HoTro' },
  ]);
});

it('faults of people stand at the field of their position', () => {
  expect(placedIssues([{ path: 'DoiNguThamGia.ThuKy' }, { path: 'DiaDiem' }])).toEqual([
    { path: 'ThuKy' },
    { path: 'DiaDiem' },
  ]);
});
