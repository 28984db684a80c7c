import { addToMenus, grant } from '../../src/seed/upgrade/profiles.ts';
import type { SeedUpgrade } from '../../src/seed/upgrade/upgrade.ts';

const wardDoctors = ['DOCTOR', 'CLINIC_DOCTOR'];
const wardPeople = ['ADMINISTRATOR', 'NURSE', ...wardDoctors];

/** The round of a ward and the records of stays. */
export const dieuTri: SeedUpgrade = {
  name: '0077-dieu-tri',
  steps: [
    grant('Y_LENH', { profiles: wardDoctors }),
    addToMenus('kham-benh-noi-tru', { beside: 'so-do-giuong-benh', profiles: wardPeople }),
    addToMenus('benh-an-noi-tru', { beside: 'kham-benh-noi-tru', profiles: wardPeople }),
  ],
};
