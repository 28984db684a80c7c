import { addToMenus, grant } from '../../src/seed/upgrade/profiles.ts';
import type { SeedUpgrade } from '../../src/seed/upgrade/upgrade.ts';

/** Exemptions that are asked for: who asks, the directors who grant beside accounting, and the desk of all of them. */
export const deNghiMienGiam: SeedUpgrade = {
  name: '0056-de-nghi-mien-giam',
  steps: [
    grant('VIEN_PHI_DE_NGHI_MIEN_GIAM', {
      profiles: ['RECEPTION', 'CASHIER', 'ACCOUNTANT', 'CLINIC_DOCTOR'],
    }),
    grant('VIEN_PHI_MIEN_GIAM', { profiles: ['DIRECTOR'] }),
    addToMenus('mien-giam-ngoai-tru', {
      beside: 'vien-phi-ngoai-tru',
      profiles: ['ADMINISTRATOR', 'RECEPTION', 'CASHIER', 'ACCOUNTANT', 'DIRECTOR', 'CLINIC_DOCTOR'],
    }),
  ],
};
