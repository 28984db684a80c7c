import { addToMenus, grant } from '../../src/seed/upgrade/profiles.ts';
import { addRows } from '../../src/seed/upgrade/rows.ts';
import type { SeedUpgrade } from '../../src/seed/upgrade/upgrade.ts';
import { ketLuanViSinh } from '../base/conclusions.ts';
import { khangSinh, loaiBenhPham, viKhuan } from '../base/microbiology.ts';
import { loaiDichVuViSinh, nhomDichVuViSinh } from '../base/services.ts';
import { table } from '../table.ts';

/** Microbiology: who performs, returns and takes back, their screen, its kind of services, and what its results choose from. */
export const viSinh: SeedUpgrade = {
  name: '0033-vi-sinh',
  steps: [
    grant('XET_NGHIEM_VI_SINH', { profiles: ['DOCTOR', 'CLINIC_DOCTOR', 'TECHNICIAN'] }),
    grant('XET_NGHIEM_VI_SINH_DUYET', { profiles: ['DOCTOR', 'CLINIC_DOCTOR'] }),
    grant('XET_NGHIEM_VI_SINH_HUY', { profiles: ['DOCTOR', 'CLINIC_DOCTOR'] }),
    addToMenus('xet-nghiem-vi-sinh', {
      beside: 'chan-doan-hinh-anh',
      profiles: ['ADMINISTRATOR', 'DOCTOR', 'CLINIC_DOCTOR', 'TECHNICIAN'],
    }),
    addRows(table('LoaiDichVu', `MaLoaiDichVu|TenLoaiDichVu|Loai|ThuTu\n${loaiDichVuViSinh}`)),
    addRows(
      table('NhomDichVu', `MaNhomDichVu|TenNhomDichVu|LoaiDichVu_Id|color|MauIn|ThuTu\n${nhomDichVuViSinh}`),
    ),
    addRows(table('LoaiBenhPham', loaiBenhPham)),
    addRows(table('ViKhuan', viKhuan)),
    addRows(table('KhangSinh', khangSinh)),
    addRows(table('TuDienKetLuan', ketLuanViSinh)),
  ],
};
