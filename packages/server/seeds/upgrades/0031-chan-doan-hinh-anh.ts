import { addToMenus, grant } from '../../src/seed/upgrade/profiles.ts';
import { addRows } from '../../src/seed/upgrade/rows.ts';
import type { SeedUpgrade } from '../../src/seed/upgrade/upgrade.ts';
import { ketLuanHinhAnh } from '../base/conclusions.ts';
import { table } from '../table.ts';

/** Imaging: who performs, returns and takes back, their screen, and ready conclusions. */
export const chanDoanHinhAnh: SeedUpgrade = {
  name: '0031-chan-doan-hinh-anh',
  steps: [
    grant('CHAN_DOAN_HINH_ANH', {
      profiles: ['DOCTOR', 'CLINIC_DOCTOR', 'OUTSIDE_DOCTOR', 'TECHNICIAN'],
    }),
    grant('CHAN_DOAN_HINH_ANH_DUYET', { profiles: ['DOCTOR', 'CLINIC_DOCTOR', 'OUTSIDE_DOCTOR'] }),
    grant('CHAN_DOAN_HINH_ANH_HUY', { profiles: ['DOCTOR', 'CLINIC_DOCTOR'] }),
    addToMenus('chan-doan-hinh-anh', {
      beside: 'tham-do-chuc-nang',
      profiles: ['ADMINISTRATOR', 'DOCTOR', 'CLINIC_DOCTOR', 'OUTSIDE_DOCTOR', 'TECHNICIAN'],
    }),
    addRows(table('TuDienKetLuan', ketLuanHinhAnh)),
  ],
};
