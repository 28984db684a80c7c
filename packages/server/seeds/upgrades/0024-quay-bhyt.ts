import { grant } from '../../src/seed/upgrade/profiles.ts';
import type { SeedUpgrade } from '../../src/seed/upgrade/upgrade.ts';

/** What patients tell of their health at the reception, and the answers of the insurance portal. */
export const quayBHYT: SeedUpgrade = {
  name: '0024-quay-bhyt',
  steps: [
    grant('SUC_KHOE_TIEP_NHAN', {
      profiles: ['ADMINISTRATOR', 'RECEPTION', 'NURSE', 'DOCTOR', 'CLINIC_DOCTOR'],
    }),
    grant('SUC_KHOE_TIEP_NHAN_XEM', {
      profiles: ['ADMINISTRATOR', 'RECEPTION', 'NURSE', 'DOCTOR', 'CLINIC_DOCTOR'],
    }),
    grant('TRA_CUU_THE_XEM', { profiles: ['ADMINISTRATOR', 'RECEPTION', 'CASHIER', 'CLINIC_DOCTOR'] }),
  ],
};
