import { grant } from '../../src/seed/upgrade/profiles.ts';
import type { SeedUpgrade } from '../../src/seed/upgrade/upgrade.ts';

/** Who reads statement files of the bank: those who keep the books, not those who collect. */
export const saoKe: SeedUpgrade = {
  name: '0057-sao-ke',
  steps: [grant('SAO_KE_NHAP', { profiles: ['ADMINISTRATOR', 'ACCOUNTANT', 'CLINIC_DOCTOR'] })],
};
