import { addToMenus, grant } from '../../src/seed/upgrade/profiles.ts';
import type { SeedUpgrade } from '../../src/seed/upgrade/upgrade.ts';

/** Quality control of the laboratory: its screen, and who keeps its materials. */
export const noiKiem: SeedUpgrade = {
  name: '0042-noi-kiem',
  steps: [
    grant('DANH_MUC_XET_NGHIEM', { profiles: ['ADMINISTRATOR', 'TECHNICIAN'] }),
    addToMenus('noi-kiem-xet-nghiem', { beside: 'xet-nghiem', profiles: ['ADMINISTRATOR', 'TECHNICIAN'] }),
  ],
};
