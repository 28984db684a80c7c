import { addToMenus, grant } from '../../src/seed/upgrade/profiles.ts';
import type { SeedUpgrade } from '../../src/seed/upgrade/upgrade.ts';

/** Outpatient records: doctors open and close them, nurses read them. */
export const benhAnNgoaiTru: SeedUpgrade = {
  name: '0012-benh-an-ngoai-tru',
  steps: [
    grant('BENH_AN_NGOAI_TRU', { profiles: ['DOCTOR'] }),
    addToMenus('benh-an-ngoai-tru-chung', {
      beside: 'kham-benh-ngoai-tru',
      profiles: ['ADMINISTRATOR', 'NURSE', 'DOCTOR'],
    }),
  ],
};
