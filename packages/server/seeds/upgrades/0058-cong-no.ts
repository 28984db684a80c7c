import { grant } from '../../src/seed/upgrade/profiles.ts';
import type { SeedUpgrade } from '../../src/seed/upgrade/upgrade.ts';

/** Debts: who sees them, who lets go owing and reminds, who follows them, who approves. */
export const congNo: SeedUpgrade = {
  name: '0058-cong-no',
  steps: [
    grant('CONG_NO_XEM', {
      profiles: ['ADMINISTRATOR', 'CASHIER', 'ACCOUNTANT', 'DIRECTOR', 'CLINIC_DOCTOR'],
    }),
    grant('CONG_NO_GHI', { profiles: ['CASHIER', 'ACCOUNTANT', 'CLINIC_DOCTOR'] }),
    grant('CONG_NO_SUA', { profiles: ['ACCOUNTANT'] }),
    grant('CONG_NO_DUYET', { profiles: ['ACCOUNTANT', 'DIRECTOR'] }),
  ],
};
