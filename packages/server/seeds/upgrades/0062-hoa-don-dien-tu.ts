import { addToMenus, grant } from '../../src/seed/upgrade/profiles.ts';
import type { SeedUpgrade } from '../../src/seed/upgrade/upgrade.ts';

/** Electronic invoices: who sees them, who issues them, who adjusts and replaces them. */
export const hoaDonDienTu: SeedUpgrade = {
  name: '0062-hoa-don-dien-tu',
  steps: [
    grant('HOA_DON_XEM', {
      profiles: ['ADMINISTRATOR', 'CASHIER', 'ACCOUNTANT', 'DIRECTOR', 'CLINIC_DOCTOR'],
    }),
    grant('HOA_DON_PHAT_HANH', { profiles: ['CASHIER', 'ACCOUNTANT', 'CLINIC_DOCTOR'] }),
    grant('HOA_DON_DIEU_CHINH', { profiles: ['ACCOUNTANT'] }),
    addToMenus('hoa-don-dien-tu', {
      beside: 'vien-phi-ngoai-tru',
      profiles: ['ADMINISTRATOR', 'CASHIER', 'ACCOUNTANT', 'DIRECTOR', 'CLINIC_DOCTOR'],
    }),
  ],
};
