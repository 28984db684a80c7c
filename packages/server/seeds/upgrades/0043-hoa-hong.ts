import { addToMenus, grant } from '../../src/seed/upgrade/profiles.ts';
import type { SeedUpgrade } from '../../src/seed/upgrade/upgrade.ts';

/** What staff are due: its screen, for who answers for the money. */
export const hoaHong: SeedUpgrade = {
  name: '0043-hoa-hong',
  steps: [
    grant('HOA_HONG_XEM', { profiles: ['ADMINISTRATOR', 'ACCOUNTANT', 'DIRECTOR'] }),
    addToMenus('hoa-hong', {
      beside: 'vien-phi-ngoai-tru',
      profiles: ['ADMINISTRATOR', 'ACCOUNTANT', 'DIRECTOR'],
    }),
  ],
};
