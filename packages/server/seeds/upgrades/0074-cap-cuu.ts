import { addToMenus, grant } from '../../src/seed/upgrade/profiles.ts';
import type { SeedUpgrade } from '../../src/seed/upgrade/upgrade.ts';

const profiles = ['ADMINISTRATOR', 'RECEPTION', 'NURSE', 'DOCTOR', 'CLINIC_DOCTOR'];
const doctors = ['DOCTOR'];

/** The emergency reception: who receives and judges there, and its screen. */
export const capCuu: SeedUpgrade = {
  name: '0074-cap-cuu',
  steps: [
    grant('CAP_CUU_TIEP_NHAN', { profiles }),
    addToMenus('tiep-nhan-noi-tru', { beside: 'tiep-nhan-ngoai-tru', profiles }),
    // who has no reception beside which it could stand
    addToMenus('tiep-nhan-noi-tru', { beside: 'benh-nhan-vao-khoa', profiles: doctors }),
  ],
};
