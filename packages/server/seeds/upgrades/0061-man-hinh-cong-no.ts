import { addToMenus } from '../../src/seed/upgrade/profiles.ts';
import type { SeedUpgrade } from '../../src/seed/upgrade/upgrade.ts';

/** The screen of debts, for who sees them. */
export const manHinhCongNo: SeedUpgrade = {
  name: '0061-man-hinh-cong-no',
  steps: [
    addToMenus('cong-no', {
      beside: 'vien-phi-ngoai-tru',
      profiles: ['ADMINISTRATOR', 'CASHIER', 'ACCOUNTANT', 'DIRECTOR', 'CLINIC_DOCTOR'],
    }),
  ],
};
