import { grant } from '../../src/seed/upgrade/profiles.ts';
import type { SeedUpgrade } from '../../src/seed/upgrade/upgrade.ts';

/** Who sees transfers that a bank tells of, and settles those that nothing was prepared for. */
export const giaoDichNganHang: SeedUpgrade = {
  name: '0051-giao-dich-ngan-hang',
  steps: [
    grant('GIAO_DICH_NGAN_HANG', { profiles: ['ADMINISTRATOR', 'CASHIER', 'ACCOUNTANT', 'CLINIC_DOCTOR'] }),
  ],
};
