import { addToMenus, grant } from '../../src/seed/upgrade/profiles.ts';
import type { SeedUpgrade } from '../../src/seed/upgrade/upgrade.ts';

const profiles = ['ADMINISTRATOR', 'ACCOUNTANT', 'DIRECTOR', 'CLINIC_DOCTOR'];

/** The page that proves the day's money: who sees it. */
export const doiChieu: SeedUpgrade = {
  name: '0071-doi-chieu',
  steps: [
    grant('DOI_CHIEU_XEM', { profiles }),
    addToMenus('doi-chieu-cuoi-ngay', { beside: 'vien-phi-ngoai-tru', profiles }),
  ],
};
