import { addToMenus, grant } from '../../src/seed/upgrade/profiles.ts';
import type { SeedUpgrade } from '../../src/seed/upgrade/upgrade.ts';

/** Sessions of courses: who verifies their reports and takes those back, and the screens of the rooms that perform them. */
export const buoiLieuTrinh: SeedUpgrade = {
  name: '0039-buoi-lieu-trinh',
  steps: [
    grant('TUONG_TRINH_SPA_DUYET', { profiles: ['ADMINISTRATOR', 'DOCTOR', 'CLINIC_DOCTOR', 'TECHNICIAN'] }),
    grant('TUONG_TRINH_SPA_HUY', { profiles: ['ADMINISTRATOR', 'DOCTOR', 'CLINIC_DOCTOR'] }),
    addToMenus('thuc-hien-vltl', {
      beside: 'thuc-hien-chi-dinh-pttt',
      profiles: ['ADMINISTRATOR', 'DOCTOR', 'CLINIC_DOCTOR', 'NURSE'],
    }),
    addToMenus('thuc-hien-vltl', { beside: 'xet-nghiem', profiles: ['TECHNICIAN'] }),
    addToMenus('thuc-hien-dich-vu-spa', {
      beside: 'kham-benh',
      profiles: ['DOCTOR', 'CLINIC_DOCTOR', 'NURSE'],
    }),
    addToMenus('thuc-hien-dich-vu-spa', { beside: 'thuc-hien-vltl', profiles: ['TECHNICIAN'] }),
  ],
};
