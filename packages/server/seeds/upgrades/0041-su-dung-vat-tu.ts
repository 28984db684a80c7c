import { grant } from '../../src/seed/upgrade/profiles.ts';
import type { SeedUpgrade } from '../../src/seed/upgrade/upgrade.ts';

/** Supplies that services use: who notes them, and who takes them out of the stock. */
export const suDungVatTu: SeedUpgrade = {
  name: '0041-su-dung-vat-tu',
  steps: [
    grant('VAT_TU_DICH_VU', {
      profiles: ['ADMINISTRATOR', 'DOCTOR', 'CLINIC_DOCTOR', 'OUTSIDE_DOCTOR', 'NURSE', 'TECHNICIAN'],
    }),
    grant('VAT_TU_DICH_VU_DUYET', {
      profiles: ['ADMINISTRATOR', 'DOCTOR', 'CLINIC_DOCTOR', 'OUTSIDE_DOCTOR', 'TECHNICIAN'],
    }),
  ],
};
