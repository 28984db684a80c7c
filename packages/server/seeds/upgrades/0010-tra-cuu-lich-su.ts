import { addToMenus } from '../../src/seed/upgrade/profiles.ts';
import type { SeedUpgrade } from '../../src/seed/upgrade/upgrade.ts';

/** The lookup of a patient's visits, for those who read medical records. */
export const traCuuLichSu: SeedUpgrade = {
  name: '0010-tra-cuu-lich-su',
  steps: [
    addToMenus('tra-cuu-lich-su-kcb', {
      beside: 'kham-benh-ngoai-tru',
      profiles: ['ADMINISTRATOR', 'NURSE', 'DOCTOR'],
    }),
    addToMenus('tra-cuu-lich-su-kcb', { beside: 'xet-nghiem', profiles: ['TECHNICIAN'] }),
  ],
};
