import { addToMenus } from '../../src/seed/upgrade/profiles.ts';
import type { SeedUpgrade } from '../../src/seed/upgrade/upgrade.ts';

/** The screen of bank transactions, for who collects and who keeps the books. */
export const manHinhGiaoDich: SeedUpgrade = {
  name: '0052-man-hinh-giao-dich',
  steps: [
    addToMenus('giao-dich-ngan-hang', {
      beside: 'bien-lai',
      profiles: ['ADMINISTRATOR', 'CASHIER', 'ACCOUNTANT', 'CLINIC_DOCTOR'],
    }),
  ],
};
