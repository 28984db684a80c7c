import { addToMenus, grant } from '../../src/seed/upgrade/profiles.ts';
import type { SeedUpgrade } from '../../src/seed/upgrade/upgrade.ts';

/** Doctors write the minutes of consultations; those who read medical records see the list. */
export const bienBanHoiChan: SeedUpgrade = {
  name: '0013-bien-ban-hoi-chan',
  steps: [
    grant('HOI_CHAN', { profiles: ['DOCTOR'] }),
    addToMenus('bien-ban-hoi-chan', {
      beside: 'tra-cuu-lich-su-kcb',
      profiles: ['ADMINISTRATOR', 'NURSE', 'DOCTOR'],
    }),
  ],
};
