import { grant } from '../../src/seed/upgrade/profiles.ts';
import type { SeedUpgrade } from '../../src/seed/upgrade/upgrade.ts';

/** Deaths that are recorded by themselves, and patients from a file. */
export const hoSoDacBiet: SeedUpgrade = {
  name: '0025-ho-so-dac-biet',
  steps: [
    grant('BENH_NHAN_NHAP', { profiles: ['ADMINISTRATOR'] }),
    grant('TU_VONG_GHI', { profiles: ['ADMINISTRATOR', 'DOCTOR', 'CLINIC_DOCTOR'] }),
    grant('TU_VONG_THU_HOI', { profiles: ['ADMINISTRATOR'] }),
  ],
};
