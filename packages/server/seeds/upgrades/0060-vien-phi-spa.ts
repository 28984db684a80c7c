import { addToMenus } from '../../src/seed/upgrade/profiles.ts';
import type { SeedUpgrade } from '../../src/seed/upgrade/upgrade.ts';

/** The cashier of a spa is a screen of its own, beside that of a hospital. */
export const vienPhiSpa: SeedUpgrade = {
  name: '0060-vien-phi-spa',
  steps: [
    addToMenus('vien-phi-ngoai-tru-spa', {
      beside: 'vien-phi-ngoai-tru',
      profiles: ['ADMINISTRATOR', 'CASHIER', 'ACCOUNTANT', 'DIRECTOR', 'CLINIC_DOCTOR'],
    }),
  ],
};
