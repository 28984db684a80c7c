import { addToMenus } from '../../src/seed/upgrade/profiles.ts';
import type { SeedUpgrade } from '../../src/seed/upgrade/upgrade.ts';

/** The desk at which the payer of a visit is changed, for who collects. */
export const capNhatDoiTuong: SeedUpgrade = {
  name: '0054-cap-nhat-doi-tuong',
  steps: [
    addToMenus('cap-nhat-doi-tuong-ngoai-tru', {
      beside: 'bien-lai',
      profiles: ['ADMINISTRATOR', 'CASHIER', 'CLINIC_DOCTOR'],
    }),
  ],
};
