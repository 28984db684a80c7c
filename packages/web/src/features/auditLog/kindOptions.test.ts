import { expect, it } from 'vitest';
import { kindOptions } from './kindOptions.ts';

it('puts the records of the work first, then the catalogues in the order of their index', () => {
  const kinds = [
    { entity: 'DM_DichVu', ten: 'Dịch vụ' },
    { entity: 'TiepNhan', ten: 'Tiếp nhận' },
    { entity: 'NhanVien', ten: 'Nhân viên' },
    { entity: 'BienLai', ten: 'Biên lai' },
  ];
  expect(kindOptions(kinds, 'Hồ sơ', 'vi').map(({ label, group }) => [label, group])).toEqual([
    ['Tiếp nhận', 'Hồ sơ'],
    ['Biên lai', 'Hồ sơ'],
    ['Nhân viên', 'Nhân sự'],
    ['Dịch vụ', 'Dịch vụ kỹ thuật'],
  ]);
});
