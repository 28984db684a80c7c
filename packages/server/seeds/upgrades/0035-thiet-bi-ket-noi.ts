import { addToMenus, grant } from '../../src/seed/upgrade/profiles.ts';
import type { SeedUpgrade } from '../../src/seed/upgrade/upgrade.ts';

/** Devices of the laboratory: who assigns what they send, who sets up their links, and their screen. */
export const thietBiKetNoi: SeedUpgrade = {
  name: '0035-thiet-bi-ket-noi',
  steps: [
    grant('KET_QUA_THIET_BI', { profiles: ['ADMINISTRATOR', 'TECHNICIAN'] }),
    grant('THIET_BI_KET_NOI', { profiles: ['ADMINISTRATOR'] }),
    addToMenus('thiet-bi-ket-noi', { beside: 'xet-nghiem', profiles: ['ADMINISTRATOR', 'TECHNICIAN'] }),
  ],
};
