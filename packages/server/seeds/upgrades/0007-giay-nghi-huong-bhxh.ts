import { grant } from '../../src/seed/upgrade/profiles.ts';
import type { SeedUpgrade } from '../../src/seed/upgrade/upgrade.ts';

/** Doctors issue sick-leave certificates. */
export const giayNghiHuongBHXH: SeedUpgrade = {
  name: '0007-giay-nghi-huong-bhxh',
  steps: [grant('GIAY_NGHI_BHXH', { profiles: ['DOCTOR'] })],
};
