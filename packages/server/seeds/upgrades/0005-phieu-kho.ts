import { addToMenus, grant } from '../../src/seed/upgrade/profiles.ts';
import type { SeedUpgrade } from '../../src/seed/upgrade/upgrade.ts';

/** Stock papers: who hands out keeps the store. */
export const phieuKho: SeedUpgrade = {
  name: '0005-phieu-kho',
  steps: [
    grant('KHO_LAP_PHIEU', { profiles: ['ADMINISTRATOR', 'PHARMACIST'] }),
    grant('KHO_XAC_NHAN', { profiles: ['ADMINISTRATOR', 'PHARMACIST'] }),
    addToMenus('kho-duoc', { beside: 'cap-phat-thuoc', profiles: ['ADMINISTRATOR', 'PHARMACIST'] }),
  ],
};
