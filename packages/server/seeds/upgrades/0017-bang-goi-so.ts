import { addToMenus, grant } from '../../src/seed/upgrade/profiles.ts';
import type { SeedUpgrade } from '../../src/seed/upgrade/upgrade.ts';

/** Televisions that show queues, for who administers the house. */
export const bangGoiSo: SeedUpgrade = {
  name: '0017-bang-goi-so',
  steps: [
    grant('BANG_GOI_SO', { profiles: ['ADMINISTRATOR'] }),
    addToMenus('bang-goi-so', { beside: 'quan-tri-he-thong', profiles: ['ADMINISTRATOR'] }),
  ],
};
