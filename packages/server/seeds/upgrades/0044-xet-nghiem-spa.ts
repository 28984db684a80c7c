import { addToMenus } from '../../src/seed/upgrade/profiles.ts';
import type { SeedUpgrade } from '../../src/seed/upgrade/upgrade.ts';

/** The laboratory as it stands in a spa, beside that of a hospital. */
export const xetNghiemSpa: SeedUpgrade = {
  name: '0044-xet-nghiem-spa',
  steps: [addToMenus('xet-nghiem-spa', { beside: 'xet-nghiem', profiles: ['ADMINISTRATOR', 'TECHNICIAN'] })],
};
