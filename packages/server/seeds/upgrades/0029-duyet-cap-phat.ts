import { grant } from '../../src/seed/upgrade/profiles.ts';
import type { SeedUpgrade } from '../../src/seed/upgrade/upgrade.ts';

/** The approval of supplies, for pharmacists; a site turns it on in its settings. */
export const duyetCapPhat: SeedUpgrade = {
  name: '0029-duyet-cap-phat',
  steps: [grant('DUYET_CAP_PHAT', { profiles: ['PHARMACIST'] })],
};
