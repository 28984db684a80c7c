import { grant } from '../../src/seed/upgrade/profiles.ts';
import type { SeedUpgrade } from '../../src/seed/upgrade/upgrade.ts';

const wardDoctors = ['DOCTOR', 'CLINIC_DOCTOR'];

/** Discharges of inpatients: who orders them, who completes them, who opens ended stays again. */
export const raVienNoiTru: SeedUpgrade = {
  name: '0075-ra-vien-noi-tru',
  steps: [
    grant('NOI_TRU_RA_VIEN', { profiles: wardDoctors }),
    grant('NOI_TRU_HOAN_TAT', { profiles: ['NURSE', 'CASHIER', ...wardDoctors] }),
    grant('NOI_TRU_MO_LAI', { profiles: ['ADMINISTRATOR'] }),
  ],
};
