import { addProfile, addToMenus, grant } from '../../src/seed/upgrade/profiles.ts';
import type { SeedUpgrade } from '../../src/seed/upgrade/upgrade.ts';

/** Self-service kiosks: the profile of one, and its screens for who administers the house. */
export const kiosk: SeedUpgrade = {
  name: '0023-kiosk',
  steps: [
    grant('KIOSK', { profiles: ['ADMINISTRATOR'] }),
    addProfile({
      code: 'KIOSK',
      name: 'Kiosk',
      role: 'NURSE',
      permissions: ['KIOSK'],
      menus: ['tiep-nhan-ngoai-tru-kiosk', 'tiep-nhan-ngoai-tru-kiosk-theo-yeu-cau'],
    }),
    addToMenus('tiep-nhan-ngoai-tru-kiosk', { beside: 'tiep-nhan-ngoai-tru', profiles: ['ADMINISTRATOR'] }),
    addToMenus('tiep-nhan-ngoai-tru-kiosk-theo-yeu-cau', {
      beside: 'tiep-nhan-ngoai-tru-kiosk',
      profiles: ['ADMINISTRATOR'],
    }),
  ],
};
