import { addToMenus } from '../../src/seed/upgrade/profiles.ts';
import type { SeedUpgrade } from '../../src/seed/upgrade/upgrade.ts';

/** The desk at which insured costs are confirmed, for who collects and who keeps the books. */
export const xacNhanBHYT: SeedUpgrade = {
  name: '0053-xac-nhan-bhyt',
  steps: [
    addToMenus('xac-nhan-bhyt-ngoai-tru', {
      beside: 'bien-lai',
      profiles: ['ADMINISTRATOR', 'CASHIER', 'ACCOUNTANT', 'CLINIC_DOCTOR'],
    }),
  ],
};
