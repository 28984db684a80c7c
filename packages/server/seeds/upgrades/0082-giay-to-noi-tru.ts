import { grant } from '../../src/seed/upgrade/profiles.ts';
import type { SeedUpgrade } from '../../src/seed/upgrade/upgrade.ts';

const wardDoctors = ['DOCTOR', 'CLINIC_DOCTOR'];

/** Certificates of stays: who issues death notices and the like, who issues birth certificates. */
export const giayToNoiTru: SeedUpgrade = {
  name: '0082-giay-to-noi-tru',
  steps: [
    grant('GIAY_TO_NOI_TRU', { profiles: wardDoctors }),
    grant('GIAY_CHUNG_SINH', { profiles: ['NURSE', ...wardDoctors] }),
  ],
};
