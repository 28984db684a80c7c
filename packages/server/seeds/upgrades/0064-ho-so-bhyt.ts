import { claimHours } from '@sen/domain/insurance/defaultParameters';
import { addToMenus, grant } from '../../src/seed/upgrade/profiles.ts';
import { addParameters } from '../../src/seed/upgrade/settings.ts';
import type { SeedUpgrade } from '../../src/seed/upgrade/upgrade.ts';

/** Claims at the insurance portal: who sees them, who sends them, and until when they are due. */
export const hoSoBHYT: SeedUpgrade = {
  name: '0064-ho-so-bhyt',
  steps: [
    grant('HO_SO_BHYT_XEM', {
      profiles: ['ADMINISTRATOR', 'CASHIER', 'ACCOUNTANT', 'DIRECTOR', 'CLINIC_DOCTOR'],
    }),
    grant('HO_SO_BHYT_GUI', { profiles: ['ACCOUNTANT', 'CLINIC_DOCTOR'] }),
    addToMenus('ho-so-bhyt', {
      beside: 'vien-phi-ngoai-tru',
      profiles: ['ADMINISTRATOR', 'CASHIER', 'ACCOUNTANT', 'DIRECTOR', 'CLINIC_DOCTOR'],
    }),
    addParameters(claimHours),
  ],
};
