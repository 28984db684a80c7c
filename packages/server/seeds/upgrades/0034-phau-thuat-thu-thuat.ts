import { addToMenus, grant } from '../../src/seed/upgrade/profiles.ts';
import { addRows } from '../../src/seed/upgrade/rows.ts';
import type { SeedUpgrade } from '../../src/seed/upgrade/upgrade.ts';
import { phuongPhapPhauThuat } from '../base/clinical.ts';
import { ketLuanThuThuat } from '../base/conclusions.ts';
import { table } from '../table.ts';

const doctors = ['DOCTOR', 'CLINIC_DOCTOR', 'OUTSIDE_DOCTOR'] as const;
const opened = ['ADMINISTRATOR', ...doctors, 'NURSE'] as const;

/** Surgery and procedures: who performs, unlocks, returns and takes back, their screens, methods and ready reports. */
export const phauThuatThuThuat: SeedUpgrade = {
  name: '0034-phau-thuat-thu-thuat',
  steps: [
    grant('PHAU_THUAT_THU_THUAT', { profiles: [...doctors, 'NURSE', 'TECHNICIAN'] }),
    grant('PHAU_THUAT_THU_THUAT_MO_KHOA', { profiles: [...doctors] }),
    grant('PHAU_THUAT_THU_THUAT_DUYET', { profiles: [...doctors] }),
    grant('PHAU_THUAT_THU_THUAT_HUY', { profiles: ['DOCTOR', 'CLINIC_DOCTOR'] }),
    addToMenus('thuc-hien-chi-dinh-pttt', {
      beside: 'chan-doan-hinh-anh',
      profiles: ['ADMINISTRATOR', ...doctors],
    }),
    addToMenus('thuc-hien-chi-dinh-pttt', { beside: 'kham-benh-ngoai-tru', profiles: ['NURSE'] }),
    addToMenus('tuong-trinh-pt-tt-vltl', { beside: 'thuc-hien-chi-dinh-pttt', profiles: [...opened] }),
    addRows(table('DM_PhuongPhapPhauThuat', phuongPhapPhauThuat)),
    addRows(table('TuDienKetLuan', ketLuanThuThuat)),
  ],
};
