import { addToMenus, grant } from '../../src/seed/upgrade/profiles.ts';
import type { SeedUpgrade } from '../../src/seed/upgrade/upgrade.ts';

/** The spa: who does sessions of courses, and its reception and examination, which a spa's menu shows. */
export const banKham: SeedUpgrade = {
  name: '0022-ban-kham',
  steps: [
    grant('LIEU_TRINH', {
      profiles: ['ADMINISTRATOR', 'RECEPTION', 'NURSE', 'DOCTOR', 'CLINIC_DOCTOR', 'TECHNICIAN'],
    }),
    addToMenus('tiep-nhan', {
      beside: 'tiep-nhan-ngoai-tru',
      profiles: ['ADMINISTRATOR', 'RECEPTION', 'NURSE', 'CLINIC_DOCTOR'],
    }),
    addToMenus('kham-benh', {
      beside: 'kham-benh-ngoai-tru',
      profiles: ['ADMINISTRATOR', 'NURSE', 'DOCTOR', 'CLINIC_DOCTOR'],
    }),
  ],
};
