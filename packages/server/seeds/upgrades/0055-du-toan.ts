import { addToMenus, grant } from '../../src/seed/upgrade/profiles.ts';
import type { SeedUpgrade } from '../../src/seed/upgrade/upgrade.ts';

const sellers = ['ADMINISTRATOR', 'RECEPTION', 'CASHIER', 'ACCOUNTANT', 'CLINIC_DOCTOR'];

/** What-if estimates: their screen and rights, for who is asked what things cost. */
export const duToan: SeedUpgrade = {
  name: '0055-du-toan',
  steps: [
    grant('DU_TOAN_XEM', { profiles: sellers }),
    grant('DU_TOAN_SUA', { profiles: sellers }),
    addToMenus('du-toan', { beside: 'vien-phi-ngoai-tru', profiles: sellers }),
  ],
};
