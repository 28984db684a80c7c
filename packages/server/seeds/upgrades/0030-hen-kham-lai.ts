import { addToMenus, grant } from '../../src/seed/upgrade/profiles.ts';
import type { SeedUpgrade } from '../../src/seed/upgrade/upgrade.ts';

/** Appointment slips: who issues them, who follows appointments up, and the list of them. */
export const henKhamLai: SeedUpgrade = {
  name: '0030-hen-kham-lai',
  steps: [
    grant('GIAY_HEN_KHAM_LAI', { profiles: ['NURSE', 'DOCTOR', 'CLINIC_DOCTOR'] }),
    grant('THEO_DOI_TAI_KHAM', {
      profiles: ['ADMINISTRATOR', 'RECEPTION', 'NURSE', 'DOCTOR', 'CLINIC_DOCTOR'],
    }),
    addToMenus('hen-kham-lai', {
      beside: 'tiep-nhan-ngoai-tru',
      profiles: ['ADMINISTRATOR', 'RECEPTION', 'NURSE', 'CLINIC_DOCTOR'],
    }),
    addToMenus('hen-kham-lai', { beside: 'kham-benh-ngoai-tru', profiles: ['DOCTOR'] }),
  ],
};
