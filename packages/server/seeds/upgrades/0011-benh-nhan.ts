import { grant } from '../../src/seed/upgrade/profiles.ts';
import type { SeedUpgrade } from '../../src/seed/upgrade/upgrade.ts';

/** Records of one person are merged and split by those who keep the registry. */
export const benhNhan: SeedUpgrade = {
  name: '0011-benh-nhan',
  steps: [grant('BENH_NHAN_GOP', { profiles: ['ADMINISTRATOR', 'RECEPTION'] })],
};
