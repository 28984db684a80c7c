import { addToMenus, grant } from '../../src/seed/upgrade/profiles.ts';
import type { SeedUpgrade } from '../../src/seed/upgrade/upgrade.ts';

const wardPeople = ['NURSE', 'DOCTOR', 'CLINIC_DOCTOR'];

/** The sheets of the wards: who writes them, and their screen. */
export const phieuChamSoc: SeedUpgrade = {
  name: '0079-phieu-cham-soc',
  steps: [
    grant('CHAM_SOC_GHI', { profiles: wardPeople }),
    addToMenus('phieu-cham-soc', {
      beside: 'so-do-giuong-benh',
      profiles: ['ADMINISTRATOR', ...wardPeople],
    }),
  ],
};
