import { addToMenus } from '../../src/seed/upgrade/profiles.ts';
import type { SeedUpgrade } from '../../src/seed/upgrade/upgrade.ts';

/** The book of receipts, for cashiers and accountants. */
export const soBienLai: SeedUpgrade = {
  name: '0015-so-bien-lai',
  steps: [
    addToMenus('bien-lai', {
      beside: 'vien-phi-ngoai-tru',
      profiles: ['ADMINISTRATOR', 'CASHIER', 'ACCOUNTANT'],
    }),
  ],
};
