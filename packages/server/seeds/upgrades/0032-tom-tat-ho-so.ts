import { addToMenus, grant } from '../../src/seed/upgrade/profiles.ts';
import type { SeedUpgrade } from '../../src/seed/upgrade/upgrade.ts';

/** Summaries of medical records: who takes requests for them and delivers, who writes, and their screen. */
export const tomTatHoSo: SeedUpgrade = {
  name: '0032-tom-tat-ho-so',
  steps: [
    grant('YEU_CAU_TOM_TAT', {
      profiles: ['ADMINISTRATOR', 'RECEPTION', 'NURSE', 'DOCTOR', 'CLINIC_DOCTOR'],
    }),
    grant('TOM_TAT_HO_SO', { profiles: ['DOCTOR', 'CLINIC_DOCTOR'] }),
    addToMenus('tom-tat-ho-so', {
      beside: 'benh-an-ngoai-tru-chung',
      profiles: ['ADMINISTRATOR', 'RECEPTION', 'NURSE', 'DOCTOR', 'CLINIC_DOCTOR'],
    }),
  ],
};
