import { addToMenus, grant } from '../../src/seed/upgrade/profiles.ts';
import type { SeedUpgrade } from '../../src/seed/upgrade/upgrade.ts';

/** What modalities send: who sees how they stand, and the screen of received studies, those of no order and the modalities. */
export const anhDICOM: SeedUpgrade = {
  name: '0040-anh-dicom',
  steps: [
    grant('MAY_DICOM_XEM', { profiles: ['ADMINISTRATOR', 'DOCTOR', 'CLINIC_DOCTOR', 'TECHNICIAN'] }),
    addToMenus('anh-dicom', {
      beside: 'chan-doan-hinh-anh',
      profiles: ['ADMINISTRATOR', 'DOCTOR', 'CLINIC_DOCTOR', 'TECHNICIAN'],
    }),
  ],
};
