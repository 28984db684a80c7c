import { addToMenus } from '../../src/seed/upgrade/profiles.ts';
import type { SeedUpgrade } from '../../src/seed/upgrade/upgrade.ts';

/** The bench over all rooms that answer orders. */
export const canLamSang: SeedUpgrade = {
  name: '0036-can-lam-sang',
  steps: [
    addToMenus('can-lam-sang', {
      beside: 'chan-doan-hinh-anh',
      profiles: ['ADMINISTRATOR', 'DOCTOR', 'CLINIC_DOCTOR', 'TECHNICIAN'],
    }),
  ],
};
